/** Every rule by the id that stands in the log, in our own words. */
import type { Rule } from '../core/module.ts';

const [SET_UP, PLAY, EVENTS, ACTIONS, MOVEMENT, ATTACKS, VICTORY] = [
  '2.0 Set Up',
  '3.0 How to Play',
  '4.0 Events',
  '5.0 Actions',
  '6.0 Movement',
  '7.0 Attacks',
  '8.0 Victory!',
];

const rules = (
  section: string,
  file: string,
  of: Readonly<Record<string, string | readonly [string, string]>>,
) =>
  Object.entries(of).map(([name, said]): Rule => {
    const [summary, ask] = typeof said === 'string' ? [said, undefined] : said;
    return { id: `avz.${name}`, section, summary, file, ...(ask === undefined ? {} : { ask }) };
  });

export const ruleIndex: readonly Rule[] = [
  ...rules(SET_UP, 'set-up.ts', {
    'set-up.grave': 'All zombies begin in the grave, out of sight, and all aliens in the reserve.',
    'set-up.zombies': [
      'Fifteen zombies are drawn and stand anywhere in town, no more than three in one location.',
      'Where does it stand?',
    ],
    'set-up.aliens': [
      'Three groups of a trooper, a UFO and a tank come down, each in a location that holds nothing else.',
      'Where does the group land?',
    ],
  }),
  ...rules(PLAY, 'spawning.ts', {
    grave: ['A counter is drawn unseen out of the grave.', 'Which zombie comes out of the grave?'],
    spawn: [
      'What was drawn is looked at, then placed on the outside edge of town or on dirt lots, in any numbers, beside aliens too.',
      'Where does it rise?',
    ],
    'spawn.lost': 'When the grave is empty the rest of the spawn is lost.',
  }),
  ...rules(PLAY, 'turn.ts', {
    turn: 'A turn is an event, a landing, the actions of the aliens and those of the zombies; there are eight.',
    event: [
      'One event tile is turned over; its number says how many zombies rise. Two of the ten are never seen.',
      'Which tile is turned over?',
    ],
  }),
  ...rules(PLAY, 'landing.ts', {
    landing: [
      'A die and one more are the points of combat strength that may land.',
      'How many points may land?',
    ],
    'landing.who': ['Small units land for their combat strength, one leader a turn at most.', 'Who lands?'],
    'landing.unit': [
      'They land in locations that held no counter when the landing began.',
      'Where does it land?',
    ],
  }),
  ...rules(EVENTS, 'icons.ts', {
    'bite.place': ['The zombie player points at a location with aliens.', 'Where do they bite?'],
    bite: 'A die for each alien there: each 5 or 6 kills one.',
    'bite.rises': [
      'For each alien that a bite kills one of the dead rises there.',
      'Which of the dead rises?',
    ],
    'laser.place': ['The alien player points at a location with zombies.', 'Where does the laser fire?'],
    laser: 'One die: no more than the number of counters there kills all of them.',
    claw: 'For this turn aliens on the ground can’t move, and zombies add one to each attack die.',
    rise: 'One more zombie rises for each alien on the map; whoever is killed this turn goes back to the grave.',
    'icon.none': 'Where an event has nobody to befall, it has no effect.',
  }),
  ...rules(EVENTS, 'big-ones.ts', {
    mutant: ['A trooper on the map becomes the Mutant.', 'Which trooper becomes the Mutant?'],
    'mutant.rampage': [
      'It may stomp through up to six locations at once, none of them twice, over any ground; in each it kills a zombie.',
      'Where does the Mutant stomp?',
    ],
    bfar: ['The BFAR lands in an empty location.', 'Where does the BFAR land?'],
    'bfar.missiles': 'Six dice: for each 4 or more a zombie next to it falls, corners counting.',
    removed: ['The zombie player says which counter falls.', 'Which zombie falls?'],
  }),
  ...rules(ACTIONS, 'acting.ts', {
    act: [
      'Each counter acts once a turn, alone or with others of its location that do the same.',
      'Who acts?',
    ],
    'act.how': [
      'It moves, or attacks after one point of movement, or stays and does the special attack of its side, or passes.',
      'What do they do?',
    ],
    move: 'Move: up to all points of movement, and no attack.',
    attack: 'Attack: up to one point of movement, then an attack.',
    blast: 'Blast ’Em: without a step; each natural 6 hits and is rolled again, as long as sixes come.',
    chomp: 'Chomp ’Em: without a step; each natural 6 hits and brings one of the dead back to that location.',
    pass: 'A counter may do nothing.',
    'claw.grounded': 'On the ground among claws an alien blasts or passes.',
  }),
  ...rules(ACTIONS, 'attack.ts', {
    'chomp.rises': ['One of the dead comes back for each natural 6.', 'Which of the dead comes back?'],
  }),
  ...rules(MOVEMENT, 'movement.ts', {
    parks: 'A park takes two points to enter, so an attack on foot can’t; UFOs fly over all ground for one.',
    enemies: 'A move ends where enemies are, but not for UFOs and fast zombies.',
    brains: 'The last zombie stays where aliens are, and none leaves a leader.',
    rundown: 'Aliens on the ground can’t leave fast zombies.',
  }),
  ...rules(MOVEMENT, 'acting.ts', {
    stacking: [
      'When all aliens have moved four may share a location, Mutant and BFAR counting as two; others go to the reserve.',
      'Who goes to the reserve?',
    ],
  }),
  ...rules(ATTACKS, 'dice.ts', {
    'attack.aliens':
      'Aliens roll a die for each point of combat and hit on 4 or more, on 3 or more beside a leader.',
    'attack.zombies':
      'Each zombie rolls a die, a mob two, and hits with more than its number; each type is rolled by itself.',
    saves:
      'A die for each hit: 5 or more takes one back, 4 or more in a stack with a leader or a tough zombie.',
  }),
  ...rules(ATTACKS, 'attack.ts', {
    hits: [
      'The owner deals out the hits: two kill a mob or an armoured alien, one any other; a loss must be taken where one can be.',
      'Who is lost?',
    ],
    casualties: 'Dead zombies go to the dead pile, dead aliens to the reserve.',
    'casualties.return': [
      'For each dead alien one of the dead zombies goes back to the grave.',
      'Which of the dead goes to the grave?',
    ],
  }),
  ...rules(VICTORY, 'turn.ts', {
    victory: 'After the eighth turn the dead pile is counted.',
  }),
];
