/** What is due in an Encounter, and what usually comes next: proposed, never done unasked. */

import { AFTER_STEPS } from '../../after/due.ts';
import { rollsForSense } from '../../after/failings.ts';
import type { Now } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import { mayRollForVehicle } from '../../gains/vehicles.ts';
import { dealtWith, speakerOf } from '../../people/contact.ts';
import type { AtzRule } from '../../rules.ts';
import type { SeenEncounter } from './act.ts';
import { metHere } from './fighters.ts';
import { dueFor } from './settle.ts';

export interface Proposal {
  readonly act: string;
  /** A figure, a group, a marker's or a band's number; null for the table as a whole. */
  readonly subject: string | null;
  readonly text: string;
  /** The Encounter should not go on before it; otherwise it is only usual. */
  readonly due: boolean;
  readonly rule: AtzRule;
}

export function proposals(now: Now): readonly Proposal[] {
  const { encounter } = now;
  if (encounter === null) return [];
  if (encounter.stage === 'after') return afterBattle(now, encounter);
  return [...beforeBattle(now, encounter), ...inBattle(now, encounter)];
}

const nameOf = (now: Now, id: string) => figureNamed(now, id)?.name ?? id;

function beforeBattle(now: Now, encounter: SeenEncounter): readonly Proposal[] {
  const { kind, party, area, phase, vehicles, table, zombiesAtStart, pursuits, drunk } = encounter;
  const drinkers = party.filter(
    (id) =>
      figureNamed(now, id)?.attributes.includes('drunkard') === true &&
      !drunk.some(({ figure }) => figure === id),
  );
  return [
    ...drinkers.map((id) => due('drink', id, `${nameOf(now, id)} rolls for drink`, 'atz.drunkard')),
    ...(kind === 'escape' && encounter.escape === null
      ? [due('ready-escape', null, 'Say where the prison is, and roll for captors and friends', 'atz.escape')]
      : []),
    ...(kind === 'pursuit' && pursuits.length === 0
      ? [due('begin-pursuit', null, 'Roll for the lead of the Runners', 'atz.lead')]
      : []),
    ...pursuits.flatMap(({ end }, band) =>
      end === 'goes-on'
        ? [due('pursue-on', `${band}`, 'The pursuit goes on: Runners, then Chasers', 'atz.pursuit.runners')]
        : [],
    ),
    ...(mayRollForVehicle(party.length, vehicles.rolled, { area, phase, winner: now.winner }) === undefined &&
    zombiesAtStart === null
      ? [usual('roll-vehicle', null, 'Roll for a vehicle', 'atz.vehicle-at-start')]
      : []),
    ...(table === null ? [usual('set-table', null, 'Lay out the table', 'atz.building-count')] : []),
    ...(table !== null && zombiesAtStart === null
      ? [
          due(
            'place-zombies',
            null,
            'The party makes its first move; then roll for the zombies about',
            'atz.zombies-at-start',
          ),
        ]
      : []),
  ];
}

function inBattle(now: Now, encounter: SeenEncounter): readonly Proposal[] {
  const { stage, party, markers, date, drunk, fighters } = encounter;
  if (stage !== 'on-the-table') return [];
  const groups = metHere(now, encounter);
  const down = fighters.filter(({ condition }) => condition === 'out-of-the-fight');
  return [
    ...groups
      .filter((group) => !dealtWith(group, date))
      .map((group) =>
        due(
          'deal',
          group.id,
          `Deal with ${speakerOf(group.members)?.name ?? 'the people in there'}`,
          'atz.encountering-humans',
        ),
      ),
    ...markers.map(({ who, shots }, at) =>
      due(
        'hear-marker',
        `${at}`,
        `At the end of the turn: ${shots === 1 ? 'a die' : `${shots} dice`} for the shots of ${fighterName(now, who)}`,
        'atz.zombie-reinforcement',
      ),
    ),
    ...groups
      .filter((group) => dealtWith(group, date) && group.standing === 'fought')
      .map((group) =>
        usual(
          'beat',
          group.id,
          `Once they are beaten: loot from ${speakerOf(group.members)?.name ?? 'the losers'}`,
          'atz.take-from-loser',
        ),
      ),
    ...(encounter.escape?.alerted === false
      ? [
          usual(
            'alert',
            null,
            'At the end of a turn in which somebody has left the prison: the alarm',
            'atz.alert',
          ),
        ]
      : []),
    ...down
      .filter(({ who }) => party.some((id) => id === who))
      .map(({ who }) =>
        usual('examine', who, `Somebody looks after ${fighterName(now, who)} for a whole turn`, 'atz.doc'),
      ),
    ...party
      .filter((id) =>
        rollsForSense(
          figureNamed(now, id)?.attributes ?? [],
          drunk.find(({ figure }) => figure === id)?.state ?? undefined,
        ),
      )
      .map((id) => usual('sense', id, `${nameOf(now, id)} rolls for sense, once a turn`, 'atz.dumbass')),
    usual(
      'begin-turn',
      null,
      `Turn ${(encounter.turn?.number ?? 0) + 1}: roll for activation`,
      'atz.activation',
    ),
  ];
}

function afterBattle(now: Now, encounter: SeenEncounter): readonly Proposal[] {
  const steps = encounter.party.flatMap((id) => {
    const [next] = dueFor(now, id);
    if (next === undefined) return [];
    const { title, rule } = AFTER_STEPS[next];
    return [due(`settle`, `${id}/${next}`, `${nameOf(now, id)}: ${title}`, rule)];
  });
  return steps.length > 0
    ? steps
    : [due('end', null, 'Close the Encounter, and go on to the next period', 'atz.points')];
}

function fighterName(now: Now, who: string): string {
  const [group, member] = who.split('/');
  const met = now.contacts.find(({ id }) => id === group)?.members[Number(member)];
  return met?.name ?? nameOf(now, who);
}

function due(act: string, subject: string | null, text: string, rule: AtzRule): Proposal {
  return { act, subject, text, due: true, rule };
}

function usual(act: string, subject: string | null, text: string, rule: AtzRule): Proposal {
  return { act, subject, text, due: false, rule };
}
