/** Zombie Death Force, Go!, as the core plays it. */
import { number } from '../core/fields.ts';
import type { Module } from '../core/module.ts';
import type { Play } from '../core/play.ts';
import type { Seen } from '../core/seen.ts';
import { type SetupFields, setUpWith } from '../core/setup.ts';
import { apply } from './apply.ts';
import { assignPhase } from './assigning.ts';
import { carefulBot } from './bots/careful.ts';
import { quickBot } from './bots/quick.ts';
import { CARDS } from './data/cards.ts';
import { FIGURES } from './data/figures.ts';
import { drawPhase } from './drawing.ts';
import type { ZdfEvent } from './events.ts';
import { ODDS } from './odds.ts';
import { playPhase } from './playing.ts';
import { redeal } from './redealing.ts';
import { begin, setUp } from './setting-up.ts';
import type { ZdfState } from './state.ts';
import { deckFault, deckInForce } from './text/deck.ts';
import { RULES } from './text/rules.ts';
import { zdfText } from './text/text.ts';
import { SEATS, type ZdfOutcome, type ZdfSetup } from './types.ts';

const fields = {
  players: { ...number(2, 4, { usual: 3 }), text: 'Players' },
  turns: { ...number(10, 500, { usual: 120 }), text: 'Turns at most' },
} satisfies SetupFields;

function step(state: Seen<ZdfState>): Play<void, ZdfEvent> {
  switch (state.phase) {
    case 'set-up':
      return setUp(state);
    case 'draw':
      return drawPhase(state);
    case 'assign':
      return assignPhase(state);
    case 'play':
      return playPhase(state);
    default:
      return state.phase satisfies never;
  }
}

export const zombieDeathForce: Module<ZdfSetup, ZdfState, ZdfEvent, ZdfOutcome> = {
  id: 'zombie-death-force',
  title: 'Zombie Death Force, Go!',
  rulesVersion: '1',
  setup: setUpWith(fields),
  seats: SEATS,
  seatsBy: 'players',
  begin,
  step,
  apply,
  outcome: ({ outcome }) => outcome ?? undefined,
  redeal,
  bots: [carefulBot, quickBot],
  text: zdfText,
  odds: ODDS,
  ruleIndex: RULES,
  tables: [CARDS, FIGURES],
  figuresFault: () => deckFault(deckInForce()),
};
