/** Events outside the ship in words, one sentence each. */

import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { Noun } from '../../../core/text/term.ts';
import { CREW_IDS, type CrewId } from '../../data/crew.ts';
import type { VehicleKind } from '../../data/outside.ts';
import type { OutsideEvent } from '../../outside/events.ts';
import type { VehicleId } from '../../outside/state.ts';
import { areaText, whereText } from '../areas.ts';
import { BOAT_NAMES, crewListText, crewText, kindsText, monsterText, weaponText } from '../names.ts';

export const VEHICLE_NAMES: Readonly<Record<VehicleKind, Noun>> = {
  suit: { one: 'Jet Suit', many: 'Jet Suits' },
  mover: { one: 'Cargo Mover', many: 'Cargo Movers' },
};

const kindOfVehicle = (id: string): VehicleKind => (id.startsWith('suit') ? 'suit' : 'mover');
/** `Jet Suit 3` */
export const vehicleName = (id: VehicleId | string): string =>
  `${VEHICLE_NAMES[kindOfVehicle(id)].one} ${id.slice(id.lastIndexOf('-') + 1)}`;

type Of<R extends OutsideEvent['rule']> = Extract<OutsideEvent, { rule: R }>;

const who = (crew: CrewId): string => upperFirst(crewText(crew));

function passed({ who: ids, kind, from, to }: Of<'agt.out.airlock'>): string {
  const names =
    kind === null ? crewListText(CREW_IDS.filter((id) => ids.includes(id))) : kindsText(ids.map(() => kind));
  const way = `through the airlock from ${areaText(from)} to ${areaText(to)}`;
  return `${upperFirst(names)} ${ids.length === 1 ? 'goes' : 'go'} ${way}.`;
}

function undocked({ boat, to, aboard, riders, clinging }: Of<'agt.out.undock'>): string {
  const on = [
    ...(riders.length > 0 ? [crewListText(riders)] : []),
    ...(clinging.length > 0 ? [countedInWords(clinging.length, 'Green Thing', 'Green Things')] : []),
  ];
  const outside = on.length === 0 ? '' : ` On its outside: ${listed(on)}.`;
  return `The ${BOAT_NAMES[boat]} leaves its bay for ${areaText(to)} with ${crewListText(aboard)}.${outside}`;
}

function opened({ boat, crew, to, dead }: Of<'agt.out.hatch'>): string {
  const goes =
    crew === null || to === null
      ? `The lid of the ${BOAT_NAMES[boat]} is opened.`
      : `${who(crew)} goes through the hatch to ${areaText(to)}.`;
  if (dead.length === 0) return goes;
  return `${goes} ${upperFirst(crewListText(dead))} ${dead.length === 1 ? 'wears' : 'wear'} no suit, and ${dead.length === 1 ? 'dies' : 'die'}.`;
}

function jumped({ crew, to, face, missed }: Of<'agt.out.jump'>): string {
  const rolled = face === null ? '' : `, and rolls ${face}`;
  return `${who(crew)} jumps to ${areaText(to)}${rolled}${missed ? ': missed' : ''}.`;
}

export function outsideText(event: OutsideEvent): string {
  switch (event.rule) {
    case 'agt.out.pieces':
      return `${upperFirst(countedInWords(event.vehicles.filter(({ id }) => id.startsWith('suit')).length, 'jet suit', 'jet suits'))} and ${countedInWords(event.vehicles.filter(({ id }) => id.startsWith('mover')).length, 'cargo mover', 'cargo movers')} are in their places, the Ook Soot ${whereText(event.soot)}.`;
    case 'agt.out.lock':
      return `${who(event.by)} ${event.closed ? 'closes' : 'opens'} the airlock of ${areaText(event.exit)}.`;
    case 'agt.out.hold':
      return `${who(event.by)} holds the airlock of ${areaText(event.exit)} shut.`;
    case 'agt.out.airlock':
      return passed(event);
    case 'agt.out.enter': {
      const dropped = event.dropped === null ? '' : ` and drops ${weaponText(event.dropped)}`;
      return `${who(event.crew)} gets into ${vehicleName(event.vehicle)}${dropped}.`;
    }
    case 'agt.out.get-out':
      return `${who(event.crew)} gets out of ${vehicleName(event.vehicle)}.`;
    case 'agt.out.wrecked':
      return `${vehicleName(event.vehicle)} is destroyed ${whereText(event.at)}${event.adrift && event.crew !== null ? `, and ${who(event.crew)} is adrift` : ''}.`;
    case 'agt.out.throws':
      return `${who(event.crew)} throws ${monsterText(event.kind, event.monster)} off into space.`;
    case 'agt.out.soot':
      return `The Mascot ${event.worn ? 'puts on' : 'takes off'} the Ook Soot.`;
    case 'agt.out.suit-up':
      return `${who(event.crew)} puts on a pressure suit.`;
    case 'agt.out.undock':
      return undocked(event);
    case 'agt.out.fly':
      return `The ${BOAT_NAMES[event.boat]} goes from ${areaText(event.from)} to ${areaText(event.to)}.`;
    case 'agt.out.land':
      return `The ${BOAT_NAMES[event.boat]} is back in ${areaText(event.bay)}.`;
    case 'agt.out.blast':
      return `The ${BOAT_NAMES[event.boat]} is off the board by its blast, and may be back in turn ${event.back}.`;
    case 'agt.out.back':
      return event.at === null
        ? `The ${BOAT_NAMES[event.boat]} stays away for another turn.`
        : `The ${BOAT_NAMES[event.boat]} is back ${whereText(event.at)}.`;
    case 'agt.out.hatch':
      return opened(event);
    case 'agt.out.creep':
      return `${upperFirst(kindsText(event.who.map(() => event.kind)))} ${event.who.length === 1 ? 'creeps' : 'creep'} to ${areaText(event.to)}.`;
    case 'agt.out.jump':
      return jumped(event);
    case 'agt.out.rescue':
      return `The ${BOAT_NAMES[event.boat]} goes after ${crewText(event.crew)}, and is back in turn ${event.back}.`;
    case 'agt.out.lost':
      return `${upperFirst(crewListText(event.crew))} ${event.crew.length === 1 ? 'is' : 'are'} lost in space.`;
    default:
      return event satisfies never;
  }
}
