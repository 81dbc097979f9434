/** Every rule of the game in our own words. */
import type { Rule } from '../../core/module.ts';

/** Text of a rule; what the player is asked by it, and what is done then. */
type Said = string | { readonly ask: string; readonly says: string; readonly act: string };

const of = (section: string, file: string, rules: Readonly<Record<string, Said>>) =>
  Object.entries(rules).map(([id, said]): Rule => {
    const rule = { id: `azta.${id}`, section, file };
    if (typeof said === 'string') return { ...rule, summary: said };
    const { says, ...asked } = said;
    return { ...rule, summary: says, ...asked };
  });

const SETUP = of('Setup', 'setting-up.ts', {
  'first-player': {
    ask: 'Who goes first?',
    says: 'Chance says who goes first in the first round; the table may know already.',
    act: 'Say who goes first',
  },
  lots: {
    ask: 'Who goes first by lot?',
    says: 'Each player is as likely as any other to go first.',
    act: 'Draw lots',
  },
  decks: 'Survivors, Gear with Events, and Enemies are three decks.',
  survivor: {
    ask: 'Which survivor is dealt?',
    says: 'Up to four players have three survivors each, more have two; they lie open.',
    act: 'Deal a survivor',
  },
  start: 'One card of each kind begins its stack: a 2, or as much as was agreed on (AZTA-16).',
});

const CARDS = of('Gear and Events', 'drawing.ts', {
  draw: {
    ask: 'Which card is drawn?',
    says: 'One of the Gear and Events that nobody has seen since the last shuffle.',
    act: 'Draw a card',
  },
  'until-event':
    'An eliminated player draws until an Event comes, and discards the rest; the deck is gone through once (AZTA-3).',
  reshuffle: 'A deck that has run out is shuffled anew from what was discarded.',
});

const SETTLING = of('Gear and Events', 'settling.ts', {
  'hand-limit': {
    ask: 'Which card is discarded?',
    says: 'A hand holds three cards; what is more is discarded at once, whichever the player likes.',
    act: 'Discard',
  },
  excess: {
    ask: 'Which Gear is too much?',
    says: 'A survivor carries three pieces and drops the rest; with a Chainsaw two, and discards the rest.',
    act: 'Let Gear go',
  },
});

const WEAPONIZE = [
  ...of('Weaponize', 'weaponize/trading.ts', {
    trade: {
      ask: 'Trade any Gear?',
      says: 'Gear may go from one survivor to another or from hand to hand, for something or for nothing.',
      act: 'Trade',
    },
    'take-gear': 'Once in a game the Physicist takes a piece of Gear from any survivor.',
    move: 'Gear goes from one of a player’s survivors to another, nine times in a round at the most (ours).',
    offer: 'Gear is offered to another player, twice in a round at the most (ours).',
    answer: {
      ask: 'What do you say to that offer?',
      says: 'A player offered Gear declines, or takes the gift, or names what they would give for it.',
      act: 'Answer an offer',
    },
    agree: {
      ask: 'Agree to the trade?',
      says: 'The player who made the offer has the last word.',
      act: 'Agree or not',
    },
    'no-trade': 'An offer comes to nothing.',
  }),
  ...of('Weaponize', 'weaponize/putting-on.ts', {
    'put-on': {
      ask: 'Who carries what?',
      says: 'All Gear in hand has to go onto the player’s own survivors.',
      act: 'Put on Gear',
    },
    drop: 'Gear that can’t be put on, and that of the dead, lies in the centre for the next Loot; Coffee plus is discarded.',
  }),
];

const LOOT = of('Loot', 'looting.ts', {
  loot: {
    ask: 'Loot anything?',
    says: 'One survivor of each player may take one piece from the centre, and counts 1 of their own in everything this round; Gear still adds (AZTA-2).',
    act: 'Loot',
  },
  'left-behind': 'What nobody takes is discarded.',
});

const FLIP = of('Flip', 'flipping.ts', {
  flip: {
    ask: 'Which Threat is flipped?',
    says: 'The top Enemy is the Threat of the round: beneath its stack where it is the largest, else on top (AZTA-1). All cards of the stack count. Where every Enemy lies there already, the greatest stack comes again (ours).',
    act: 'Flip a Threat',
  },
  'two-threats':
    'An eliminated player who goes first flips two; the first joins its stack, the second is the Threat (AZTA-5).',
  forward: {
    ask: 'Who goes forward?',
    says: 'Each player puts one survivor forward who comes to less than the Threat; survivors who are a match for it stay behind.',
    act: 'Put a survivor forward',
  },
  evaded: 'Where nobody comes to less than the Threat, the round is over.',
});

