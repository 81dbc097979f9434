/** Hurts of the party, in the order they happened: by whose hand or teeth, and who got them out. */

import { listed, upperFirst } from '../../../core/text/english.ts';
import type { FigureId } from '../../ids.ts';
import type { FigureRecord } from '../../state/encounter.ts';
import { aWeapon } from './things.ts';
import { fighterText, type Writer } from './writer.ts';

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
  const { facts, nameOf, put } = writer;
  const hurts = hurtsIn(writer);
  const horror = facts.records
    .filter(({ sawFirstDeath }) => sawFirstDeath)
    .map(({ figure }) => nameOf(figure));
  return [
    ...hurts.filter(({ turn }) => turn === 0).map((one) => upperFirst(sentence(one, writer))),
    ...(horror.length === 0 ? [] : [put('horror', { who: listed(horror) })]),
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
      weapon: named === undefined || weapon === undefined ? '' : aWeapon(weapon),
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

function sentence(one: Hurt, { nameOf, put }: Writer): string {
  const { kind, mauled, by, weapon, carriers } = one;
  const people = { who: listed(one.who.map(nameOf)), n: one.who.length };
  switch (kind) {
    case 'killed':
      if (by === null) return put('killed by nobody', people);
      if (by === 'zombies') return put('killed by zombies', people, 'killed by');
      return put('killed by people', { ...people, by, weapon }, 'killed by');
    case 'captured':
      return by === null || by === 'the others'
        ? put('captured', people)
        : put('captured by', { ...people, by });
    case 'cheated':
    case 'mauled':
    case 'ran':
      return put(kind, people);
    case 'back':
    case 'left':
    case 'out': {
      const felled = mauled
        ? put('felled by a zombie', people)
        : by === null
          ? put('felled', people)
          : put('felled by people', { ...people, by, weapon });
      const tail =
        carriers === ''
          ? put(`tail ${kind}`, people)
          : put('tail out with help', { n: people.n, carriers }, 'tail out');
      return `${felled} ${tail}.`;
    }
    default:
      return kind satisfies never;
  }
}

/** Told where nobody was hurt in any way. */
export function unharmed(writer: Writer): string[] {
  const { put, facts } = writer;
  if (hurtsIn(writer).length > 0 || facts.records.some(({ sawFirstDeath }) => sawFirstDeath)) return [];
  return [put('unharmed')];
}
