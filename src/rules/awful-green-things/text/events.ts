/** Events in words, one sentence each. Fights have theirs in `fight-events.ts`. */
import { countedInWords, inWords, listed, upperFirst } from '../../core/text/english.ts';
import type { EndingKind } from '../data/points.ts';
import { WEAPON_KINDS } from '../data/weapons.ts';
import { isPassageEvent } from '../epilogue/passage.ts';
import type { AgtEvent, Stop } from '../events.ts';
import { isOutsideEvent } from '../outside/events.ts';
import { kindOfWeapon, type Phase, type Side } from '../state.ts';
import { areaText, whereText } from './areas.ts';
import { passageText } from './epilogue/events.ts';
import { setsOutText } from './epilogue/game.ts';
import { fightText } from './fight-events.ts';
import {
  BOAT_NAMES,
  crewListText,
  crewText,
  kindsText,
  MONSTER_NAMES,
  weaponsListText,
  weaponText,
} from './names.ts';
import { outsideText } from './outside/events.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  weapons: 'The weapons go to their places.',
  crew: 'The crew take their places.',
  population: 'Something has hatched aboard.',
  monsters: 'The first Green Things hide.',
  discovery: 'The crew are about to find them.',
  'first-fight': 'The alarm is raised.',
  locks: 'A new turn begins: airlocks are seen to.',
  grow: 'A new turn begins: the Green Things grow.',
  'monsters-move': 'The Green Things move.',
  fences: 'Any fence that is on strikes now.',
  'monsters-attack': 'The Green Things attack.',
  'monsters-wake': 'Stunned Green Things wake up.',
  grab: 'The crew grab weapons.',
  'crew-move': 'The crew move.',
  'crew-attack': 'The crew attack.',
  'crew-wake': 'The crew’s turn ends.',
  epilogue: 'The fight for the ship is over.',
  over: 'The game is over.',
};

export const SIDES: Readonly<Record<Side, string>> = { crew: 'The crew', monsters: 'The Green Things' };

export const SHIP_ENDS: Readonly<Record<EndingKind, string>> = {
  exterminated: 'The crew keep the Znutar',
  'taken-over': 'The Green Things have the Znutar',
  abandoned: 'The Znutar is abandoned to the Green Things',
  destroyed: 'The Znutar blows up',
  'stand-off': 'Neither side has the Znutar',
};

const STOPS: Readonly<Record<Exclude<Stop, null>, string>> = {
  foe: ' and must stop there',
  fence: ' and must stop at the fence',
};
const stopText = (stopped: Stop): string => (stopped === null ? '' : STOPS[stopped]);

type Of<R extends AgtEvent['rule']> = Extract<AgtEvent, { rule: R }>;

function growText({ level, grown, laid, short }: Of<'agt.grow'>): string {
  const [first] = grown;
  const more = short > 0 ? `; there are no counters for ${inWords(short)} more` : '';
  if (first === undefined)
    return `${upperFirst(countedInWords(laid.length, 'Egg', 'Eggs'))} ${laid.length === 1 ? 'is' : 'are'} laid${more}.`;
  const to = grown.length === 1 ? MONSTER_NAMES[first.to].a : MONSTER_NAMES[first.to].many;
  const who = countedInWords(grown.length, MONSTER_NAMES[level].one, MONSTER_NAMES[level].many);
  return `${upperFirst(who)} ${grown.length === 1 ? 'becomes' : 'become'} ${to}${more}.`;
}

function eatGrowText({ grown, laid }: Of<'agt.eat.grow'>): string {
  const [one] = grown;
  if (one !== undefined) return `It grows into ${MONSTER_NAMES[one.to].a}.`;
  return laid.length > 0 ? 'It lays an Egg.' : 'There is no counter left for it to grow.';
}

function placedText({ placed }: Of<'agt.set-up.weapons'>): string {
  const [one] = placed;
  if (placed.length === 1 && one !== undefined)
    return `${upperFirst(weaponText(one.id))} goes to ${areaText(one.at)}.`;
  const kinds = placed.map(({ id }) => kindOfWeapon(id));
  const sorted = WEAPON_KINDS.flatMap((kind) => kinds.filter((other) => other === kind));
  return `Laid out: ${weaponsListText(sorted)}.`;
}

function tradeText({ crew, with: other, gives, gets }: Of<'agt.trade'>): string {
  if (gives !== null && gets !== null)
    return `${upperFirst(crewText(crew))} trades ${weaponText(gives)} with ${crewText(other)} for ${weaponText(gets)}.`;
  const [from, to, weapon] = gives === null ? [other, crew, gets] : [crew, other, gives];
  return weapon === null
    ? `${upperFirst(crewText(crew))} and ${crewText(other)} have nothing to trade.`
    : `${upperFirst(crewText(from))} gives ${crewText(to)} ${weaponText(weapon)}.`;
}

const moved = ({ kind, who, from, to, stopped }: Of<'agt.move.monsters'>): string =>
  `${upperFirst(kindsText(who.map(() => kind)))} ${who.length === 1 ? 'moves' : 'move'} from ${areaText(from)} to ${areaText(to)}${stopText(stopped)}.`;

