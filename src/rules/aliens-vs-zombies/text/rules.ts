/** Every rule by the id that stands in the log, in our own words. */
import type { Rule } from '../../core/module.ts';
import { RULE_TITLES } from './rule-titles.ts';

const [SET_UP, PLAY, EVENTS, ACTIONS, MOVEMENT, ATTACKS, VICTORY] = [
  '2.0 Set Up',
  '3.0 How to Play',
  '4.0 Events',
  '5.0 Actions',
  '6.0 Movement',
  '7.0 Attacks',
  '8.0 Victory!',
];

/** Text of a rule: what it does; what the player is asked by it, and what is done then. */
type Said = string | { readonly says: string; readonly ask?: string; readonly act: string };

const rules = (section: string, file: string, of: Readonly<Record<string, Said>>) =>
  Object.entries(of).map(([name, said]): Rule => {
    const title = RULE_TITLES[name];
    const rule = { id: `avz.${name}`, section, file, ...(title === undefined ? {} : { title }) };
    if (typeof said === 'string') return { ...rule, summary: said };
    const { says, ...asked } = said;
    return { ...rule, summary: says, ...asked };
  });

export const ruleIndex: readonly Rule[] = [
  ...rules(SET_UP, 'set-up.ts', {
    'set-up.grave': 'All zombies begin in the grave, out of sight, and all aliens in the reserve.',
    'set-up.zombies': {
      says: 'Fifteen zombies are drawn and stand anywhere in town, no more than three in one location.',
      ask: 'Where does it stand?',
      act: 'Place a zombie',
    },
    'set-up.aliens': {
      says: 'Three groups of a trooper, a UFO and a tank come down, each in a location that holds nothing else.',
      ask: 'Where does the group land?',
      act: 'Land a group',
    },
  }),
  ...rules(PLAY, 'spawning.ts', {
    grave: {
      says: 'A counter is drawn unseen out of the grave.',
      ask: 'Which zombie comes out of the grave?',
      act: 'Draw a zombie',
    },
    spawn: {
      says: 'What was drawn is looked at, then placed on the outside edge of town or on dirt lots, in any numbers, beside aliens too.',
      ask: 'Where does it rise?',
      act: 'Raise a zombie',
    },
    'spawn.lost': 'When the grave is empty the rest of the spawn is lost.',
  }),
  ...rules(PLAY, 'turn.ts', {
    turn: 'A turn is an event, a landing, the actions of the aliens and those of the zombies; there are eight.',
    event: {
      says: 'One event tile is turned over; its number says how many zombies rise. Two of the ten are never seen.',
      ask: 'Which tile is turned over?',
      act: 'Turn over a tile',
    },
  }),
  ...rules(PLAY, 'landing.ts', {
    landing: {
      says: 'A die and one more are the points of combat strength that may land.',
      ask: 'How many points may land?',
      act: 'Roll for the landing',
    },
    'landing.who': {
      says: 'Small units land for their combat strength, one leader a turn at most.',
      ask: 'Who lands?',
      act: 'Choose who lands',
    },
    'landing.unit': {
      says: 'They land in locations that held no counter when the landing began.',
      ask: 'Where does it land?',
      act: 'Land a unit',
    },
  }),
  ...rules(EVENTS, 'icons.ts', {
    'bite.place': {
      says: 'The zombie player points at a location with aliens.',
      ask: 'Where do they bite?',
      act: 'Choose where they bite',
    },
    bite: { says: 'A die for each alien there: each 5 or 6 kills one.', act: 'Roll for the bite' },
    'bite.rises': {
      says: 'For each alien that a bite kills one of the dead rises there.',
      ask: 'Which of the dead rises?',
      act: 'Choose who rises',
    },
    'laser.place': {
      says: 'The alien player points at a location with zombies.',
      ask: 'Where does the laser fire?',
      act: 'Aim the laser',
    },
    laser: {
      says: 'One die: no more than the number of counters there kills all of them.',
      act: 'Fire the laser',
    },
    claw: 'For this turn aliens on the ground can’t move, and zombies add one to each attack die.',
    rise: 'One more zombie rises for each alien on the map; those killed this turn go back to the grave.',
    'icon.none': 'Where an event has nobody to befall, it has no effect.',
  }),
  ...rules(EVENTS, 'big-ones.ts', {
    mutant: {
      says: 'A trooper on the map becomes the Mutant.',
      ask: 'Which trooper becomes the Mutant?',
      act: 'Choose the Mutant',
    },
    'mutant.rampage': {
      says: 'It may stomp through up to six locations at once, none of them twice, over any ground; in each it kills a zombie.',
      ask: 'Where does the Mutant stomp?',
      act: 'Stomp',
    },
    bfar: {
      says: 'The BFAR lands in an empty location.',
      ask: 'Where does the BFAR land?',
      act: 'Land the BFAR',
    },
    'bfar.missiles': {
      says: 'Six dice: for each 4 or more a zombie next to it falls, corners counting.',
      act: 'Fire the missiles',
    },
    removed: {
      says: 'The zombie player says which counter falls.',
      ask: 'Which zombie falls?',
      act: 'Choose which zombie falls',
    },
  }),
  ...rules(ACTIONS, 'acting.ts', {
    act: {
      says: 'Each counter acts once a turn, alone or with others of its location that do the same.',
      ask: 'Who acts?',
      act: 'Choose who acts',
    },
    'act.how': {
      says: 'It moves, or attacks after one point of movement, or stays and does the special attack of its side, or passes.',
      ask: 'What do they do?',
      act: 'Choose what they do',
    },
    move: 'Move: up to all points of movement, and no attack.',
    attack: 'Attack: up to one point of movement, then an attack.',
    blast: 'Blast ’Em: without a step; each natural 6 hits and is rolled again, as long as sixes come.',
    chomp: 'Chomp ’Em: without a step; each natural 6 hits and brings one of the dead back to that location.',
    pass: 'A counter may do nothing.',
    'claw.grounded': 'On the ground among claws an alien blasts or passes.',
  }),
  ...rules(ACTIONS, 'attack.ts', {
    'chomp.rises': {
      says: 'One of the dead comes back for each natural 6.',
      ask: 'Which of the dead comes back?',
      act: 'Choose who comes back',
    },
  }),
  ...rules(MOVEMENT, 'movement.ts', {
    parks: 'A park takes two points to enter, so an attack on foot can’t; UFOs fly over all ground for one.',
    enemies: 'A move ends where enemies are, but not for UFOs and fast zombies.',
    brains: 'The last zombie stays where aliens are, and none leaves a leader.',
    rundown: 'Aliens on the ground can’t leave fast zombies.',
  }),
  ...rules(MOVEMENT, 'acting.ts', {
    stacking: {
      says: 'When all aliens have moved four may share a location, Mutant and BFAR counting as two; others go to the reserve.',
      ask: 'Who goes to the reserve?',
      act: 'Choose who goes to the reserve',
    },
  }),
  ...rules(ATTACKS, 'dice.ts', {
    'attack.aliens': {
      says: 'Aliens roll a die for each point of combat and hit on 4 or more, on 3 or more beside a leader.',
      act: 'Roll the aliens’ attack',
    },
    'attack.zombies': {
      says: 'Each zombie rolls a die, a mob two, and hits with more than its number; each type is rolled by itself.',
      act: 'Roll the zombies’ attack',
    },
    saves: {
      says: 'A die for each hit: 5 or more takes one back, 4 or more in a stack with a leader or a tough zombie.',
      act: 'Roll the saves',
    },
  }),
  ...rules(ATTACKS, 'attack.ts', {
    hits: {
      says: 'The owner deals out the hits: two kill a mob or an armoured alien, one any other; a loss must be taken where one can be.',
      ask: 'Who is lost?',
      act: 'Choose who is lost',
    },
    casualties: 'Dead zombies go to the dead pile, dead aliens to the reserve.',
    'casualties.return': {
      says: 'For each dead alien one of the dead zombies goes back to the grave.',
      ask: 'Which of the dead goes to the grave?',
      act: 'Choose who goes to the grave',
    },
  }),
  ...rules(VICTORY, 'turn.ts', {
    victory: 'After the eighth turn the dead pile is counted.',
  }),
];
