/** Events of fights in words, one sentence each. */
import { countedInWords, listed, upperFirst } from '../../core/text/english.ts';
import type { CrewId } from '../data/crew.ts';
import type { Against, AgtEvent, Change, FightEvent, Gone } from '../events.ts';
import { boatOfBlast } from '../outside/blast.ts';
import { isVehicle } from '../outside/units.ts';
import { kindOfWeapon } from '../state.ts';
import { areaText, whereText } from './areas.ts';
import {
  CHIT_NAMES,
  crewText,
  kindsText,
  MONSTER_NAMES,
  monsterText,
  triedText,
  WEAPON_NAMES,
  weaponText,
} from './names.ts';
import { vehicleName } from './outside/events.ts';

type Of<R extends AgtEvent['rule']> = Extract<AgtEvent, { rule: R }>;

function targetText({ target, kind }: Against): string {
  if (kind !== null) return monsterText(kind, target);
  return isVehicle(target) ? `the empty ${vehicleName(target)}` : crewText(target as CrewId);
}

function thrownText(event: Of<'agt.attack'> | Of<'agt.stun'>, did: string, not: string): string {
  const { dice, total, constitution, done } = event;
  return `${upperFirst(countedInWords(dice, 'die', 'dice'))} against ${targetText(event)}: ${total} against ${constitution}, ${done ? did : not}.`;
}

function declaredText({ side, strike, kind }: Of<'agt.declare'>): string {
  const { by, weapon, tried, at, on } = strike;
  if (side === 'monsters') {
    const prey = isVehicle(on ?? '') ? `the empty ${vehicleName(on ?? '')}` : crewText(on as CrewId);
    const attacker = kind === null ? 'One of the Green Things' : monsterText(kind, by);
    return `${attacker} attacks ${prey} ${whereText(at)}.`;
  }
  const who = upperFirst(crewText(by as CrewId));
  const target = kind === null || on === null ? '' : monsterText(kind, on);
  if (weapon === null || tried === null) return `${who} attacks ${target} hand to hand ${whereText(at)}.`;
  if (boatOfBlast(weapon) !== undefined) return `${who} fires the rockets, ${whereText(at)}.`;
  return `${who} uses the ${triedText(tried)}${target === '' ? '' : ` on ${target}`} ${whereText(at)}.`;
}

/** `two Babies become Adults`, `an Egg is gone`. */
function changedText(changed: readonly Change[], gone: readonly Gone[]): string {
  const [one] = changed;
  const grown =
    one === undefined
      ? []
      : [
          changed.length === 1
            ? `${kindsText([one.from])} becomes ${kindsText([one.to])}`
            : `${kindsText(changed.map(({ from }) => from))} become ${MONSTER_NAMES[one.to].many}`,
        ];
  const lost =
    gone.length === 0
      ? []
      : [`${kindsText(gone.map(({ kind }) => kind))} ${gone.length === 1 ? 'is' : 'are'} gone`];
  const both = listed([...grown, ...lost]);
  return both === '' ? 'Nothing changes: no counter is left.' : `${upperFirst(both)}.`;
}

function chitText({ chit, weapons, keeps }: Of<'agt.chit'>): string {
  const which = listed(weapons.map((weapon) => `the ${triedText(weapon)}`));
  return keeps
    ? `A chit for ${which}: ${CHIT_NAMES[chit]}.`
    : `One chit for ${which} together, for this attack alone: ${CHIT_NAMES[chit]}.`;
}

export function fightText(event: FightEvent | Of<'agt.robot.chit'>): string {
  switch (event.rule) {
    case 'agt.battle':
      return `${event.side === 'crew' ? 'The crew' : 'The Green Things'} attack ${whereText(event.at)}.`;
    case 'agt.battle.off':
      return `No attack ${whereText(event.at)} after all.`;
    case 'agt.declare':
      return declaredText(event);
    case 'agt.fence.burns':
      return event.fences.length === 1
        ? `The Electric Fence ${whereText(event.at)} catches Green Things.`
        : `${upperFirst(countedInWords(event.fences.length, 'fence', 'fences'))} ${whereText(event.at)} catch Green Things.`;
    case 'agt.battle.over':
      return `The fight in ${listed(event.areas.map(areaText))} is over for this turn.`;
    case 'agt.attack':
      return thrownText(event, 'killed', event.kind === null ? 'alive' : 'it lives');
    case 'agt.stun':
      return thrownText(event, 'stunned', 'awake');
    case 'agt.effect.grow':
    case 'agt.effect.shrink':
      return changedText(event.changed, event.gone);
    case 'agt.effect.fragments': {
      const gone = kindsText(event.gone.map(({ kind }) => kind));
      const left = event.fragments.length;
      return `${upperFirst(gone)} ${whereText(event.at)} ${event.gone.length === 1 ? 'is' : 'are'} blown to bits: ${countedInWords(left, 'Fragment', 'Fragments')}.`;
    }
    case 'agt.effect.none':
      return `The ${listed(event.weapons.map((kind) => WEAPON_NAMES[kind].one))} ${event.weapons.length === 1 ? 'does' : 'do'} nothing.`;
    case 'agt.chit':
      return chitText(event);
    case 'agt.chit.back':
      return `${CHIT_NAMES[event.chit]} goes back to the cup.`;
    case 'agt.robot.chit':
      return `A chit for the one that ate the Robot: ${CHIT_NAMES[event.chit]}.`;
    case 'agt.untried':
      return `Nothing was left for the ${triedText(event.weapon)}: it has not been tried.`;
    case 'agt.weapon.returns':
      return `The ${WEAPON_NAMES[kindOfWeapon(event.weapon)].one} goes back to ${areaText(event.to)}.`;
    case 'agt.weapon.lies':
      return `${upperFirst(weaponText(event.weapon))} lies ${whereText(event.at)}.`;
    case 'agt.useless':
      return `${WEAPON_NAMES[event.weapon].many} are of no use: their counters leave the board.`;
    default:
      return event satisfies never;
  }
}
