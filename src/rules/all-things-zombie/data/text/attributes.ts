/** What is said in attributes.ts. */
export const words = {
  agile: 'Agile',
  shootsOnAFastMove: 'Shoots on a fast move without the penalty for it.',
  ambidextrous: 'Ambidextrous',
  firesTwoWeaponsAtOnce: 'Fires two weapons at once without the penalty for it.',
  boss: 'Boss',
  ownSideWithin6Rolls:
    'Own side within 6″ rolls one die more when fired at, charging or charged. If the Boss runs away, so does everyone of it within 12″.',
  brawler: 'Brawler',
  rollsOneDieMore: 'Rolls one die more in melee and keeps the best two.',
  clumsy: 'Clumsy',
  a1OnTheFast: 'A 1 on the fast-move dice: goes 1D6 inches, falls flat, and stays down until active.',
  crackShot: 'Crack shot',
  rollsOneDieMoreForEach: 'Rolls one die more for each shot and keeps the best, as many as shots fired.',
  drunkard: 'Drunkard',
  dumbass: 'Dumbass',
  rolls1D6EachTurn:
    'Rolls 1D6 each turn: on 1 or 2 does nothing, on 3 repeats the last turn, from 4 acts freely.',
  hardAsNails: 'Hard as nails',
  theFirstObviouslyDead: 'The first Obviously Dead of an Encounter only knocks him down.',
  knifeman: 'Knifeman',
  medic: 'Medic',
  addsOneDieWhenLooking: 'Adds one die when looking after a casualty. Only a Medic can find the Cure.',
  nervesOfSteel: 'Nerves of steel',
  neverHasToDuckBack: 'Never has to Duck Back and fears no one.',
  poser: 'Poser',
  rollsASingleDieWhen: 'Rolls a single die when fired at.',
  psycho: 'Psycho',
  rushesAtAnEnemyEvery:
    'Rushes at an enemy every turn, firing if able, and is feared by those rushed at. Is Hard as nails, with Nerves of steel.',
  runt: 'Runt',
  fightsInMeleeAtOne: 'Fights in melee at one Rep lower.',
  sidewalkDemon: 'Sidewalk demon',
  mayDoubleTheSpread:
    'May double the spread of a gun, is not hindered by a second opponent in melee, fears no one.',
  slow: 'Slow',
  eachMoveIs1: 'Each move is 1 to 3 inches shorter: half a D6, rounded up.',
  stoneCold: 'Stone Cold',
  rollsThreeDiceOnEvery:
    'Rolls three dice on every reaction check and keeps the best two. May outdo the Leader on a charge and steadies a runaway friend.',
  transporter: 'Transporter',
  atTheWheelNeverPasses: 'At the wheel, never passes fewer than one die on losing control.',
  terrifying: 'Terrifying',
  wuss: 'Wuss',
  rollsASingleDie: 'Rolls a single die to rally, to charge and when charged.',
  rolls1d6BeforeEach:
    'Rolls 1D6 before each Encounter; above Rep, another die tells in what state he turns up.',
  carriesAKnifeWith:
    'Carries a knife. With it, one die more in melee (best two count); thrown, two dice to hit (best one counts).',
  fearedEnemiesHaveOne:
    'Feared: enemies have one die less in melee, shoot as if on a fast move, and roll one die when charging or charged.',
} as const;
