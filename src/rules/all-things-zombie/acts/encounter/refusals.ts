/** Reasons for which an act of an Encounter is refused, whenever it is done: a closed list, with those of `state/untimely.ts`. */
import type { Stage } from '../../state/encounter.ts';
import { isUntimely, UNTIMELY, type Untimely } from '../../state/untimely.ts';
import { SPEED_REFUSAL_TEXT } from '../../vehicles/text/refusals.ts';

/** Each with its sentence: why something can’t be done, and what to do instead. */
export const ENCOUNTER_REFUSALS = {
  'still-recruiting': 'The starting party is not complete yet; finish recruiting first.',
  'campaign-over': 'The last year agreed has been played; agree on a later one to go on.',
  'no-star': 'The Star is gone: name or bring a new one first.',
  'campaign-ended': 'The campaign has ended; go on with it first, on Home.',
  'nobody-left': 'Nobody of the party is left, and the campaign is over; bring a new Star to go on, on Home.',
  'not-over': 'The campaign is under way; there is nothing to go on with.',
  'not-begun': 'No Encounter has been played yet; play one before the campaign ends.',
  'star-lives': 'The campaign has its Star; another is named once that one is dead, turned or gone for good.',
  'calendar-full': 'The calendar ends with O+99; there is no period after this one.',
  'war-undecided': 'The twentieth year has come: roll first for who has won the war.',
  'war-not-due': 'The winner of the war is rolled for once, in the twentieth year; go on without it.',
  'one-off':
    'That belongs to a campaign, and this is a one-off battle; play it out, or begin a campaign on the shelf.',
  'not-a-one-off': 'Figures are bought by points in a one-off battle only; begin one on the shelf.',
  'one-off-over': 'This battle is over; take that back to change how it ended.',
  'too-few-points':
    'That costs more than this side has left; choose a lower Rep or fewer weapons, or take a figure out again.',
  'leads-already': 'This side has its overall Leader; make this one another Leader, or none.',
  'force-missing': 'One side has no figure yet: buy one for each side first.',
  'already-planned': 'This period has its Encounter already; play it or drop the plan.',
  'none-planned': 'No Encounter is planned for this period; plan one first.',
  'held-elsewhere': 'Nobody is held captive there; choose an area where somebody of the party was taken.',
  'not-captive': 'This figure is not held captive; choose one who is.',
  'forced-pursuit': 'Those who outnumber the party give chase: plan the pursuit first.',
  'does-not-follow': 'That Encounter can’t follow the last one; a raid always can.',
  'wrong-area': 'That Encounter takes place in the area of the last one; choose that area.',
  'objective-of-a-raid':
    'A raid needs an objective, and only a raid has one: choose destroy, recover or loot, or leave it out.',
  'other-runners': 'All who got away from them run, and nobody else; choose those.',
  'no-vehicle-here':
    'The party has no vehicle that runs; roll for one or take one from the stockpile first, or go on foot.',
  'nobody-goes': 'Nobody goes yet; choose at least one figure.',
  'not-able': 'Only figures with the party can go, or captives where they are held; choose among those.',
  'not-with-party':
    'Only a figure with the party becomes the Star; choose one that is neither lost nor captive.',
  'leader-stays': 'A Leader goes along; choose one of those who go.',
  'named-twice': 'A figure is named twice; name each one once.',
  'on-the-table':
    'The party is on the table already; this is done while the Encounter is planned and set up.',
  'not-on-the-table': 'Nobody is on the table yet; place the zombies or enter a building first.',
  'not-reported': 'The battle has not been reported yet; report it first.',
  reported: 'The battle has been reported; this is done on the table, before the report.',
  'dice-rolled': 'Dice have been rolled for this Encounter; undo them to drop the plan.',
  'lead-rolled': 'The lead has been rolled; now the pursuit goes on.',
  'no-turn-yet': 'No turn has begun yet; begin the first turn.',
  'alarm-rolled': 'The alarm is rolled for once a turn; wait for the end of the next one.',
  'alarm-too-early':
    'The alarm is rolled for at the end of a turn in which somebody has left the prison; act first.',
  'escape-readied': 'Captors and friends have been rolled for already; undo that to roll again.',
  'zombies-placed': 'The first zombies are on the table already; begin the first turn.',
  'settled-already': 'A roll for this figure has been settled; undo it to correct the report.',
  'no-vehicle-roll':
    'No roll for a vehicle is left, or none could succeed here; go on foot, or take one from the stockpile.',
  'no-such-item': 'The stockpile doesn’t hold that; choose something it holds.',
  'not-that-kind':
    'That can’t be done with this thing: weapons are taken up, body armour is put on, clips are loaded, the rest is carried.',
  'clip-does-not-fit': 'That clip doesn’t fit the weapon; choose a weapon of its type.',
  'clip-promised': 'That clip is in a weapon for this Encounter and is gone when it ends; lay it back first.',
  'held-this-period': 'A vehicle found today serves in a later Encounter; take it along then.',
  'no-table': 'The table is not set up yet; lay it out in Set up first.',
  'no-board': 'The battle has no board: take it up first.',
  'no-photo': 'No photo lies under the map: lay one there first.',
  'photo-laid': 'That photo lies under the map already; choose another.',
  'board-up': 'The board is up already; place pieces on it, or give it up.',
  'no-such-piece':
    'Nobody by that id stands on the board: choose a piece that does; those carried, those in vehicles and those who have left have no place of their own.',
  'not-within': 'That spot lies outside the building; choose one within its walls, or no floor.',
  'way-blocked':
    'Something solid or an enemy stands in that way, or it leaves the table: go round, or in by a door.',
  'no-way': 'No way leads to that spot: choose one that walls, water and enemies leave open.',
  'way-wanted':
    'On the board that needs a way: tell the spots it leads through, or for a move the one it leads to.',
  'vehicle-indoors': 'A vehicle stands outdoors; choose a spot outside all buildings.',
  'spot-taken': 'Another piece stands there; choose a spot an inch away from it.',
  'no-such-part': 'The table has no such part; choose one of those listed in Set up.',
  'measured-table':
    'This table is your own, and nothing on it is moved by dice: change what you measured, or lay out another table.',
  'things-overlap':
    'Two buildings, vehicles or rocks stand on the same ground; measure them again: walls may touch, no more.',
  'no-room-in-wall':
    'A door or window lies beyond the end of its wall, or in another one; move it along the wall, or choose another side.',
  'no-mall-here':
    'A mall stands alone in urban areas and the outskirts, not in a rural area; lay out the table without it.',
  'no-such-spot': 'The table has no such building or vehicle; choose one that stands on it.',
  'no-such-floor': 'The building has no such floor; choose one of its storeys.',
  'doors-too-narrow':
    'Two figures go through a single door at a time, three through a double one; the others follow next turn.',
  'been-there': 'They are on that floor already; choose another floor.',
  'never-entered': 'Nobody of the party has been in there; enter it first.',
  'parted-amiably': 'The party has parted amiably there; the building is closed for the day.',
  'enemies-left': 'Enemies are left in there; deal with all of them before you search.',
  'not-allowed-here': 'Such a place never holds that; look for something else.',
  'no-chance': 'No die finds that in this area and phase; look for something else.',
  'already-found': 'That has been found here already; look for something else.',
  'nothing-left':
    'Nothing is left to look for here: all who can have looked, or no die would find it; search elsewhere.',
  'already-rolled':
    'This figure has looked for that here already; send another figure, or look for something else.',
  'one-vehicle-an-encounter':
    'A vehicle has been found in this Encounter already, and no more than one is; look for something else.',
  'searched-by-another': 'Another figure is searching there; search somewhere else.',
  'no-such-group': 'No such group was met; choose one of those on the table.',
  'dealt-with': 'That group has been dealt with; choose another.',
  'not-here': 'This figure is not in the Encounter; choose one that is.',
  'not-of-ours':
    'These people don’t act together with the party; choose one of the party, or somebody who does.',
  'not-a-drunkard': 'Only a Drunkard rolls for drink; choose one who goes.',
  'drink-rolled': 'This Drunkard has rolled for this Encounter already; the state holds until it ends.',
  'sense-rolled': 'This figure has rolled for this turn; do as the die says, or wait for the next turn.',
  'not-a-dumbass': 'Only a Dumbass rolls for sense, and only a Drunkard who is dead drunk rolls to stay up.',
  'seen-before': 'That check is taken once in a life, and this figure has taken it; go on without it.',
  'not-dying': 'Nothing has killed this figure that could be outlived or cheated; go on without it.',
  'examines-himself': 'Nobody examines their own wounds; choose another figure.',
  'on-his-feet': 'This figure isn’t down; choose one that is.',
  'out-of-action':
    'A figure that is down, away or dead can’t do that; choose another, or correct the status first.',
  'of-the-other-side':
    'Nobody looks after or carries off those they fight, unless captured; choose one of the same side.',
  'left-the-table':
    'The party has left this table, or enemies are on it still; correct the report if it kept the field, or the status of those who are there.',
  'not-in-there': 'This figure is somewhere else; move there first.',
  'target-dead': 'That target is dead already; choose another.',
  'target-gone': 'That target is captured or carried, or has left the table; choose another.',
  'cannot-fight-back':
    'An enemy who is down, captured or gone doesn’t fight: finish off or capture those who lie there, or correct the status first.',
  'touches-nobody':
    'Each figure in a melee is in contact with an enemy in it; say with whom, or leave that figure out.',
  'at-himself': 'That is the same figure twice; choose another.',
  'nobody-seen':
    'One of those who test sees none of the others named; name the people or zombies that have come into sight.',
  'no-such-zombies':
    'There aren’t so many zombies there; name fewer, or correct their count to match your table.',
  'which-zombies': 'Several groups of zombies could be meant: name the group.',
  'zombies-stay': 'Zombies are Rep 4, and this turn’s die keeps them where they are; they may act next turn.',
  'zombies-acted': 'These zombies have acted, or have fallen, this turn; they act again in the next.',
  'zombies-busy': 'These zombies are in contact with a figure: take its check, or fight the melee, first.',
  'vehicle-as-it-is': 'The vehicle is so already; change its speed, its engine or what stopped it.',
  'vehicle-too-fast':
    'That vehicle goes too fast: who is inside fights nobody outside, and no zombie reaches them, until it stands or goes 2″ at most.',
  'zombies-at-whom': 'Say whom the zombies charge, fight or eat.',
  'not-burning': 'These zombies don’t burn, or have been rolled for this turn; choose others.',
  'no-such-fire': 'No such fire burns; choose one that does.',
  'nothing-burns': 'Nothing burns, or fire has spread this turn already; begin the next turn.',
  'out-of-sight':
    'Night, woods or weather hide a target so far away; choose a nearer one, or one in the light.',
  'not-seen':
    'From there that target is out of sight: choose another, place either of them elsewhere, or enter the inches to fire all the same.',
  'near-or-far':
    'Say whether the zombie is far off or turned away: set “far” to true or false, or enter the inches.',
  'no-pair':
    'Two weapons are fired together only if both are at hand and their Impact comes to no more than 3: fire one by itself.',
  'out-of-range': 'The weapon doesn’t reach so far; choose a nearer target or another weapon.',
  'inside-already': 'One of those who move is there already; choose another place, or leave that figure out.',
  'carries-alone': 'One bearer alone can’t move fast: make a normal move, or have two carry together.',
  rides: 'One of those who move sits in a vehicle: say where they get out, or drive it.',
  'at-the-wheel':
    'The driver doesn’t get out of a moving vehicle: stop it first, or let another figure drive.',
  'walks-himself': 'Only a figure that is down can be picked up; this one walks.',
  'holds-it-himself':
    'Only the weapon of somebody who is down or dead can be picked up; choose one who lies there.',
  'hands-full': 'This figure carries a casualty already; lay that one down first.',
  'carried-already': 'Two carry this casualty already; choose another.',
  'not-carried': 'This figure doesn’t carry that casualty; choose the one who does.',
  'not-down': 'Only a figure on the ground can be finished off or captured; fire or fight instead.',
  'no-captive': 'A zombie can’t be captured; finish it off.',
  'no-consequence': 'Say what failing costs before the dice are rolled.',
  'no-opposer': 'An opposed Task needs an opposer; add one, or make it an unopposed Task.',
  'nobody-to-find': 'Nobody is missing on that side any more; go on with the battle.',
  'not-an-escape': 'Only an escape has captives and an alarm; go on without them.',
  'no-captives':
    'The party holds nobody who could escape; play another Encounter until somebody has been captured.',
  'shots-unheard': 'Zombies come on at the end of the turn: roll first for those that the shots have drawn.',
  'turn-too-wide': 'A vehicle turns by 90 degrees at most: turn it there twice, or less.',
  'too-far': 'A move doesn’t lead that far; say no more inches than the slowest of them may go.',
  'no-vehicle-left':
    'The party has no vehicle left that works; roll for one while you plan the Encounter, or take along one found before.',
  'no-such-vehicle': 'No such vehicle works here; those that stand about don’t.',
  'no-seat': 'It has too few seats; leave a figure out, or take another vehicle.',
  'sits-in-another': 'One of them sits in another vehicle; get out of that one first.',
  'not-in-it': 'The driver has to sit in it; get in first, by a move.',
  'somebody-drives': 'Another figure is at the wheel; change places when the vehicle stands.',
  'control-first': 'Its driver is disabled: roll first for whether it stays under control.',
  'driver-fit': 'Its driver is at the wheel and fit, or control has been rolled for since; drive on.',
  'vehicle-wrecked': 'That vehicle has stopped for good; go on without it.',
  'vehicle-moves': 'It is moving; stop it first.',
  'vehicle-stands': 'A standing vehicle runs nobody down; give it a speed.',
  'engine-runs': 'Its engine runs already; drive.',
  'engine-off': 'Its engine is off; start it first.',
  'stops-no-vehicle': 'Only a light machine gun hurts a vehicle; fire at those inside instead.',
  ...SPEED_REFUSAL_TEXT,
  'zombies-first':
    'Before the first turn the party moves once, and the zombies about are rolled for and placed: do that first.',
  'two-sides': 'Activation takes at least two sides; name each one once.',
  'no-such-side':
    'The sides of a turn are Party, which is always one of them, Zombies, and groups on the table by their ids, such as c1.',
  'off-the-table': 'That place lies beyond the edge of the table; choose one on it.',
  'shots-and-ones': 'Enter as many shots as the weapon fires at once, and no more 1s than dice.',
  'no-such-weapon':
    'The figure has no such weapon, or the weapon takes no clips; choose one carried that does.',
  'weapon-twice': 'One weapon is named for both hands; choose another for one of them, or leave it out.',
  'not-loaded': 'That weapon is empty; reload it first.',
  'not-in-hand': 'That weapon has been thrown, and lies there: pick it up first, when active or on doubles.',
  'saw-stalled':
    'The chain saw has stalled: start it when active, and fight with it from the next turn on; until then fight with something else.',
  'saw-empty': 'The chain saw has no fuel left in this Encounter; fight with something else.',
  'saw-runs': 'The chain saw hasn’t stalled; fight with it.',
  'saw-off': 'The chain saw doesn’t run; there is nothing to stop.',
  'loaded-already': 'That weapon is loaded, or in hand; nothing has to be done about it.',
  'no-clips-left': 'No clip is left for that weapon; take one from a friend, or use another weapon.',
  'no-such-marker': 'Those shots have been rolled for already; choose others.',
  'already-alerted': 'The alarm has been raised already; place the captors at the prison.',
  'not-a-pursuit': 'There is no pursuit under way; plan one first.',
  'pursuit-over': 'The pursuit is over; report how it ended.',
  'nobody-follows': 'The Chasers have to follow at least one band of the two or more; say which.',
  'nobody-caught': 'There is no battle before the Runners are caught; go on with the pursuit.',
  'reported-of-others':
    'The report has to name each figure that went, once, and no others; correct its rows.',
  'left-otherwise':
    'The field says otherwise than the numbers left on it; tick zombies and enemies where there are any left, and only there.',
  'dead-and-captured': 'A figure can’t be both killed and captured; choose one.',
  'captured-by-zombies': 'Zombies take no captives; say who took this one.',
  'captive-and-present': 'A captive can’t have been brought off the table; choose one of the two.',
  'never-out': 'Only a figure that was Out of the Fight can have rejoined it; tick that first.',
  'counts-below-zero': 'Enter kills and shots as 0 or more.',
  'total-below-zero': 'A total would fall below 0 by that; correct the total itself first.',
  'step-not-due': 'That step is not due now; the first one due comes first.',
  'steps-left': 'Some rolls are still due; settle them first.',
  'same-division': 'The calendar is divided that way already; choose the other one to change it.',
  'no-such-year': 'Choose a last year between the present one and O+99.',
} as const satisfies Readonly<Record<string, string>>;
export type EncounterRefusal = keyof typeof ENCOUNTER_REFUSALS | Untimely;

