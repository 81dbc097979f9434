/** Acts of the bots that play campaigns, for tests of what is kept of them. */

import { refuse } from '../../../src/rules/all-things-zombie/acts/act.ts';
import { nextAct } from '../../../src/rules/all-things-zombie/bots/campaign.ts';
import { chanceOf } from '../../../src/rules/all-things-zombie/bots/chance.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { doneAs } from '../rules/title.ts';
import type { MakeAct } from './play.ts';

/** Act that a bot would do next, whatever it is; it may be refused. */
export function actOfBot(seed: string): MakeAct {
  return (now) => nextAct(now, chanceOf(diceBox(seed))).act(now);
}

/** Acts that end any Encounter, refused ones included. */
const MOST_ACTS = 400;

/** Bots play on until the Encounter under way, or else the next one, is over: all of it in one act. */
export function encounterByBots(seed: string): MakeAct {
  return function* (now) {
    const chance = chanceOf(diceBox(seed));
    const { before } = now;
    let told = false;
    for (let acts = 0; acts < MOST_ACTS && now.before === before; acts++) {
      const acted = yield* nextAct(now, chance).act(now);
      told ||= acted.ok;
    }
    return told ? doneAs('An Encounter of bots') : refuse({ code: 'not-settled' });
  };
}
