/** A Dumbass, if only for drink, rolls for sense each turn, and who is dead drunk to stay up; a Psycho rushes (section: Attributes). */
import {
  deadDrunk,
  dumbass,
  mayPassOut,
  mustRush,
  rollsForSense,
} from '../../../after-the-battle/failings.ts';
import { isRanged } from '../../../arms.ts';
import { askingOf } from '../../../asking.ts';
import type { DumbassAct } from '../../../data/attribute-tables.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter, FighterId } from '../../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { outAndBack } from '../harm/harmed.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { drunkOf } from '../standing/checker-of.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { fightsParty } from '../standing/foes.ts';
import { tellTest } from '../standing/tested.ts';
import { vehicleNamed } from '../standing/vehicles-in-play.ts';
import { isBound } from './activation.ts';
import { doneSoFar } from './doings.ts';
import { skipsOthers } from './sides.ts';
import { mayFire, mayMove, notActive } from './timely.ts';

export const SENSE = declared({
  fields: { figure: FIGHTER },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'out-of-action', 'not-a-dumbass', 'sense-rolled'],
});

export function* rollForSense(
  now: SeenCampaign,
  { figure: who }: InputOf<typeof SENSE>,
): ActOf<typeof SENSE> {
  const encounter = encounterAt(now, SENSE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  const { name } = found;
  const isDumb = isWithoutSense(encounter, found);
  const isDrunk = isDeadDrunk(encounter, found);
  if (!isDumb && !isDrunk) return no('not-a-dumbass');
  if (!isAble(found.fighter)) return no('out-of-action');
  if (encounter.turn !== null && found.fighter.done?.sensed) return no('sense-rolled');
  if (isDrunk) {
    const { face, found: row } = yield* deadDrunk(askingOf(who), found.rep);
    const word = row.result;
    const result = { of: 'dead-drunk', word } as const;
    yield* tellTest(found, { rule: 'atz.dead-drunk', faces: [face], target: found.rep, result });
    if (word === 'passesOut') yield* fallsOver(found);
    if (word === 'passesOut' || !isDumb) {
      if (word === 'staysUp') yield* hasRolled(encounter, found);
      return done('sense', { name, word });
    }
  }
  const { face, found: row } = yield* dumbass(askingOf(who));
  const word = row.result;
  yield* tellTest(found, { rule: 'atz.dumbass', faces: [face], target: null, result: { of: 'sense', word } });
  yield* hasRolled(encounter, found, word);
  return done('sense', { name, word });
}

function* hasRolled({ turn }: SeenEncounter, { fighter }: Fighting, sense?: DumbassAct): CampaignPlay<void> {
  if (turn === null) return;
  const to: Fighter = { ...fighter, done: { ...fighter.done, sensed: true, ...(sense && { sense }) } };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

/** Out of the fight, by nobody’s hand. */
function* fallsOver({ fighter }: Fighting): CampaignPlay<void> {
  const { underFire: _, underFireToo: _____, covering: __, toFire: ___, inMelee: ____, ...as } = fighter;
  const condition = 'out-of-the-fight';
  const to: Fighter = { ...as, ...outAndBack(fighter, condition), condition, byZombie: false };
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
}

/** True if somebody rolls for sense in this Encounter. */
export const isWithoutSense = (encounter: SeenEncounter, { attributes, fighter }: Fighting): boolean =>
  rollsForSense(attributes, drunkOf(encounter, fighter.who));

const isDeadDrunk = (encounter: SeenEncounter, { attributes, fighter }: Fighting): boolean =>
  mayPassOut(attributes, drunkOf(encounter, fighter.who));

/** As they stand when a turn is over. */
export const withoutSense = (now: SeenCampaign, encounter: SeenEncounter): readonly Fighter[] =>
  everybody(now, encounter)
    .filter((one) => isWithoutSense(encounter, one))
    .map(({ fighter }) => fighter);

/** Into the next turn they take what they did in this one, which a 3 has them continue. */
export function* goOnWith(now: SeenCampaign, before: readonly Fighter[]): CampaignPlay<void> {
  for (const one of before) {
    const is = now.encounter && fighterNamed(now, now.encounter, one.who);
    if (!is) continue;
    const to: Fighter = { ...is.fighter, lastTurn: doneSoFar(one) };
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
}

/** Once a turn; of who is dead drunk, when active. */
export function senseDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return (
    all
      // Once a turn: before the first one nobody keeps whether it has rolled.
      .filter(
        ({ fighter }) => encounter.turn !== null && isAble(fighter) && fighter.done?.sensed === undefined,
      )
      .flatMap((one): Proposal[] => {
        const { fighter, name } = one;
        if (isDeadDrunk(encounter, one))
          return notActive(now, encounter, one) !== undefined
            ? []
            : [usual('sense', 'atz.dead-drunk', fighter.who, { name, drunk: true })];
        return isWithoutSense(encounter, one) ? [usual('sense', 'atz.dumbass', fighter.who, { name })] : [];
      })
  );
}

/** True for a Psycho on foot who could move fast at an enemy: zombies, or people it has come to blows with. */
export function isToRush(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean {
  if (vehicleNamed(encounter, insideOf(one.fighter) ?? '') !== undefined) return false;
  if (encounter.turn === null || !mustRush(one.attributes, drunkOf(encounter, one.fighter.who))) return false;
  if ((encounter.zombies?.groups ?? []).some(({ count }) => count > 0)) return true;
  if (one.figure === null) return fightsParty(now, one);
  return everybody(now, encounter).some((other) => isAble(other.fighter) && fightsParty(now, other));
}

/** True for a Psycho who hasn’t rushed in this activation, and could: it neither lies down nor gives covering fire instead. */
export const holdsBack = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  isBound(encounter, one) &&
  one.fighter.moved === undefined &&
  isToRush(now, encounter, one) &&
  mayMove(now, encounter, one, 'fast') === undefined;

/** A Psycho, when active: first the fast move, then a shot if it has anything to fire (section: Attributes, Psycho). */
export function rushesDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return all
    .filter((one) => isAble(one.fighter) && isToRush(now, encounter, one))
    .flatMap((one): Proposal[] => {
      const { fighter, name, ammo } = one;
      if (fighter.moved === undefined && mayMove(now, encounter, one, 'fast') === undefined)
        // Its turn has not come while a side before its own has done nothing yet.
        return [
          (skipsOthers(now, encounter, one) ? usual : due)('move', 'atz.fast-move', fighter.who, { name }),
        ];
      const fires =
        fighter.moved?.how === 'fast' &&
        fighter.toFire === undefined &&
        one.weapons.some(
          ({ id, weapon }) =>
            isRanged(weapon) &&
            !ammo.some((held) => held.weapon === id && !held.loaded) &&
            mayFire(now, encounter, one, { weapon: id, together: false, at: [] }) === undefined,
        );
      return fires ? [usual('fire-at', 'atz.shoot', fighter.who, { name, at: null, asAtCover: false })] : [];
    });
}

/** The enemy a Psycho rushes at before the first round: the one it charges, or null for anyone once it has moved fast; undefined of anybody else. */
export function rushingAt(
  encounter: SeenEncounter,
  { attributes, fighter }: Fighting,
): FighterId | null | undefined {
  if (!mustRush(attributes, drunkOf(encounter, fighter.who)) || (fighter.done?.rounds ?? 0) > 0)
    return undefined;
  const charged = encounter.fighters.find(({ chargedBy }) => chargedBy?.by === fighter.who);
  return charged?.who ?? (fighter.moved?.how === 'fast' ? null : undefined);
}

export function rushes(encounter: SeenEncounter, one: Fighting, at: string): boolean {
  const whom = rushingAt(encounter, one);
  return whom === null || whom === at;
}
