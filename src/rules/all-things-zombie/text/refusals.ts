/** Why something can't be done, and what to do instead: one sentence for each refusal. */
import { CORRECTION_REFUSAL_TEXT } from '../../core/text/corrections.ts';
import { upperFirst } from '../../core/text/english.ts';
import type { EncounterRefusal } from '../acts/encounter/refusals.ts';
import type { AlreadySo, Refusal } from '../acts/refusals.ts';
import { type Division, dateAt, dateText, periodsAYear, YEARS } from '../calendar.ts';
import { ADVANTAGE_TABLE } from '../data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { WEAPON_TABLE } from '../data/weapons.ts';
import type { Status } from '../state/campaign.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { fighterRefusalText } from './melee.ts';
import { shotRefusalText } from './shooting.ts';
import { LEADERSHIP_TEXT } from './vocabulary.ts';

export const ENCOUNTER_REFUSAL_TEXT: Readonly<Record<EncounterRefusal, string>> = {
  'still-recruiting': 'The starting party is not complete yet; finish recruiting first.',
  'campaign-over': 'The last year agreed has been played; agree on a later one to go on.',
  'calendar-full': 'The calendar ends with O+99; there is no period after this one.',
  'war-undecided': 'The twentieth year has come: roll first for who has won the war.',
  'war-not-due': 'Who has won the war is rolled for once, in the twentieth year.',
  'one-off':
    'That belongs to a campaign, and this is a one-off battle: no calendar, no recruits, nothing after it.',
  'not-a-one-off': 'Figures are bought by points in a one-off battle only; begin one on the shelf.',
  'one-off-over': 'This battle is over; take that back to change how it ended.',
  'too-few-points':
    'That costs more than this side has left; choose a lower Rep or fewer weapons, or take somebody out again.',
  'leads-already': 'This side has its overall Leader; make this one another Leader, or none.',
  'force-missing': 'One side has nobody yet: buy a figure for each side first.',
  'already-planned': 'This period has its Encounter already; play it or drop the plan.',
  'none-planned': 'No Encounter is planned for this period; plan one first.',
  'forced-escape': 'One of the party is held captive: the escape comes first, in the area it happened in.',
  'forced-pursuit': 'Those who outnumber the party come after it: the pursuit comes first.',
  'does-not-follow': 'That Encounter can’t follow the last one; a raid always can.',
  'wrong-area': 'That Encounter takes place in the area of the last one.',
  'objective-of-a-raid': 'A raid needs an objective (destroy, recover or loot), and only a raid has one.',
  'nobody-goes': 'Somebody has to go.',
  'not-able': 'Only figures with the party can go, or captives where they are held.',
  'named-twice': 'Somebody is named twice.',
  'on-the-table':
    'The party is on the table already; this is done while the Encounter is planned and set up.',
  'not-on-the-table': 'Nobody is on the table yet; place the zombies or enter a building first.',
  'not-reported': 'The battle has not been reported yet; report it first.',
  reported: 'The battle has been reported; this is done on the table, before the report.',
  'dice-rolled': 'Dice have been rolled for this Encounter; undo them to drop the plan.',
  'lead-rolled': 'The lead has been rolled; now the pursuit goes on.',
  'escape-readied': 'Captors and friends have been rolled for already.',
  'zombies-placed': 'The first zombies are on the table already.',
  'settled-already': 'A roll for this figure has been settled; undo it to correct the report.',
  'no-vehicle-roll': 'No roll for a vehicle is left, or none could succeed here.',
  'no-such-item': 'The stockpile has no such thing.',
  'not-that-kind': 'That thing can’t be used so.',
  'clip-does-not-fit': 'That clip doesn’t fit the weapon.',
  'clip-promised': 'That clip is in a weapon for this Encounter, and burns with its end.',
  'held-this-period': 'A vehicle found today serves in a later Encounter.',
  'no-table': 'The table is not set up yet.',
  'no-such-part': 'The table has no such part.',
  'no-mall-here': 'A mall stands alone in urban areas and the outskirts, not in the country.',
  'no-such-spot': 'The table has no such building or vehicle.',
  'no-such-floor': 'The building has no such floor.',
  'doors-too-narrow':
    'Two go through a single door in one go, three through a double one; the others follow next turn.',
  'been-there': 'They are on that floor already.',
  'never-entered': 'Nobody has been in there.',
  'parted-amiably': 'The party has parted amiably there; the building is closed for the day.',
  'enemies-left': 'Searching waits until all enemies there are dealt with.',
  'not-allowed-here': 'Such a place never holds that.',
  'no-chance': 'Area and phase leave no chance of finding that here.',
  'already-found': 'That has been found here already.',
  'nothing-left': 'Nothing is left to look for: everyone who can has looked, or there is no chance of it.',
  'already-rolled': 'This figure has looked for that here already.',
  'one-vehicle-an-encounter': 'One vehicle has been found in this Encounter already.',
  'searched-by-another': 'Somebody else is searching there.',
  'no-such-group': 'No such group was met.',
  'dealt-with': 'That group has been dealt with.',
  'not-here': 'This figure is not in the Encounter.',
  'not-a-drunkard': 'Only a Drunkard rolls for drink.',
  'drink-rolled': 'This Drunkard has rolled for this Encounter already.',
  'not-a-dumbass': 'Only a Dumbass rolls for sense, and only who is dead drunk to stay up.',
  'seen-before': 'That check is taken once in a life, and this figure has taken it.',
  'examines-himself': 'Somebody else has to look after the casualty.',
  'on-his-feet': 'This figure is on its feet: only somebody who is down needs looking after.',
  'out-of-action': 'Who is down, away or dead can’t do that; mark first how the figure stands.',
  'target-dead': 'That target is dead already; choose another.',
  'target-gone': 'That target is captured, or has left the table; choose another.',
  'cannot-fight-back':
    'Nobody fights what lies on the ground, is captured or has gone: finish it off or capture it instead, or mark first how it stands.',
  'at-himself': 'Nobody fights himself; choose somebody else.',
  'no-such-zombies':
    'There are not so many zombies in that group; count them anew if the table says otherwise.',
  'which-zombies': 'Several groups of zombies could be meant: name the one.',
  'zombies-stay': 'Zombies are Rep 4, and their die keeps them where they are this turn.',
  'zombies-acted': 'These zombies have acted, or have fallen, this turn; they act again in the next.',
  'zombies-busy': 'These zombies are in contact with somebody: the check or the melee comes first.',
  'vehicle-too-fast':
    'That vehicle goes too fast for zombies; they reach those in one that stands, or hardly moves.',
  'zombies-at-whom': 'Say whom the zombies charge, fight or eat.',
  'not-burning': 'These zombies don’t burn, or have been rolled for this turn.',
  'no-such-fire': 'No such fire burns.',
  'nothing-burns': 'Nothing burns, or it has been done for this turn.',
  'out-of-sight': 'Night, woods or weather hide a target so far away; only what stands in the light is seen.',
  'no-pair':
    'Two weapons are fired together only if both are at hand and their Impact comes to no more than 3: fire one by itself.',
  'out-of-range': 'The weapon doesn’t reach so far.',
  'inside-already': 'Somebody who moves is there already; choose another place, or leave it out.',
  'carries-alone':
    'Whoever carries somebody alone can’t move fast: a normal move, or both who carry him move together.',
  rides: 'Somebody who moves sits in a vehicle: say where he gets out, or drive it.',
  'at-the-wheel':
    'The driver doesn’t get out of a vehicle that moves: stop it first, or let somebody else drive.',
  'walks-himself': 'Only who is down can be picked up; he walks himself.',
  'hands-full': 'It carries somebody already; lay him down first.',
  'carried-already': 'Two carry him already.',
  'not-carried': 'It doesn’t carry him.',
  'not-down': 'Only who is on the ground can be finished off or taken; fire or fight instead.',
  'surprised-by-it': 'It has been surprised by that charge and can’t react; the melee comes next.',
  'not-stationary':
    'Looking after a casualty takes a whole turn without moving, firing or fighting; somebody else does it, or the next turn.',
  'own-side':
    'Only an enemy on the ground is finished off or taken; somebody of the same side is examined, carried or lies there.',
  'no-captive': 'Nobody takes a zombie captive; finish it off.',
  'no-consequence': 'Say what failing costs before the dice are rolled.',
  'no-opposer': 'An opposed task needs somebody who opposes it.',
  'nobody-to-find': 'Nobody else is missing on that side.',
  'not-an-escape': 'Only an escape has captives and an alarm.',
  'no-captives': 'Say how many captives there are and the highest Rep among them.',
  'shots-unheard': 'Zombies come on at the end of the turn: roll first for those that the shots have drawn.',
  doubles: 'On doubles nobody moves, fires or fights; reload, change weapons or get up.',
  'not-active': 'The dice of this turn don’t let that figure act; it waits, or answers what is done to it.',
  'not-first':
    'The others have won the first move: until the next turn it acts only in answer; once they have made it, roll for activation.',
  'side-has-acted': 'That side has had its turn, another one acts now; what it does now it does in answer.',
  'no-sense': 'A Dumbass who rolls 1 or 2 does nothing in this turn, but in answer.',
  'as-before':
    'A Dumbass who rolls a 3 goes on with what it did last turn, and does nothing else but in answer.',
  'what-now-first': 'It has ducked back: What Now? comes first, and says whether it pops up.',
  'stays-down': 'By What Now? it stays down in this activation, and does nothing but in answer.',
  'not-both': 'By What Now? it pops up to shoot or to move, not both; in answer it fires all the same.',
  'fired-already':
    'It has fired in this activation; now it fires only in answer, once it has passed a check that lets it.',
  'in-melee': 'It is in melee: fight the next round, or break off first.',
  'moved-already': 'It has made its move of this activation; the next one follows next turn.',
  'too-far': 'A move doesn’t lead that far; say no more inches than the slowest of them may go.',
  'fires-at-another': 'Who isn’t active fires in answer at whoever fired, and at nobody else.',
  'not-in-contact': 'Neither of them may charge now; who charges is active, and hasn’t fired before.',
  'fought-already': 'That melee has been fought in each activation of this turn; it goes on in the next.',
  'reloaded-already': 'One weapon is reloaded in an activation; the next one follows next turn.',
  'tried-to-start': 'That engine has been tried this turn; the next try comes with the next activation.',
  'has-not-fled': 'Only who has run away or huddles is rallied; mark it so first.',
  'rallied-already': 'Somebody has tried to rally it this turn; the next try comes next turn.',
  'past-rallying': 'A Rally Check has passed no die: it is lost for this battle.',
  'driven-already': 'It has gone in each activation of this turn; it goes on in the next.',
  'no-vehicle-left':
    'The party has no vehicle left that works; roll for one while the Encounter is planned, or take one along that was found before.',
  'no-such-vehicle': 'No such vehicle works here; those that stand about don’t.',
  'no-seat': 'There are not so many seats in it.',
  'not-in-it': 'Who drives sits in it; get in first, by a move.',
  'somebody-drives': 'Somebody is at the wheel and drives; change places when it stands.',
  'driver-fit': 'Its driver is at the wheel and fit, or control has been rolled for since; drive on.',
  'vehicle-wrecked': 'That vehicle has stopped for good.',
  'vehicle-moves': 'It is moving; stop it first.',
  'vehicle-stands': 'A vehicle that stands runs nobody down; give it a speed.',
  'engine-runs': 'Its engine runs already; drive.',
  'engine-off': 'Its engine is off; start it first.',
  'stops-no-vehicle': 'Only a light machine gun hurts a vehicle; fire at who is inside instead.',
  'too-fast': 'It doesn’t go so fast: at most its top speed, and half of it off the road.',
  'too-sudden': 'It gains or loses half of its top speed at once, and may stop.',
  'too-many-turns': 'It doesn’t turn so often in one activation, and not at all while it stands.',
  'runs-on':
    'With nobody at the wheel it goes straight on at its speed; without its engine it goes no faster.',
  'zombies-first':
    'Before the first turn the party moves once, and the zombies about are rolled for and placed: do that first.',
  'two-sides': 'Activation takes two sides or more, each named once.',
  'no-such-side':
    'The sides of a turn are Party, which is always one of them, Zombies, and groups on the table by their ids, such as c1.',
  'off-the-table': 'That place lies beyond the edge of the table; choose one on it.',
  'shots-and-ones': 'At least one shot, and no more 1s than dice.',
  'no-such-weapon': 'The figure has no such weapon, or it takes no clips.',
  'not-loaded': 'That weapon is empty; reload it first.',
  'not-in-hand': 'It has been thrown, and lies there: pick it up first, when active or on doubles.',
  'saw-stalled':
    'The chain saw has stalled: start it when active, and fight with it from the next turn on; until then fight with something else.',
  'saw-empty': 'The chain saw has no fuel left in this Encounter; fight with something else.',
  'saw-runs': 'The chain saw hasn’t stalled; fight with it.',
  'saw-off': 'The chain saw doesn’t run; there is nothing to stop.',
  'loaded-already': 'That weapon is loaded, or in hand; nothing has to be done about it.',
  'no-clips-left': 'No clip is left for that weapon.',
  'no-such-marker': 'Those shots have been heard already.',
  'already-alerted': 'The alarm has been raised already.',
  'not-a-pursuit': 'There is no pursuit under way.',
  'pursuit-over': 'The pursuit is over.',
  'nobody-follows': 'Runners split into two bands or more, of which the Chasers follow at least one.',
  'nobody-caught': 'There is no battle before the Runners are caught.',
  'reported-of-others': 'A report names each of those who went, once, and nobody else.',
  'dead-and-captured': 'Nobody is killed and captured at once.',
  'captured-by-zombies': 'Zombies take no captives.',
  'captive-and-present': 'A captive can’t have been brought off the table.',
  'never-out': 'Only somebody who was out of the fight can have rejoined it.',
  'counts-below-zero': 'Kills and shots are 0 or more.',
  'step-not-due': 'That step is not due now; the first one due comes first.',
  'steps-left': 'Some rolls are still due; settle them first.',
  'same-division': 'The calendar runs so already.',
  'no-such-year': 'The last year lies between the present one and O+99.',
};