const HELP = of('Help', 'helping.ts', {
  help: {
    ask: 'Whom do you help?',
    says: 'One survivor outside the Encounter lends their own figures, without Gear (AZTA-6), to another player’s inside it; the player draws a card.',
    act: 'Help',
  },
  'force-help': 'Once in a game the Starlet, in her player’s Help step, makes another player’s man help her.',
});

const SCREW = of('Screw the Other Players', 'screw/screwing.ts', {
  screw: {
    ask: 'Play any Events?',
    says: 'Each player has one turn, for as many Events as they like.',
    act: 'Play an Event',
  },
  leave: 'Once in a game the Stoner leaves the Encounter, and takes his helper along.',
});

const EVENTS = [
  ...of('Events', 'screw/choosing.ts', {
    'too-small': 'The first who would be chosen is passed over for the next lowest.',
    'new-flavor-f': 'Women are passed over when a survivor is chosen.',
    'new-flavor-m': 'Men are passed over when a survivor is chosen.',
  }),
  ...of('Events', 'screw/moving.ts', {
    'missed-elevator': 'One survivor or one helper is taken out of the Encounter.',
    'fatally-distracted':
      'Men count 1 of their own in everything for the next round; or those in this Encounter leave it.',
    'noble-sacrifice':
      'Anybody who isn’t helping is added to the Encounter, however strong (AZTA-14); their player draws three.',
    'critical-hit':
      'The whole stack of the Threat is discarded, the Encounter is over, and the player draws one.',
  }),
  ...of('Events', 'screw/boosting.ts', {
    'serious-funk': 'One survivor in the Encounter gets the bonus on the card.',
    's-mart': 'Everyone draws a card; one survivor in the Encounter gets the bonuses on the card.',
    'tight-squeeze': 'The survivor in it with the highest Fight of their own takes the penalties.',
  }),
];

const DIE = of('Die Horribly', 'dying.ts', {
  die: 'The lowest in the Encounter, help and Events counted (AZTA-8), is eliminated where that is less than the Threat.',
  'shared-fate': 'Those who helped them are eliminated, too.',
  'top-off': 'The top card of the Threat goes; a stack may be empty then (AZTA-9).',
  safe: 'Where nobody is chosen, or the one who is is a match for the Threat, nobody dies and the stack stays.',
  'passed-over': 'By an Event the first choice is passed over.',
  precedence: 'Of Events that contradict each other the last one played counts.',
  'one-use': {
    ask: 'Which piece is used up?',
    says: 'When a survivor in the Encounter has died, each survivor who was in it discards one piece of one-use Gear (AZTA-10).',
    act: 'Use up Gear',
  },
  'extra-ammo': 'Extra ammo is discarded in its place.',
  'sudden-death': 'With Sudden Death the smaller Threat goes on until nobody is below it.',
});

const TIED = of('Tiebreakers', 'tied.ts', {
  tie: {
    ask: 'Which of them is it?',
    says: 'Of equals the first counts, from the first player clockwise; among their own a player chooses.',
    act: 'Choose among equals',
  },
});

const WINNING = of('Winning', 'ending.ts', {
  eliminated:
    'A player who has lost the last survivor goes on drawing and playing Events, and flips two Threats when going first.',
  win: 'The last player with survivors has won, and plays on.',
  record: 'Full rounds they live through alone are the record to beat (AZTA-13).',
  together: 'Where the last of several players die together, they share it (ours).',
  'broken-off':
    'After as many rounds as were agreed on the game is broken off; of a flight it is dawn (ours).',
});

const ROUND = [
  ...of('Sequence of play', 'turns.ts', {
    step: 'Six steps make a round, from Weaponize to Die Horribly.',
    pass: 'In each step the first player begins and it goes round clockwise.',
  }),
  ...of('Sequence of play', 'ending.ts', {
    round: 'Everyone goes home, and the next player clockwise goes first, eliminated or not.',
  }),
];

export const RULES: readonly Rule[] = [
  ...SETUP,
  ...CARDS,
  ...SETTLING,
  ...ROUND,
  ...WEAPONIZE,
  ...LOOT,
  ...FLIP,
  ...HELP,
  ...SCREW,
  ...EVENTS,
  ...DIE,
  ...TIED,
  ...WINNING,
];
