/** The sentences that earlier versions stored, and what each of them names. They are those of old files, and stay. */

/** A code for each sentence, by event where the same words are the player's elsewhere. */
export const STATUS_REASONS = {
  captured: 'captured',
  'left on the table': 'left-behind',
  escaped: 'escaped',
  'was not captured after all': 'never-captured',
  killed: 'killed',
  'died of wounds': 'died-of-wounds',
  'never came back': 'never-came-back',
  'bitten by a zombie': 'bitten',
  'never came out of the shock': 'never-recovered',
};
export const REP_REASONS = {
  'cheated death': 'cheated-death',
  'weaker for a wound': 'badly-hurt',
  'weaker for having run away': 'ran-away',
  'weaker for the shock': 'shock',
  'enough points gathered': 'enough-points',
};
export const RAP_REASONS = {
  'no more count at the lower Rep': 'lower-rep',
  'points lost': 'points-lost',
  'fought through an Encounter': 'point-earned',
  'enough points gathered': 'enough-points',
};
export const RECORD_REASONS = { 'left on the table': 'left-behind', 'cheated death': 'cheated-death' };
export const PRISON = { 'stored in the prison': 'stored-in-prison' };
export const WEAPON_REASONS = { 'taken by enemies': 'taken-by-enemies' };
export const STOCKPILE = { 'out of the stockpile': 'from-stockpile' };

export const USES = {
  'put on': 'put-on',
  'taken up': 'taken-up',
  given: 'given',
  burnt: 'burnt',
  'taken by enemies': 'taken-by-enemies',
};

export const DEALT = {
  'Comes along, an Innocent': 'comeAlong',
  'They join the party': 'join',
  'Both act together this once': 'actTogether',
  'They part amiably': 'part',
  'They can’t agree, and part': 'disagree',
  'It comes to a fight': 'fight',
  'They are beaten': 'beaten',
};

export const REACTIONS = {
  Fires: 'fires',
  'Holds fire, or fires when it likes': 'holdsOrFires',
  'Doesn’t fire': 'doesNotFire',
  'Fires and gives itself away': 'firesAndIsExposed',
  'Goes on charging': 'continuesCharge',
  'Stops and fires': 'stopsAndFires',
  'Finishes its move and fires': 'finishesMoveAndFires',
  'Finishes its move without firing': 'finishesMove',
  'Ducks Back, or finishes its move': 'duckBackOrFinishMove',
  'Fires or Ducks Back': 'fireOrDuckBack',
  'Ducks Back': 'ducksBack',
  'Runs away': 'runsAway',
  Charges: 'charges',
  'Stays and fires': 'staysAndFires',
  'Stays in place': 'stays',
  'Fires, then fights hand to hand': 'firesThenMelee',
  'Fights hand to hand': 'melee',
  'Turns to face the enemy': 'turns',
  'Taken by surprise': 'oneDie',
  'Taken wholly by surprise': 'noDice',
  'Stands and fires at the vehicle': 'standsAndFires',
  'Jumps aside': 'dodges',
  'The driver may hit': 'driverRollsToHit',
  'Is hit by the vehicle': 'isHit',
  Rallies: 'rallies',
  'May try again next turn': 'mayTryAgain',
  'Is lost for this battle': 'lost',
  'Carries on': 'carriesOn',
  'Pulls itself together': 'recovers',
  'Huddles in a corner': 'huddles',
  Collapses: 'collapses',
};

export type Codes = Readonly<Record<string, string>>;
type OldResult = readonly [of: string, words: Codes];

/** By rule, what a result was called and what it names. Every other rule of a test is a reaction check. */
export const RESULTS: Readonly<Record<string, OldResult>> = {
  'atz.what-now': ['what-now', { 'Pops up to shoot or to move': 'actsOrMoves', 'Stays down': 'staysDown' }],
  'atz.pursue-by-fire': [
    'pursue-by-fire',
    {
      'Fires after them': 'fires',
      'Fires after them, as at cover': 'firesAtCover',
      'Doesn’t fire': 'doesNotFire',
    },
  ],
  'atz.doc': [
    'doc',
    {
      'back in the fight next turn': 'rejoins',
      'badly wounded, to be carried': 'badlyWounded',
      dead: 'dead',
    },
  ],
  'atz.mercy': ['mercy', { 'taken captive': 'captured', 'left alone': 'leftAlone', killed: 'killed' }],
  'atz.dumbass': [
    'sense',
    {
      'does nothing': 'nothing',
      'goes on as last turn': 'same-as-last-turn',
      'does as it is told': 'as-wished',
    },
  ],
};

/** Words in which the result of a step of the aftermath was stored, by step, and the fields besides the step that they stand for. */
export const STEP_WORDS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'larger-than-life': { 'out of the fight, not dead': {} },
  'left-behind': {
    captured: { word: 'captured' },
    lost: { word: 'dead' },
    'fetched afterwards': { word: 'recovers' },
  },
  'cheating-death': { yes: { cheats: true }, no: { cheats: false } },
  dies: { 'set aside': {} },
  recovery: {
    'comes back': { word: 'returns' },
    'comes back with less Rep': { word: 'returnsWeaker' },
    'doesn’t come back': { word: 'gone' },
  },
  infection: {
    no: { word: 'not-turned' },
    'saved by the Cure': { word: 'cured' },
    yes: { word: 'turned' },
  },
  'first-death-seen': { 'marked by it': {} },
  'comes-round': { 'well again': {} },
  'crazy-about-my-job': {
    'comes back to itself': { word: 'returns' },
    'comes back with less Rep': { word: 'returnsWeaker' },
    'never comes out of it': { word: 'neverRecovers' },
  },
  'rap-lost': { 'none left': {} },
};
