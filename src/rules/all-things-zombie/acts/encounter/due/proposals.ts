/** Everything that is due in an Encounter, and that usually comes next: proposed, never done unasked. */

import type { Seen } from '../../../../core/seen.ts';
import { AFTER_STEPS } from '../../../after-the-battle/due.ts';
import { rollsForDrink } from '../../../after-the-battle/failings.ts';
import { figureNamed, starGone } from '../../../state/find.ts';
import { FORCES, type OneOff } from '../../../state/one-off.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { mayRollForVehicle } from '../../../what-you-gain/vehicles.ts';
import type { SeenEncounter } from '../act.ts';
import { dueFor, killingFor } from '../after/settle.ts';
import { boughtFor } from '../planning/forces.ts';
import { allAway, nobodyCaught } from '../planning/pursuit.ts';
import { overBy } from '../planning/star-gone.ts';
import { warDue } from '../planning/war.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { musters } from '../set-up/muster.ts';
import { everybody } from '../standing/fighters.ts';
import { inBattle } from './battle-proposals.ts';
import type { ToldHere } from './due-marks.ts';

/** `told` is what the acts of this Encounter have told, oldest first. */
export function proposals(now: SeenCampaign, told: readonly ToldHere[]): readonly Proposal[] {
  const { encounter } = now;
  if (encounter === null) return between(now);
  if (encounter.oneOff !== undefined && encounter.stage !== 'on-the-table')
    return besideOneOff(now, encounter, encounter.oneOff);
  if (encounter.stage === 'after') return afterBattle(now, encounter);
  return [...beforeBattle(now, encounter), ...inBattle(now, encounter, told)];
}

const WAR = due('decide-war', 'atz.who-wins', null, {});

/** The war decided first, then the Star’s place, then whether the campaign goes on (ATZ-173). */
function between(now: SeenCampaign): readonly Proposal[] {
  const gone = starGone(now);
  const over = overBy(now);
  const anybody = now.figures.some(({ status }) => status === 'ready');
  const held = now.figures.filter(({ status }) => status === 'captive');
  const mayNotGoOn = over === 'nobody-left' || over === 'calendar-full';
  return [
    ...(warDue(now) && !now.recruiting && over === undefined ? [WAR] : []),
    ...held.map(({ id, name }) => usual('give-up', 'atz.escape', id, { name })),
    ...(gone !== undefined && anybody
      ? [usual('name-star', 'atz.larger-than-life', null, { name: gone.name })]
      : []),
    ...(gone === undefined ? [] : [usual('bring-star', 'atz.larger-than-life', null, {})]),
    ...(gone !== undefined && over === undefined && now.before !== null
      ? [usual('end-campaign', 'atz.points', null, {})]
      : []),
    ...(over === undefined || mayNotGoOn ? [] : [usual('go-on', 'atz.points', null, {})]),
  ];
}

const nameOf = (now: SeenCampaign, id: string) => figureNamed(now, id)?.name ?? id;

/** Before a battle by itself both forces are bought, after it nothing is left but to say who has won. */
function besideOneOff(
  now: SeenCampaign,
  encounter: SeenEncounter,
  oneOff: Seen<OneOff>,
): readonly Proposal[] {
  if (encounter.stage === 'after')
    return oneOff.result === undefined ? [due('end-one-off', 'atz.one-off', null, {})] : [];
  const missing = FORCES.filter((force) => boughtFor(encounter, force).length === 0);
  if (missing.length > 0) return missing.map((force) => due('buy', 'atz.one-off', force, { force }));
  return beforeBattle(now, encounter);
}

function beforeBattle(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  const { kind, role, stage, party, area, phase, vehicles, table, zombiesAtStart, pursuits, drunk } =
    encounter;
  if (allAway(encounter)) return [];
  const drinkers = everybody(now, encounter).filter(
    ({ fighter, attributes }) =>
      fighter.condition !== 'dead' &&
      rollsForDrink(attributes) &&
      !drunk.some(({ figure }) => figure === fighter.who),
  );
  return [
    ...drinkers.map(({ fighter, name }) => due('drink', 'atz.drunkard', fighter.who, { name })),
    ...(kind === 'escape' && encounter.escape === null ? [due('ready-escape', 'atz.escape', null, {})] : []),
    ...(kind === 'pursuit' && pursuits.length === 0 ? [due('begin-pursuit', 'atz.lead', null, {})] : []),
    ...pursuits.flatMap(({ end }, band) =>
      end === 'goes-on' ? [due('pursue-on', 'atz.pursuit.runners', `${band}`, {})] : [],
    ),
    ...musters(now, encounter).map(({ role }) => usual('muster', 'atz.recruit.table', role, { side: role })),
    ...(encounter.oneOff === undefined &&
    mayRollForVehicle(party.length, vehicles.rolled, { area, phase, winner: now.winner }) === undefined &&
    zombiesAtStart === null
      ? [usual('roll-vehicle', 'atz.vehicle-at-start', null, {})]
      : []),
    // On a table of the player’s own the zombies about are as due, once something has been done there.
    ...(table === null && stage === 'planned' && !nobodyCaught(encounter)
      ? [usual('set-table', 'atz.building-count', null, {})]
      : []),
    ...((table !== null || stage === 'on-the-table') && zombiesAtStart === null
      ? [due('place-zombies', 'atz.zombies-at-start', null, role === 'defender' ? { defends: true } : {})]
      : []),
  ];
}

function afterBattle(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  const steps = encounter.party.flatMap((id) => {
    const [next] = dueFor(now, id);
    if (next === undefined) return [];
    const kills = killingFor(now, id).includes(next);
    return [
      due('settle', AFTER_STEPS[next].rule, `${id}/${next}`, { name: nameOf(now, id), step: next, kills }),
    ];
  });
  return steps.length > 0 ? steps : [due('end', 'atz.points', null, {})];
}
