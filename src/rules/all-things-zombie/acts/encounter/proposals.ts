/** What is due in an Encounter, and what usually comes next: proposed, never done unasked. */

import { AFTER_STEPS } from '../../after-the-battle/due.ts';
import { SIDES } from '../../encounters/kind.ts';
import { figureNamed } from '../../state/find.ts';
import { mayRollForVehicle } from '../../what-you-gain/vehicles.ts';
import type { Now } from '../act.ts';
import type { SeenEncounter } from './act.ts';
import { inBattle } from './battle-proposals.ts';
import { musters } from './muster.ts';
import { due, type Proposal, usual } from './proposal.ts';
import { dueFor } from './settle.ts';
import { warDue } from './war.ts';

export function proposals(now: Now): readonly Proposal[] {
  const { encounter } = now;
  if (encounter === null) return warDue(now) && !now.recruiting ? [WAR] : [];
  if (encounter.stage === 'after') return afterBattle(now, encounter);
  return [...beforeBattle(now, encounter), ...inBattle(now, encounter)];
}

const WAR: Proposal = {
  act: 'decide-war',
  subject: null,
  text: 'The twentieth year has come: roll for who has won the war',
  due: true,
  rule: 'atz.who-wins',
};

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
    ...musters(now, encounter).map(({ role }) =>
      usual('muster', role, `Find out who the ${SIDES[role]} are`, 'atz.recruit.table'),
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
