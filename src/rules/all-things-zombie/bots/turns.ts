/** Turns of a bot: activation, shots and what they leave in the clip, markers heard, and how its figures stand. */
import type { TableSize } from '../../core/geometry/table-top.ts';
import { dueMarks } from '../acts/encounter/due/due-marks.ts';
import { deathToMeet } from '../acts/encounter/early-grave.ts';
import { everybody, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import { sidesHere } from '../acts/encounter/turn/sides.ts';
import type { Noise } from '../acts/encounter/zombies/noise.ts';
import { isRanged, volleysOf, weaponOf } from '../arms.ts';
import { USUAL_SIZE } from '../battlefield/table.ts';
import { FACINGS } from '../meeting-and-greeting/facing.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { act, type BotAct, type Situation, type Under } from './act.ts';
import type { Chance } from './chance.ts';

/** Most sides in a turn: the odds of activation are counted for no more. */
const MOST_SIDES = 6;

/** Beginning of the next turn, with a die for each side on the table (section: Turn Sequence and Activation). */
export const nextTurn = (now: SeenCampaign, encounter: Under): BotAct =>
  act('encounter.begin-turn', { sides: sidesHere(now, encounter).slice(0, MOST_SIDES) });

/** Act at the end of a turn: a roll for each marker of shots, now and then a grouping, then the next turn. */
export function turning({ now, encounter, chance }: Situation): BotAct {
  if (encounter.markers.length > 0) {
    const marker = chance.below(encounter.markers.length);
    return act('encounter.hear-marker', { marker });
  }
  if (chance.of(1, 4)) {
    const members = encounter.party.filter(() => chance.of(1, 2));
    const groups = members.length === 0 ? [] : [{ members, led: chance.of(1, 2) }];
    return act('encounter.keep-together', { groups });
  }
  return nextTurn(now, encounter);
}

/** Fire with a figure’s ranged weapon, or a reload where that is empty (which a player would do at the next opportunity). */
export function shooting({ now, encounter, chance, figure: who }: Situation): BotAct {
  const from = somewhere(chance, encounter.table ?? USUAL_SIZE);
  const found = fighterNamed(now, encounter, who);
  const armed = found?.weapons.find(({ weapon }) => isRanged(weapon));
  if (armed === undefined || chance.of(1, 6)) {
    const shots = chance.below(5);
    return act('encounter.hear-shots', { shots, from });
  }
  const { id: weapon } = armed;
  if (found?.ammo.some((one) => one.weapon === weapon && !one.loaded))
    return act('encounter.reload', { who, weapon });
  const { counted: shots } = chance.one(volleysOf(weaponOf(armed.weapon)));
  let ones = 0;
  for (let shot = 0; shot < shots; shot += 1) if (chance.of(1, 6)) ones += 1;
  return act('encounter.fire', { who, weapon, shots, ones, from, target: 'charging-zombie' });
}

function somewhere(chance: Chance, { width, depth }: TableSize): Noise['from'] {
  if (chance.of(1, 2)) return null;
  const spot = { x: chance.below(width + 1), y: chance.below(depth + 1) };
  return { spot, facing: chance.one(FACINGS) };
}

/** Condition that a check has led to and that isn’t marked on the fighter yet. */
export function marking({ now, encounter, told }: Situation): BotAct | undefined {
  const [due] = dueMarks(now, encounter, told);
  if (due !== undefined) {
    const { who, condition, byZombie } = due;
    return act('encounter.mark', { who, condition, byZombie });
  }
  const dying = everybody(now, encounter).find((one) => deathToMeet(one) !== undefined);
  return dying && act('encounter.early-grave', { figure: dying.fighter.who });
}
