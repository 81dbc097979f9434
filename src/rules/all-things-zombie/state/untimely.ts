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
    refusal: 'The dice of this turn don’t let that figure act; wait, or answer what is done to the figure.',
    anyway: 'acts without being active',
    short: 'stays: die doubled',
    brief: 'stays',
  },
  'not-first': {
    refusal:
      'The others have won the first move: until the next turn this side acts only in answer; once they have moved, roll for activation.',
    anyway: 'acts before the first move of the others is over',
    short: 'only reacts',
  },
  'others-first': {
    refusal:
      'A side that goes first hasn’t acted, and its turn is over as soon as this one acts; let that side act first.',
    anyway: 'acts before a side that goes first, and so ends that side’s turn',
    short: 'others first',
    brief: 'waits',
  },
  'side-has-acted': {
    refusal: 'That side has had its turn, another one acts now; from here it acts only in answer.',
    anyway: 'acts after the turn of the side',
    short: 'has acted',
  },
  'no-sense': {
    refusal: 'A Dumbass who rolled 1 or 2 acts only in answer this turn; wait for the next one.',
    anyway: 'acts in a turn of doing nothing',
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
      'This figure has fired in this activation, and now fires only in answer, after a check that allows fire.',
    anyway: 'fires once more in the same activation',
  },
  'in-melee': {
    refusal: 'This figure is in melee: fight the next round, or break off first.',
    anyway: 'leaves a melee, or fires from within',
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
    refusal: 'This figure has broken off a melee, and fires only if In Sight says so; go on with the move.',
    anyway: 'fires after breaking off, without In Sight',
  },
  runs: {
    refusal:
      'A weapon is reloaded, changed or handed on in a normal move, not in a fast one; do one or the other.',
    anyway: 'runs and reloads, or hands on clips, in the same activation',
  },
  'fell-this-turn': {
    refusal: 'This figure was Knocked Down, and lies for the rest of the turn; get up when next active.',
    anyway: 'gets up in the turn of the fall',
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
    refusal:
      'A charge is a whole action, and this figure has moved or fired in this activation; charge in another.',
    anyway: 'charges after moving or firing',
  },
  'charged-already': {
    refusal: 'This figure has checked for a charge in this activation; check again in the next.',
    anyway: 'checks for a charge once more in the same activation',
  },
  charges: {
    refusal: 'A charge is a whole action: fight the melee, and move and fire in the next activation.',
    anyway: 'moves or fires beside a charge',
    short: 'charges',
  },
  'reloaded-already': {
    refusal: 'One weapon is reloaded in an activation; the next one follows next turn.',
    anyway: 'reloads once more in the same turn',
  },
  'moved-already': {
    refusal: 'This figure has moved in this activation; move again next turn.',
    anyway: 'moves once more in the same activation',
  },
  'entered-already': {
    refusal: 'This figure has gone into a place in this activation; go into the next one next turn.',
    anyway: 'goes into one more place in the same activation',
  },
  'climbed-already': {
    refusal: 'One change of level can be done in a turn; go on up or down next turn.',
    anyway: 'changes more than one level in the same turn',
  },
  'must-rush': {
    refusal: 'A Psycho moves fast at an enemy every turn that allows it; make a fast move.',
    anyway: 'holds back, though a Psycho has to rush at an enemy',
  },
  'tried-to-start': {
    refusal: 'That engine has been tried this turn; the next try comes with the next activation.',
    anyway: 'tries the engine once more in the same turn',
  },
  'driven-already': {
    refusal: 'This vehicle has gone in each activation of this turn; it goes on in the next.',
    anyway: 'drives once more in the same turn',
  },
  'has-not-fled': {
    refusal: 'Only a figure that has run away or huddles is rallied; correct the status first.',
    anyway: 'is rallied without having fled',
  },
  'rallied-already': {
    refusal: 'A friend has tried to rally this figure already; try again next turn.',
    anyway: 'is rallied once more in the same turn',
  },
  'past-rallying': {
    refusal: 'A Rally Check has passed no die: the figure is lost for this battle; go on without it.',
    anyway: 'is rallied though lost for this battle',
  },
  'own-side': {
    refusal:
      'Only an enemy on the ground is finished off or captured; examine or carry one of your own side.',
    anyway: 'finishes off or captures a friend',
  },
  'same-side': {
    refusal: 'That is one of the same side: choose an enemy instead.',
    anyway: 'turns on one of the same side',
  },
  'not-stationary': {
    refusal:
      'This takes a whole turn without moving, firing or fighting; choose another figure, or wait for the next turn.',
    anyway: 'looks after a casualty after moving, firing or fighting this turn',
    short: 'has acted this turn',
    brief: 'has acted',
  },
  'surprised-by-it': {
    refusal: 'This figure has been surprised by that charge and can’t react; the melee comes next.',
    anyway: 'tests once more, though surprised by that charge',
  },
  unmarked: {
    refusal:
      'The last check has this figure duck back, run away, huddle or collapse; mark that first, or what came instead.',
    anyway: 'acts against the result of a check',
    short: 'status first',
  },
  'what-now-first': {
    refusal: 'This figure has Ducked Back: roll What Now? first, which says who pops up.',
    anyway: 'acts without asking What Now?',
    short: 'What Now? first',
    brief: 'What Now?',
  },
  'stays-down': {
    refusal: 'By What Now? this figure stays down and acts only in answer; wait for the next activation.',
    anyway: 'acts in spite of staying down',
    short: 'stays down',
  },
  'not-both': {
    refusal: 'By What Now? this figure pops up to shoot or to move, not both; firing in answer is free.',
    anyway: 'pops up to shoot and to move',
  },
  'ducked-from-it': {
    refusal:
      'That target has Ducked Back from this shooter, and isn’t seen until popping up; choose another target, or roll Pursue by Fire.',
    anyway: 'fires at an enemy who has Ducked Back',
  },
  'hides-from-it': {
    refusal:
      'This figure has Ducked Back from that target, and can’t see who is there this turn; choose another target, or wait for the next turn.',
    anyway: 'fires at an enemy after Ducking Back from them',
  },
  'took-refuge': {
    refusal:
      'That figure has run away and reached a building or vehicle, where nobody fires at it; choose another target, or go in after it.',
    anyway: 'fires at a runaway who has reached a building or vehicle',
  },
  'lies-flat': {
    refusal:
      'This figure lies flat instead of Ducking Back, and fires no more this turn; wait for the next one.',
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
    refusal: 'This figure is in no melee to step back from; make a move instead.',
    anyway: 'steps back without being in melee',
  },
  'has-moved': {
    refusal:
      'Covering fire is for a figure that hasn’t moved this turn; choose another, or wait for the next turn.',
    anyway: 'gives covering fire after moving',
  },
  'moved-this-turn': {
    refusal:
      'This figure has moved this turn, and only one that keeps still is hidden; wait for the next turn.',
    anyway: 'hides after moving',
  },
  'seen-by-enemy': {
    refusal:
      'By the places on the board an enemy sees this figure, which can’t hide; get out of sight first.',
    anyway: 'hides in sight of an enemy',
  },
  'against-places': {
    refusal: 'By the places on the board it is otherwise: leave it to them, or give the reason.',
    anyway: 'acts in other circumstances than the places on the board give',
  },
  'not-at-edge': {
    refusal:
      'By its place on the board this figure isn’t at the edge of the table: move to the edge first, or give the reason.',
    anyway: 'leaves the table, away from an edge',
  },
  'beyond-charge': {
    refusal: 'No way on the board leads a charge up to them: choose others, or give the reason.',
    anyway: 'charges farther than the way on the board leads',
  },
  'beyond-door': {
    refusal: 'No way on the board leads in there: come up to a door, or to the stairs, or give the reason.',
    anyway: 'goes in where no door lies within the move',
  },
  'beyond-arc': {
    refusal:
      'By the places on the board one of those targets lies beyond the weapon’s arc of fire; leave it out.',
    anyway: 'fires at targets farther apart than the arc of fire',
  },
  tends: {
    refusal: 'This figure spends the turn on a casualty and acts only in answer; wait for the next one.',
    anyway: 'acts once more in a turn spent on a casualty',
    short: 'with a casualty',
    brief: 'tends',
  },
  'picks-up': {
    refusal:
      'This figure spends the turn on picking up a weapon or a body and acts only in answer; wait for the next one.',
    anyway: 'acts once more in a turn spent on picking something up',
    short: 'picks up',
  },
  searches: {
    refusal: 'This figure spends the turn on a search and acts only in answer; wait for the next one.',
    anyway: 'acts once more in a turn spent on a search',
    short: 'searches',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type Untimely = keyof typeof UNTIMELY;

export const isUntimely = (why: string): why is Untimely => Object.hasOwn(UNTIMELY, why);

export const untimelyWords = (why: Untimely): Words => UNTIMELY[why];
