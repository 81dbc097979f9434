/** Names of the options outside the ship. */
import { upperFirst } from '../../../core/text/english.ts';
import type { BoatId } from '../../data/boats.ts';
import type { CrewId } from '../../data/crew.ts';
import type { PlaceId } from '../../outside/places.ts';
import { areaText } from '../areas.ts';
import { BOAT_NAMES, crewText } from '../names.ts';
import { vehicleName } from './events.ts';

const who = (id: string): string => upperFirst(crewText(id as CrewId));
const boatText = (id: string): string => `the ${BOAT_NAMES[id as BoatId]}`;
const place = (id: string): string => areaText(id as PlaceId);

/** Words of deeds outside, by the first part of their name. */
export const OUTSIDE_DEEDS: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  undock: ([, boat = '']) => `Take ${boatText(boat)} out`,
  'suit-up': ([, crew = '']) => `${who(crew)} puts on a pressure suit`,
  jump: ([, crew = '']) => `${who(crew)} jumps`,
  fly: ([, boat = '']) => `Steer ${boatText(boat)}`,
  home: ([, boat = '']) => `Leave for home in ${boatText(boat)}`,
  rescue: ([, boat = '', crew = '']) => `${upperFirst(boatText(boat))} picks up ${crewText(crew as CrewId)}`,
  enter: ([, crew = '', vehicle = '']) => `${who(crew)} gets into ${vehicleName(vehicle)}`,
  'get-out': ([, crew = '']) => `${who(crew)} gets out`,
  soot: ([, worn = '']) => `The Mascot ${worn === 'on' ? 'puts on' : 'takes off'} the Ook Soot`,
  open: ([, exit = '']) => `Open the airlock of ${place(exit)}`,
  close: ([, exit = '']) => `Close the airlock of ${place(exit)}`,
};

/** Single words, and what *done* means. */
export const OUTSIDE_WHOLE: Readonly<Record<string, string>> = {
  hold: 'Hold it shut',
  let: 'Let them in',
  later: 'Not yet',
};

export const OUTSIDE_DONE: Readonly<Record<string, string>> = {
  'agt.out.lock': 'Leave the airlocks as they are',
  'agt.out.ride': 'Nobody else',
  'agt.out.cling': 'No other Green Thing',
};