export const encounterRefusalText = (why: EncounterRefusal): string =>
  isUntimely(why) ? UNTIMELY[why].refusal : ENCOUNTER_REFUSALS[why];

/** Reasons for which an act of one point of an Encounter can’t be done at another. */
export type WrongStage = Extract<
  EncounterRefusal,
  'on-the-table' | 'not-on-the-table' | 'not-reported' | 'reported'
>;

export function wrongStage(stage: Stage, done: readonly Stage[]): WrongStage {
  switch (stage) {
    case 'planned':
      return done.includes('on-the-table') ? 'not-on-the-table' : 'not-reported';
    case 'on-the-table':
      return done.includes('after') ? 'not-reported' : 'on-the-table';
    case 'after':
      return 'reported';
    default:
      return stage satisfies never;
  }
}

/** Reasons for which no Encounter at all can be planned for the present period, other than that it has one. */
export const PLAN_REFUSALS = [
  'still-recruiting',
  'campaign-ended',
  'nobody-left',
  'campaign-over',
  'calendar-full',
  'war-undecided',
] as const satisfies readonly EncounterRefusal[];
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

/** Those with which the campaign is over. */
export const OVER = [
  'campaign-ended',
  'nobody-left',
  'campaign-over',
  'calendar-full',
] as const satisfies readonly PlanRefusal[];

/** Reasons for which something can’t have happened to a figure, whatever else did. */
export const REPORT_FAULTS = [
  'dead-and-captured',
  'captured-by-zombies',
  'captive-and-present',
  'never-out',
  'counts-below-zero',
] as const satisfies readonly EncounterRefusal[];
export type ReportFault = (typeof REPORT_FAULTS)[number];
