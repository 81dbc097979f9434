/**
 * The skeleton fight's dice, passes and look-ups in a plain loop: no play, no question, no event. Tells how much of
 * the fight's time the rules core costs.
 */

import type { DiceBox } from '../../../src/rules/core/dice.ts';
import { passedWith } from '../../../src/rules/core/pass.ts';
import { lookUp, rowOf } from '../../../src/rules/core/table.ts';
import {
  AFTER_HARM,
  AFTER_NERVE,
  ARRIVALS,
  begun,
  type Fighter,
  type FightOutcome,
  type FightSetup,
  type FightState,
  GUNS,
  HARM,
  LAST_ROUND,
  MOST_RAIDERS,
  NERVE,
  newcomer,
  other,
  risen,
  type Side,
  sure,
  TO_HIT,
} from './skeleton-fight.ts';

const faces = (box: DiceBox, dice: number): readonly number[] => box.roll(dice, 'battle');

function target(box: DiceBox, aimed: boolean, enemies: readonly Fighter[]): Fighter | undefined {
  if (!aimed) return enemies.find(({ stance }) => stance === 'up');
  const up = enemies.filter(({ stance }) => stance === 'up');
  return up.length === 0 ? undefined : up[box.below(up.length, 'bot')];
}

function fires(box: DiceBox, state: FightState, enemies: readonly Fighter[], who: Fighter): void {
  const { shots, impact } = rowOf(GUNS, who.gun).result;
  for (let shot = 0; shot < shots; shot++) {
    const at = target(box, state.aimed, enemies);
    if (!at) return;
    state.shots += 1;
    const hit = sure(lookUp(TO_HIT, (faces(box, 1)[0] ?? 0) + who.rep)).result;
    const harm = hit ? sure(lookUp(HARM, (faces(box, 1)[0] ?? 0) - impact)).result : 'none';
    if (harm !== 'none') at.stance = AFTER_HARM[harm];
    else at.stance = AFTER_NERVE[rowOf(NERVE, `${passedWith(faces(box, 2), at.rep).passes}`).result];
  }
}

function activates(box: DiceBox, state: FightState, side: Side, face: number): void {
  for (const who of state[side]) {
    if (who.rep >= face && who.stance === 'up') fires(box, state, state[other(side)], who);
  }
}

function arrivals(box: DiceBox, state: FightState): void {
  if (state.shots === 0) return;
  const sixes = faces(box, state.shots).filter((face) => face === 6).length;
  const count = Math.min(sure(lookUp(ARRIVALS, sixes)).result, MOST_RAIDERS - state.raiders.length);
  for (let at = 0; at < count; at++) state.raiders.push(newcomer(state.raiders.length));
}

function outcome({ party, raiders, round }: FightState): FightOutcome | undefined {
  if (party.every(({ stance }) => stance === 'gone')) return 'lost';
  if (raiders.every(({ stance }) => stance === 'gone')) return 'won';
  return round > LAST_ROUND ? 'dusk' : undefined;
}

/** The state a fight ends in. */
export function bareFight(setup: FightSetup, box: DiceBox): FightState {
  const state = begun(setup);
  while (outcome(state) === undefined) {
    const [party = 0, raiders = 0] = faces(box, 2);
    if (party > raiders) {
      activates(box, state, 'party', party);
      activates(box, state, 'raiders', raiders);
    } else if (raiders > party) {
      activates(box, state, 'raiders', raiders);
      activates(box, state, 'party', party);
    }
    arrivals(box, state);
    risen(state.party);
    risen(state.raiders);
    state.shots = 0;
    state.round += 1;
  }
  return state;
}