const lastDate = (division: Division) => dateAt(division, YEARS.last, periodsAYear(division) - 1);

const SET_ASIDE = {
  ready: 'with the party',
  captive: 'a captive',
  left: 'gone',
  dead: 'dead',
  turned: 'one of the zombies',
} as const satisfies Record<Status, string>;

/** One sentence for the player, with what would be right. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.code) {
    case 'no-such-figure':
      return `This campaign has no figure ${refusal.figure}.`;
    case 'no-such-weapon':
      return `${refusal.holder} has no weapon ${refusal.weapon}.`;
    case 'party-complete':
      return `The party that starts a campaign is a Star and ${refusal.grunts} Grunts; roll one of them again, or begin.`;
    case 'no-such-episode':
      return 'The campaign has taken up no such run; take it up as an episode first.';
    case 'already-settled':
      return 'The campaign has begun; only a party still being put together can be rolled again.';
    case 'not-settled':
      return 'The starting party is not complete yet; finish recruiting first.';
    case 'star-stays':
      return `${refusal.name} is the Star the campaign turns on and can't be dismissed; set the Star aside as dead, captive or turned.`;
    case 'not-in-the-party':
      return `${refusal.name} is ${SET_ASIDE[refusal.status]}; only somebody with the party can do that.`;
    case 'already-so':
      return alreadyText(refusal.already);
    case 'written-meanwhile':
      return `What is written about ${refusal.name} was changed elsewhere since you began to write.`;
    case 'same-hands':
      return `${refusal.name} has it already; choose somebody else.`;
    case 'no-clips':
      return `${WEAPON_TABLE[refusal.weapon].title} takes no clips; choose a weapon that does.`;
    case 'never-loaded':
      return `${WEAPON_TABLE[refusal.weapon].title} is never loaded; choose a weapon that shoots or is thrown.`;
    case 'too-few-clips':
      return `${WEAPON_TABLE[refusal.weapon].title} has ${refusal.clips} spare ${refusal.clips === 1 ? 'clip' : 'clips'}; ${refusal.asked} can't be given.`;
    case 'other-ammo':
      return `Clips go only between weapons of one type; ${WEAPON_TABLE[refusal.from].title} and ${WEAPON_TABLE[refusal.into].title} differ.`;
    case 'rap-out-of-range':
      return refusal.most === 0
        ? `At Rep ${refusal.rep} there is nothing more to gain: RAP is 0.`
        : `At Rep ${refusal.rep} RAP runs from 0 to ${refusal.most}.`;
    case 'rep-out-of-range':
      return `${refusal.name} has Rep ${refusal.rep}; Rep runs from 1 to 7.`;
    case 'date-out-of-range':
      return `A date of this campaign lies between ${dateText(refusal.division, refusal.start)} and ${dateText(refusal.division, lastDate(refusal.division))}.`;
    case 'volley':
      return shotRefusalText(refusal.why, refusal.weapon);
    case 'fighter':
      return upperFirst(fighterRefusalText(refusal.why));
    case 'encounter':
      return ENCOUNTER_REFUSAL_TEXT[refusal.why];
    case 'no-such-table':
    case 'no-such-row':
    case 'no-such-field':
    case 'not-a-value':
    case 'out-of-range':
    case 'as-in-the-book':
    case 'corrected-already':
    case 'not-corrected':
      return CORRECTION_REFUSAL_TEXT[refusal.code];
    default:
      return refusal satisfies never;
  }
}

const STATUS_NOW = {
  ready: 'with the party',
  captive: 'a captive',
  left: 'gone',
  dead: 'dead',
  turned: 'turned',
} as const satisfies Record<Status, string>;

function alreadyText(already: AlreadySo): string {
  switch (already.what) {
    case 'name':
      return `${already.name} is called that already.`;
    case 'date':
      return `${already.name} is at that date already.`;
    case 'biography':
      return `${already.name} is described so already.`;
    case 'episode':
      return `${already.name} is an episode of this campaign already.`;
    case 'episode-ended':
      return `How ${already.name} ended is entered already.`;
    case 'status':
      return `${already.name} is ${STATUS_NOW[already.status]} already.`;
    case 'rep':
      return `${already.name} is at Rep ${already.rep} already.`;
    case 'rap':
      return `${already.name} is at ${already.rap} RAP already.`;
    case 'protected':
      return `${already.name} is ${already.protected ? 'protected' : 'unprotected'} already.`;
    case 'leadership':
      return `${already.name} is ${LEADERSHIP_TEXT[already.leadership]} already.`;
    case 'attribute': {
      const { title } = ATTRIBUTE_TABLE[already.attribute];
      return `${already.name} is ${already.has ? title : `without ${title}`} already.`;
    }
    case 'advantage': {
      const { title } = ADVANTAGE_TABLE[already.advantage];
      return `${already.name} is ${already.has ? 'with' : 'without'} ${title} already.`;
    }
    case 'clips':
      return `${WEAPON_TABLE[already.weapon].title} is at ${already.clips} spare clips already.`;
    case 'loaded':
      return `${WEAPON_TABLE[already.weapon].title} is ${already.loaded ? 'loaded' : 'empty'} already.`;
    case 'in-stockpile':
      return 'That is in the stockpile already.';
    case 'shared-out':
      return 'They have it already; choose other things or other figures.';
    case 'house-rule':
      return `${HOUSE_RULES[already.rule].title} is ${already.on ? 'on' : 'off'} already.`;
    default:
      return already satisfies never;
  }
}
