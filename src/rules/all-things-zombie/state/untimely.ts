/**
 * Reasons for which somebody may not do something now, by the turn’s dice and by what he has done in it. A correction with a reason goes
 * past them.
 */

interface Words {
  /** Sentence on why it isn’t done, and what may be done instead. */
  readonly refusal: string;
  /** Words for the act done all the same, after a name in the chronicle. */
  readonly anyway: string;
  /** Words on his line of the table, of a reason that keeps him from everything. */
  readonly short?: string;
  /** The same where there is no room for why. */
  readonly brief?: string;
}

export const UNTIMELY = {
  doubles: {
    refusal: 'On doubles nobody moves, fires or fights; reload, change weapons or get up.',
    anyway: 'acts on doubles',
    short: 'stays: doubles',
    brief: 'stays',
  },
  'not-active': {
    refusal: 'The dice of this turn don’t let that figure act; it waits, or answers what is done to it.',
    anyway: 'acts without being active',
    short: 'stays: die doubled',
    brief: 'stays',
  },
  'not-first': {
    refusal:
      'The others have won the first move: until the next turn it acts only in answer; once they have made it, roll for activation.',
    anyway: 'acts before the first move of the others is over',
    short: 'only reacts',
  },
  'others-first': {
    refusal:
      'A side that goes before it hasn’t acted, and its turn is over as soon as this one acts; let it act first.',
    anyway: 'acts before a side that goes first, whose turn is over with it',
    short: 'others first',
    brief: 'waits',
  },
  'side-has-acted': {
    refusal: 'That side has had its turn, another one acts now; what it does now it does in answer.',
    anyway: 'acts after the turn of the side',
    short: 'has acted',
  },
  'no-sense': {
    refusal: 'A Dumbass who rolled 1 or 2 acts only in answer this turn; wait for the next one.',
    anyway: 'acts though it does nothing this turn',
    short: 'stays: no sense',
    brief: 'stays',
  },
  'as-before': {
    refusal: 'A Dumbass who rolled a 3 repeats last turn’s action, and does anything else only in answer.',
    anyway: 'does something other than last turn’s action',
    short: 'as last turn',
  },
  'others-fire-first': {
    refusal: 'Others fire first by their In Sight checks; let them fire, or mark why they don’t, then fire.',
    anyway: 'fires before others who fire first',
  },
  'fired-already': {
    refusal:
      'It has fired in this activation; now it fires only in answer, once it has passed a check that lets it.',
    anyway: 'fires once more in the same activation',
  },
  'in-melee': {
    refusal: 'It is in melee: fight the next round, or break off first.',
    anyway: 'leaves a melee, or fires out of it',
  },
  'fires-at-another': {
    refusal: 'A figure that isn’t active may fire only at the one who fired at it; choose that target.',
    anyway: 'fires in answer at another target',
  },
  'not-in-contact': {
    refusal: 'They aren’t in contact: pass Wanting to Charge first.',
    anyway: 'fights an enemy who isn’t in contact',
  },
  'broke-off': {
    refusal: 'It has broken off a melee, and fires only if In Sight lets it; go on with its move.',
    anyway: 'fires after breaking off, though In Sight doesn’t let it',
  },
  runs: {
    refusal:
      'A weapon is reloaded, changed or handed on in a normal move, not in a fast one; do one or the other.',
    anyway: 'runs and reloads, or hands on clips, in the same activation',
  },
  'fell-this-turn': {
    refusal: 'It was Knocked Down this turn, and lies for the rest of it; it gets up when next active.',
    anyway: 'gets up in the turn in which it fell',
  },
  'fought-already': {
    refusal:
      'That melee has been fought in this activation; it goes on as the next side begins, or next turn.',
    anyway: 'fights one more round in the same activation',
  },
  'others-in-contact': {
    refusal:
      'Others are in contact with them, and fight the same round: name all of them, or step back first.',
    anyway: 'fights without all who are in contact',
  },
  'acted-before-charge': {
    refusal: 'A charge is a whole action: it has moved or fired in this activation, and charges in another.',
    anyway: 'charges after moving or firing',
  },
  'charged-already': {
    refusal: 'It has checked for a charge in this activation; it may check again in its next.',
    anyway: 'checks for a charge once more in the same activation',
  },
  charges: {
    refusal: 'A charge is its whole action: it comes to blows, and moves and fires in its next activation.',
    anyway: 'moves or fires beside its charge',
    short: 'charges',
  },
  'reloaded-already': {
    refusal: 'One weapon is reloaded in an activation; the next one follows next turn.',
    anyway: 'reloads once more in the same turn',
  },
  'moved-already': {
    refusal: 'It has moved in this activation; it moves again next turn.',
    anyway: 'moves once more in the same activation',
  },
  'entered-already': {
    refusal: 'It has gone into a place in this activation; it goes into the next one next turn.',
    anyway: 'goes into one more place in the same activation',
  },
  'climbed-already': {
    refusal: 'One change of level can be done in a turn; it goes on up or down next turn.',
    anyway: 'changes more than one level in the same turn',
  },
  'must-rush': {
    refusal: 'A Psycho moves fast at an enemy every turn it can; move it fast.',
    anyway: 'holds back, though it has to rush at an enemy',
  },
  'tried-to-start': {
    refusal: 'That engine has been tried this turn; the next try comes with the next activation.',
    anyway: 'tries the engine once more in the same turn',
  },
  'driven-already': {
    refusal: 'It has gone in each activation of this turn; it goes on in the next.',
    anyway: 'drives once more in the same turn',
  },
  'has-not-fled': {
    refusal: 'Only a figure that has run away or huddles is rallied; correct its status first.',
    anyway: 'is rallied without having fled',
  },
  'rallied-already': {
    refusal: 'A friend has tried to rally it this turn; try again next turn.',
    anyway: 'is rallied once more in the same turn',
  },
  'past-rallying': {
    refusal: 'A Rally Check has passed no die: the figure is lost for this battle; go on without it.',
    anyway: 'is rallied though lost for this battle',
  },
  'own-side': {
    refusal:
      'Only an enemy on the ground is finished off or captured; examine or carry one of your own side.',
    anyway: 'finishes off or captures a figure of its own side',
  },
  'not-stationary': {
    refusal:
      'This takes a whole turn without moving, firing or fighting; choose another figure, or wait for the next turn.',
    anyway: 'looks after a casualty, though it has moved, fired or fought this turn',
    short: 'has acted this turn',
    brief: 'has acted',
  },
  'surprised-by-it': {
    refusal: 'It has been surprised by that charge and can’t react; the melee comes next.',
    anyway: 'tests once more, though surprised by that charge',
  },
  'what-now-first': {
    refusal: 'It has Ducked Back: roll What Now? first, which says whether it pops up.',
    anyway: 'acts without asking What Now?',
    short: 'What Now? first',
    brief: 'What Now?',
  },
  'stays-down': {
    refusal: 'By What Now? it stays down in this activation and acts only in answer; wait for the next one.',
    anyway: 'acts though it stays down',
    short: 'stays down',
  },
  'not-both': {
    refusal: 'By What Now? it pops up to shoot or to move, not both; in answer it fires all the same.',
    anyway: 'pops up to shoot and to move',
  },
  'ducked-from-it': {
    refusal:
      'That target has Ducked Back from this shooter, who doesn’t see it until it pops up; choose another target, or roll Pursue by Fire.',
    anyway: 'fires at an enemy who has Ducked Back from it',
  },
  'hides-from-it': {
    refusal:
      'It has Ducked Back from that target and doesn’t see it this turn; choose another target, or wait for the next turn.',
    anyway: 'fires at the enemy it has Ducked Back from',
  },
  'lies-flat': {
    refusal: 'It lies flat instead of Ducking Back, and fires no more this turn; wait for the next one.',
    anyway: 'fires lying flat instead of Ducking Back',
  },
  'no-cause': {
    refusal: 'Nothing on the table calls for that check, or it has been taken; do as it said.',
    anyway: 'takes a check that nothing on the table calls for',
  },
  'asked-already': {
    refusal: 'That check has been taken for this; do as it says, or wait until it is called for again.',
    anyway: 'takes the same check once more',
  },
  'not-in-melee': {
    refusal: 'It is in no melee to step back from; move it instead.',
    anyway: 'steps back though it is in no melee',
  },
  'has-moved': {
    refusal:
      'Covering fire is for a figure that hasn’t moved this turn; choose another, or wait for the next turn.',
    anyway: 'gives covering fire though it has moved',
  },
  'moved-this-turn': {
    refusal: 'It has moved this turn, and only a figure that keeps still is hidden; wait for the next turn.',
    anyway: 'hides though it has moved',
  },
  tends: {
    refusal: 'It spends this turn on a casualty and acts only in answer; wait for the next one.',
    anyway: 'acts once more in a turn spent on a casualty',
    short: 'with a casualty',
    brief: 'tends',
  },
  'picks-up': {
    refusal:
      'It spends this turn on picking up a weapon or a body and acts only in answer; wait for the next one.',
    anyway: 'acts once more in a turn spent on picking something up',
    short: 'picks up',
  },
  searches: {
    refusal: 'It spends this turn on a search and acts only in answer; wait for the next one.',
    anyway: 'acts once more in a turn spent on a search',
    short: 'searches',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type Untimely = keyof typeof UNTIMELY;

export const isUntimely = (why: string): why is Untimely => Object.hasOwn(UNTIMELY, why);

export const untimelyWords = (why: Untimely): Words => UNTIMELY[why];