export function eventText(event: AgtEvent): string {
  if (isPassageEvent(event)) return passageText(event);
  if (isOutsideEvent(event)) return outsideText(event);
  switch (event.rule) {
    case 'agt.set-up.cup':
      return `${upperFirst(countedInWords(event.cup.length, 'Weapon Effect Chit', 'Weapon Effect Chits'))} ${event.cup.length === 1 ? 'is' : 'are'} in the cup.`;
    case 'agt.set-up.weapons':
      return placedText(event);
    case 'agt.set-up.crew':
      return `${upperFirst(crewText(event.crew))} is ${whereText(event.at)}.`;
    case 'agt.set-up.population':
      return `Aboard: ${kindsText(event.waiting)}.`;
    case 'agt.extra-adult':
      return 'One Adult more is aboard.';
    case 'agt.set-up.first':
      return event.at === null
        ? 'The first of them may hide in any of five areas.'
        : `The first of them hides ${whereText(event.at)}.`;
    case 'agt.set-up.monsters':
      return `${upperFirst(kindsText([event.kind]))} is ${whereText(event.at)}.`;
    case 'agt.discovery':
      return event.found
        ? `${upperFirst(crewText(event.crew))} goes to ${areaText(event.to)} and finds something green.`
        : `Nobody gets as far as the Green Things; ${crewText(event.crew)} goes as near as ${areaText(event.to)}.`;
    case 'agt.turn':
      return PHASES[event.phase];
    case 'agt.grow':
      return growText(event);
    case 'agt.move.monsters':
      return moved(event);
    case 'agt.eat':
      return `${upperFirst(kindsText([event.kind]))} devours ${crewText(event.crew)} ${whereText(event.at)}.`;
    case 'agt.eat.grow':
      return eatGrowText(event);
    case 'agt.robot.eaten':
      return `${upperFirst(kindsText([event.kind]))} tries to eat the Robot.`;
    case 'agt.robot.chit':
    case 'agt.chit':
    case 'agt.chit.back':
    case 'agt.battle':
    case 'agt.battle.off':
    case 'agt.declare':
    case 'agt.fence.burns':
    case 'agt.battle.over':
    case 'agt.attack':
    case 'agt.stun':
    case 'agt.effect.grow':
    case 'agt.effect.shrink':
    case 'agt.effect.fragments':
    case 'agt.effect.none':
    case 'agt.untried':
    case 'agt.weapon.returns':
    case 'agt.weapon.lies':
    case 'agt.useless':
      return fightText(event);
    case 'agt.grab': {
      const laid = event.laid === null ? '' : ` and lays down ${weaponText(event.laid)}`;
      return `${upperFirst(crewText(event.crew))} takes ${weaponText(event.weapon)}${laid}.`;
    }
    case 'agt.lay':
      return `${upperFirst(crewText(event.crew))} lays down ${weaponText(event.weapon)}.`;
    case 'agt.trade':
      return tradeText(event);
    case 'agt.fence.off':
      return `The Electric Fence ${whereText(event.at)} is switched off.`;
    case 'agt.fence.on':
      return `The Electric Fence ${whereText(event.at)} is on.`;
    case 'agt.busy':
      return event.with === 'fence'
        ? `${upperFirst(crewText(event.crew))} sets up a fence ${whereText(event.at)}.`
        : `${upperFirst(crewText(event.crew))} works on the engines from ${areaText(event.at)}.`;
    case 'agt.move.crew':
      return `${upperFirst(crewText(event.crew))} goes from ${areaText(event.from)} to ${areaText(event.to)}${stopText(event.stopped)}.`;
    case 'agt.escape':
      return `The ${BOAT_NAMES[event.boat]} leaves the ship with ${crewListText(event.aboard)}.`;
    case 'agt.overload':
      return `The engines are set to overload: the Znutar blows up at the end of turn ${event.explodes}.`;
    case 'agt.explosion':
      return event.dead.length === 0
        ? 'The Znutar blows up, and every Green Thing with her.'
        : `The Znutar blows up, and every Green Thing with her. ${upperFirst(crewListText(event.dead))} did not get away.`;
    case 'agt.wake':
      return `${upperFirst(inWords(event.woken.length))} of ${event.side === 'crew' ? 'the crew' : 'the Green Things'} ${event.woken.length === 1 ? 'wakes' : 'wake'} up.`;
    case 'agt.concede':
      return `${SIDES[event.side]} give up.`;
    case 'agt.ship':
      return `${SHIP_ENDS[event.ending]}.`;
    case 'agt.epilogue':
      return setsOutText(event.boat, event.crew);
    case 'agt.boat.home': {
      const boat = `The ${BOAT_NAMES[event.boat]}`;
      const parts = [
        ...(event.home.length > 0 ? [`${crewListText(event.home)} came home`] : []),
        ...(event.lost.length > 0 ? [`${crewListText(event.lost)} did not`] : []),
      ];
      return `${boat}: ${parts.length === 0 ? 'nobody came home' : listed(parts)}.`;
    }
    case 'agt.end':
      return 'The game is over.';
    default:
      return event satisfies never;
  }
}
