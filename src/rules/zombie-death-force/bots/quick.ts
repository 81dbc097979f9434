/** Plays quickly: lays down what fits, plays what it can, at whoever has most together. */
import { cardValue } from '../cards.ts';
import { readStack } from '../options.ts';
import { topValue } from '../stacks.ts';
import { playerAt } from '../state.ts';
import type { Card } from '../types.ts';
import { type Asked, best, botOf, type Decisions } from './bot.ts';
import { pileAt, worth } from './judging.ts';

const some = ({ ids, below }: Asked): string | undefined => ids[below(ids.length)];

/** A Collection at once; else any card that fits before it itself. */
function assign({ state, ids, below }: Asked): string | undefined {
  const complete = ids.find((id) => id.startsWith('complete>'));
  if (complete !== undefined) return complete;
  const own = ids.filter((id) => id.includes(`>${state.turn}.`));
  return own[below(own.length === 0 ? 1 : own.length)] ?? 'end';
}

function play({ state, ids }: Asked): string | undefined {
  const isLate = state.turns * 10 >= state.mostTurns * 9;
  return isLate && ids.includes('offer') ? 'offer' : ids[0];
}

/** Choice of a Stack: of its own what the bot misses least, of others what they miss most. */
function stack({ state, seat, ids }: Asked): string | undefined {
  return best(ids, (id) => {
    const { seat: of } = readStack(id);
    const has = worth(playerAt(state, of), pileAt(state, id));
    return of === seat ? -has : has;
  });
}

const rearranged = ({ ids }: Asked) => best(ids, (id) => (id === 'rest' ? 10 : cardValue(id as Card)));

export const DECISIONS: Decisions = {
  'zdf.first-player': some,
  'zdf.assign': assign,
  'zdf.play': play,
  'zdf.unfortunate-distraction': stack,
  'zdf.better-you-than-me': stack,
  'zdf.oh-my-gawd': stack,
  'zdf.fall-back': ({ state, ids }) => best(ids, (id) => -topValue(pileAt(state, id))),
  'zdf.dead-weight': ({ ids }) => best(ids, (id) => -cardValue(id.split('.')[1] as Card)),
  'zdf.hold-them-off': some,
  'zdf.rearrange': rearranged,
  'zdf.draw-offer': () => 'accept',
};

export const quickBot = botOf('quick', 'Plays quickly', DECISIONS);
