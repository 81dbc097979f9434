/** Hurts of the party, in the order they happened: by whose hand or teeth, and who got them out. */

import { listed, upperFirst } from '../../../core/text/english.ts';
import type { FigureId } from '../../ids.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { aWeapon } from './things.ts';
import { fighterText, type Ways, type Writer } from './writer.ts';

type Kind = 'killed' | 'cheated' | 'captured' | 'back' | 'left' | 'out' | 'mauled' | 'ran';

/** Harm to somebody, and to whoever came to it in the same way. */
interface Hurt {
  readonly kind: Kind;
  readonly turn: number;
  readonly mauled: boolean;
  readonly by: string | null;
  readonly weapon: string;
  readonly carriers: string;
  readonly who: readonly FigureId[];
}

/** Tells what happened in which turn, for the course of the battle. */
export function hurtsByTurn(writer: Writer): readonly { readonly turn: number; readonly text: string }[] {
  return hurtsIn(writer)
    .filter(({ turn }) => turn > 0)
    .map((one) => ({ turn: one.turn, text: sentence(one, writer) }));
}

/** Tells what happened in no turn that anybody knows. */
export function hurt(writer: Writer): string[] {
  const { facts, nameOf } = writer;
  const hurts = hurtsIn(writer);
  const horror = facts.records
    .filter(({ sawFirstDeath }) => sawFirstDeath)
    .map(({ figure }) => nameOf(figure));
  return [
    ...hurts.filter(({ turn }) => turn === 0).map((one) => upperFirst(sentence(one, writer))),
    ...(horror.length === 0 ? [] : [horrified(listed(horror), writer)]),
  ];
}

/** In the order of turns; those to whom the same happened in the same turn are told of together. */
function hurtsIn(writer: Writer): readonly Hurt[] {
  const all = writer.facts.records.flatMap((record) => hurtsOf(record, writer));
  const alike = Map.groupBy(all, ({ who: _, ...same }) => JSON.stringify(same));
  return [...alike.values()]
    .map((same): Hurt => ({ ...(same[0] as Hurt), who: same.flatMap(({ who }) => who) }))
    .toSorted((a, b) => a.turn - b.turn);
}

function hurtsOf(record: FigureRecord, writer: Writer): Hurt[] {
  const { nameOf, called } = writer;
  const { course } = writer.facts;
  const { figure, by, byName, byWeapon } = record;
  const fell = course.fell.get(figure);
  const kind = kindOf(record);
  const people = by === 'people';
  const killer = fell?.by?.by ?? undefined;
  const named = !people
    ? undefined
    : byName !== undefined
      ? called(byName)
      : killer && fighterText(killer, writer);
  const weapon = byWeapon ?? (people ? fell?.by?.weapon : undefined) ?? undefined;
  const hurts: Hurt[] = [];
  if (kind !== null)
    hurts.push({
      kind,
      turn: kind === 'cheated' ? 0 : (fell?.turn ?? 0),
      mauled: record.mauled && kind !== 'killed',
      by: by === 'zombies' ? 'zombies' : people ? (named ?? 'the others') : null,
      weapon: named === undefined || weapon === undefined ? '' : ` with ${aWeapon(weapon)}`,
      carriers: kind === 'out' ? listed((course.carried.get(figure) ?? []).map(nameOf)) : '',
      who: [figure],
    });
  const rest = { by: null, weapon: '', carriers: '', who: [figure] };
  if (kind === null && record.mauled)
    hurts.push({ kind: 'mauled', turn: fell?.turn ?? course.mauled.get(figure) ?? 0, mauled: true, ...rest });
  if (record.ranAway) hurts.push({ kind: 'ran', turn: course.ran.get(figure) ?? 0, mauled: false, ...rest });
  return hurts;
}

function kindOf(record: FigureRecord): Kind | null {
  if (record.cheatedDeath) return 'cheated';
  if (record.killed) return 'killed';
  if (record.captured) return 'captured';
  if (!record.outOfTheFight) return null;
  if (record.rejoined) return 'back';
  return record.broughtOff ? 'out' : 'left';
}

function sentence(one: Hurt, writer: Writer): string {
  const { nameOf, put } = writer;
  const names = one.who.map(nameOf);
  const who = listed(names);
  const was = names.length === 1 ? 'was' : 'were';
  const zombie = names.length === 1 ? 'a zombie' : 'zombies';
  switch (one.kind) {
    case 'killed':
      return put(`killed ${one.by === null ? 'by nobody' : 'by'}`, ...killed(who, was, one));
    case 'cheated':
      return put(
        'cheated',
        `${who} cheated death.`,
        `${who} should have died there, and cheated death.`,
        `${who} was all but dead, and cheated death.`,
        `${who} came close to dying, but cheated death.`,
        `${who} only just cheated death.`,
        `${who} cheated death by a hair’s breadth.`,
      );
    case 'captured':
      return one.by === null || one.by === 'the others'
        ? put('captured', ...captured(who, was))
        : put('captured by', ...capturedBy(who, was, one.by));
    case 'mauled':
      return put(
        'mauled',
        `${zombie} pulled ${who} down.`,
        `${zombie} got hold of ${who}.`,
        `${who} ${was} mauled by ${zombie}.`,
        `${who} ${was} knocked down by ${zombie}.`,
        `${zombie} had ${who} on the ground.`,
        `${who} went down under ${zombie}.`,
      );
    case 'ran':
      return put(
        'ran',
        `${who} ran.`,
        `it was too much for ${who}, who ran.`,
        `${who} ran away.`,
        `${who} broke and ran.`,
        `${who} panicked and ran.`,
        `${who} could bear no more, and ran.`,
      );
    case 'back':
    case 'left':
    case 'out':
      return `${felled(who, was, one, put)} ${put(`tail ${one.kind}`, ...tails(was, one))}.`;
    default:
      return one.kind satisfies never;
  }
}

