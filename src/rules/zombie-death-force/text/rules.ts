/** Every rule of the game in our own words. */
import type { Rule } from '../../core/module.ts';
import { RULE_TITLES } from './rule-titles.ts';

const SETUP = 'Setup';
const DRAW = 'Draw Phase';
const ASSIGN = 'Assign Phase';
const COMPLETE = 'Completing a Collection';
const DISCARD = 'Discard Phase';
const PLAY = 'Play Actions Phase';
const PASS = 'Pass Turn Phase';
const WIN = 'Winning the Game';
const OURS = 'Ending without a winner (ours)';

/** Text of a rule; what the player is asked by it, and what is done then. */
type Said = string | { readonly ask: string; readonly says: string; readonly act: string };

const of = (section: string, file: string, rules: Readonly<Record<string, Said>>) =>
  Object.entries(rules).map(([id, said]): Rule => {
    const title = RULE_TITLES[id];
    const rule = { id: `zdf.${id}`, section, file, ...(title === undefined ? {} : { title }) };
    if (typeof said === 'string') return { ...rule, summary: said };
    const { says, ...asked } = said;
    return { ...rule, summary: says, ...asked };
  });

export const RULES: readonly Rule[] = [
  ...of(SETUP, 'setting-up.ts', {
    'first-player': {
      ask: 'Who goes first?',
      says: 'One player is chosen to go first; then it goes round to the left.',
      act: 'Choose who goes first',
    },
    deal: 'All cards are shuffled into one deck.',
    'two-players': 'With two players, the two cards marked for three and four are left out.',
  }),
  ...of(DRAW, 'drawing.ts', {
    value:
      'A player draws as many cards as the active cards of the three Stacks count; an empty Stack counts 1.',
    draw: {
      ask: 'Which card is drawn?',
      says: 'One of the cards nobody has seen since the last shuffle.',
      act: 'Draw a card',
    },
    reshuffle: 'Where a card is due and the deck is empty, the discard pile is shuffled into a new one.',
    'no-cards': 'Where both are empty, drawing stops (ZDF-1).',
    lose: 'A player who begins a turn with Stacks that count nothing has lost; all their cards go to the discard pile.',
    'last-standing': 'The last player left has won (ZDF-5).',
  }),
  ...of(ASSIGN, 'assigning.ts', {
    assign: {
      ask: 'Which card goes where?',
      says: 'Cards from the hand are laid on top of the Stacks, one at a time, in any order and as many as are wanted.',
      act: 'Assign',
    },
    'assign-empty':
      'A Collection Stack without a Team or Weapon Card takes one of either kind and colour (ZDF-6).',
    'assign-collection':
      'After that it takes cards of the same kind and colour only, and no card twice (ZDF-14).',
    'assign-wild': 'A Wild Card may be laid on any Collection, an opponent’s too.',
    'assign-action': 'Action Cards go to the player’s own Action Stack.',
    'that-was-easy': '“That was easy.” does nothing but count its value.',
  }),
  ...of(COMPLETE, 'completing.ts', {
    complete:
      'A to E of one colour, announced in the Assign Phase, leave the game; each kind is completed once.',
    'time-to-go': 'A Wild Card on the Stack stands in for one missing card.',
    'you-a-zombie': 'Anywhere on the Action Stack, this card stands in for one missing Team Card.',
    'out-of-ammo': 'Anywhere on the Action Stack, this card stands in for one missing Weapon Card.',
  }),
  ...of(DISCARD, 'assigning.ts', { discard: 'Cards that weren’t assigned go to the discard pile.' }),
  ...of(PLAY, 'playing.ts', {
    play: {
      ask: 'Play the active Action?',
      says: 'The active card of the Action Stack may be played where all it says can be done; then the next one (ZDF-4).',
      act: 'Play',
    },
  }),
  ...of(PLAY, 'actions/trashing.ts', {
    'unfortunate-distraction': {
      ask: 'An unfortunate distraction: which Stack?',
      says: 'One of the player’s Collection Stacks is trashed, then one of an opponent’s.',
      act: 'Trash a Stack',
    },
    'dead-weight': {
      ask: 'Losing the dead weight: which card?',
      says: 'The active card of one of the player’s Stacks is trashed, whatever it is.',
      act: 'Trash a card',
    },
    'hold-them-off': {
      ask: 'We’ll hold them off: which card?',
      says: 'A Collection Card of the player’s is trashed, then one of an opponent’s of the same value or less.',
      act: 'Trash a card',
    },
  }),
  ...of(PLAY, 'actions/moving.ts', {
    'better-you-than-me': {
      ask: 'Better you than me: onto which Stack?',
      says: 'The card itself is laid on an opponent’s Collection Stack (ZDF-9).',
      act: 'Move a card',
    },
    ewwwwwwwww: 'The discard pile, this card with it, is shuffled into the deck.',
  }),
  ...of(PLAY, 'actions/rearranging.ts', {
    'fall-back': {
      ask: 'Fall back: which Stack?',
      says: 'The cards of one of the player’s Stacks are put in another order; there must be one (ZDF-11).',
      act: 'Rearrange a Stack',
    },
    'oh-my-gawd': {
      ask: 'Oh my gawd: which Stack?',
      says: 'The cards of one of an opponent’s Stacks are put in another order.',
      act: 'Rearrange a Stack',
    },
    rearrange: {
      ask: 'Which card comes next, from the top?',
      says: 'The new order, from the active card down.',
      act: 'Put a card next',
    },
  }),
  ...of(PASS, 'ending.ts', { pass: 'The turn goes to the next player to the left.' }),
  ...of(WIN, 'completing.ts', {
    win: 'A player who has completed a Team and a Weapon Collection wins at once.',
  }),
  ...of(OURS, 'ending.ts', {
    'draw-offer': {
      ask: 'Agree to a draw?',
      says: 'From the middle of the game on, a draw may be offered once in a turn; all others have to agree.',
      act: 'Answer the offer of a draw',
    },
    'turn-cap': 'After as many turns as were agreed on, the game is drawn.',
  }),
];
