/** Sections: Carrying Others; Larger Than Life. Who is carried by whom, as long as he is on his feet himself, and leaves the table so. */
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Condition, Fighter, FighterId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { isAble } from './able.ts';
import { type Fighting, fighterNamed } from './fighters.ts';

export const LIES: readonly Condition[] = [
  'knocked-down',
  'huddled',
  'collapsed',
  'out-of-the-fight',
  'captured',
  'dead',
];

/** Carriers of somebody who still stand. */
export function carriersOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { carriers = [] }: Pick<Fighter, 'carriers'>,
): readonly FighterId[] {
  return carriers.filter((id) => {
    const found = fighterNamed(now, encounter, id);
    return found !== undefined && isAble(found.fighter);
  });
}

/** One who carries somebody now; undefined for whoever is on his feet, and for one whose carriers have all fallen. */
export const carrierOf = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  fighter: Pick<Fighter, 'carriers' | 'condition'>,
): FighterId | undefined =>
  LIES.includes(fighter.condition) ? carriersOf(now, encounter, fighter)[0] : undefined;

/** The person somebody carries, if any. */
export function carriedBy(now: SeenCampaign, encounter: SeenEncounter, who: string): Fighting | undefined {
  const one = encounter.fighters.find(({ carriers = [] }) => carriers.some((id) => id === who));
  const found = one && LIES.includes(one.condition) ? fighterNamed(now, encounter, one.who) : undefined;
  if (found === undefined) return undefined;
  return carriersOf(now, encounter, found.fighter).some((id) => id === who) ? found : undefined;
}

/** Has somebody taken off the table by a carrier or a vehicle: no worse than before, and neither dead nor captured any less. */
export function* takenOff({ fighter }: Pick<Fighting, 'fighter'>): CampaignPlay<void> {
  const { covering: _, toFire: __, inMelee: ___, alight: ____, inside, ...rest } = fighter;
  const condition = offTable(fighter.condition);
  // A body comes home with the vehicle it lies in.
  const to: Fighter = { ...rest, ...(condition === 'dead' && inside !== undefined && { inside }), condition };
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
}

const OUT: readonly Condition[] = ['out-of-the-fight', 'collapsed', 'carried'];
const ENDED: readonly Condition[] = ['dead', 'captured'];

function offTable(condition: Condition): Condition {
  if (ENDED.includes(condition)) return condition;
  return OUT.includes(condition) ? 'carried' : 'off-table';
}

/** True for a body that a carrier or a vehicle has taken off the table. */
export function isBodyBroughtOff({ fighters, working = [] }: SeenEncounter, body: Fighter): boolean {
  const { condition, carriers = [], inside } = body;
  if (condition !== 'dead') return false;
  const byHand = fighters.some((one) => one.condition === 'off-table' && carriers.includes(one.who));
  return byHand || working.some(({ id, away }) => away !== undefined && id === inside);
}