const captured = (who: string, was: string): Ways => [
  `${who} fell into enemy hands.`,
  `the enemy captured ${who}.`,
  `${who} ${was} taken prisoner.`,
  `${who} ${was} captured.`,
  `${who} ended up in captivity.`,
  `${who} ${was} taken alive.`,
];

const capturedBy = (who: string, was: string, by: string): Ways => [
  `${by} captured ${who}.`,
  `${who} ${was} captured by ${by}.`,
  `${by} took ${who} prisoner.`,
  `${who} ${was} taken prisoner by ${by}.`,
  `it was ${by} who captured ${who}.`,
  `${who} fell into the hands of ${by}.`,
];

function killed(who: string, was: string, { by, weapon }: Hurt): Ways {
  if (by === null)
    return [
      `${who} did not live through it.`,
      `${who} ${was} killed.`,
      `${who} died there.`,
      `${who} did not survive.`,
      `${who} did not come through it alive.`,
      `it was the death of ${who}.`,
    ];
  return [
    `${by} killed ${who}${weapon}.`,
    `${who} ${was} killed by ${by}${weapon}.`,
    `${who} fell to ${by}${weapon === '' ? '' : `, armed${weapon}`}.`,
    by === 'zombies' ? `${who} fell prey to zombies.` : `it was ${by} who killed ${who}${weapon}.`,
    `${who} died at the hands of ${by}.`,
    `${by} left ${who} dead.`,
  ];
}

/** Tells what put somebody out of the fight; ends so that how they fared after it can follow. */
function felled(who: string, was: string, { by, weapon, mauled }: Hurt, put: Writer['put']): string {
  const zombie = was === 'was' ? 'a zombie' : 'zombies';
  if (mauled)
    return put(
      'felled by a zombie',
      `${who} ${was} bitten, and`,
      `${zombie} brought down ${who}, who`,
      `${who} went down under ${zombie}, and`,
      `${who} ${was} mauled, and`,
      `${zombie} mauled ${who}, who`,
      `${who} ${was} bitten by ${zombie}, and`,
    );
  if (by !== null)
    return put(
      'felled by people',
      `${by} brought down ${who}, who`,
      `${who} ${was} brought down by ${by}${weapon}, and`,
      `it was ${by} who brought down ${who}, who`,
      `${who} ${was} put down by ${by}${weapon}, and`,
      `${by} felled ${who}, who`,
      `${who} ${was} felled by ${by}${weapon}, and`,
    );
  return put(
    'felled',
    `${who} went down, and`,
    `${who} ${was} put out of the fight, and`,
    `${who} fell, and`,
    `${who} ${was} hurt, and`,
    `${who} ${was} badly hurt, and`,
    `${who} dropped, and`,
  );
}

function tails(was: string, { kind, carriers }: Hurt): Ways {
  if (kind === 'back')
    return [
      'got up again',
      `${was} helped back up in time`,
      'rejoined the fight',
      `${was} back in the fight before the end`,
      'recovered in time to go on',
      `${was} soon up again`,
    ];
  if (kind === 'left')
    return [
      `${was} left lying`,
      `${was} not carried out`,
      'stayed down',
      `${was} left on the ground`,
      'lay there to the end',
      'did not get up again',
    ];
  if (carriers !== '')
    return [
      `${was} carried out by ${carriers}`,
      `${was} dragged out by ${carriers}`,
      `${was} pulled out by ${carriers}`,
      `${was} brought off by ${carriers}`,
      `${was} carried to safety by ${carriers}`,
      `got away with the help of ${carriers}`,
    ];
  return [
    `${was} carried out`,
    'had to be carried out',
    `${was} brought off`,
    `${was} pulled out in time`,
    `${was} helped off the field`,
    'had to be helped away',
  ];
}

function horrified(who: string, { put }: Writer): string {
  return put(
    'horror',
    `${who} saw someone eaten for the first time.`,
    `For the first time ${who} saw someone eaten.`,
    `${who} had never before seen anyone eaten.`,
    `It was the first time ${who} saw anyone eaten.`,
    `${who} watched for the first time as someone was eaten.`,
    `${who} had never seen anyone eaten before.`,
  );
}

/** Told where nobody was hurt in any way. */
export function unharmed(writer: Writer): string[] {
  const { they, put, facts } = writer;
  if (hurtsIn(writer).length > 0 || facts.records.some(({ sawFirstDeath }) => sawFirstDeath)) return [];
  return [
    put(
      'unharmed',
      'Nobody was hurt.',
      'Nobody came to any harm.',
      they === 'they' ? 'They came through it unhurt.' : `${they} came through it unhurt.`,
      'Nobody had a scratch.',
      'No one was hurt.',
      'No harm came to the party.',
    ),
  ];
}
