/** Crew as short as they stand on a counter. */
import type { CrewId } from '../data/crew.ts';
import { CREW_NAMES } from './names.ts';

const SHORT: Readonly<Partial<Record<CrewId, string>>> = {
  captain: 'Capt. Yid',
  'first-officer': '1st Off.',
  'comm-officer': 'Comm',
  'operations-officer': 'Ops',
  'engineering-officer': 'Eng. Off.',
  'supply-officer': 'Supply',
  sergeant: 'Sergeant',
  'marine-1': 'Marine',
  'marine-2': 'Marine',
  technician: 'Tech',
  'pilot-1': 'Pilot',
  'pilot-2': 'Pilot',
};

export const shortName = (crew: CrewId): string => SHORT[crew] ?? CREW_NAMES[crew];
