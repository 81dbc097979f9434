/** The crew (Crew Starting Locations): 22 counters, the Robot and the Mascot among them. Colours are those of the counters. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import type { AreaId } from './areas.ts';

export const CREW_IDS = [
  'captain',
  'first-officer',
  'comm-officer',
  'operations-officer',
  'engineering-officer',
  'supply-officer',
  'doc',
  'medic',
  'sparks',
  'sergeant',
  'marine-1',
  'marine-2',
  'cook',
  'yeoman',
  'technician',
  'engineer',
  'machinist',
  'coxswain',
  'pilot-1',
  'pilot-2',
  'robot',
  'mascot',
] as const;
export type CrewId = (typeof CREW_IDS)[number];

/** Five peoples by the colour of their counters; the Robot and the Mascot are of none. */
export const PEOPLES = ['orange', 'red', 'yellow', 'blue', 'green'] as const;
export type People = (typeof PEOPLES)[number] | 'robot' | 'mascot';

export interface Crewman {
  /** Dice in a fight hand to hand. */
  readonly dice: number;
  readonly constitution: number;
  readonly move: number;
  readonly starts: readonly AreaId[];
  readonly people: People;
  /** May carry a weapon: all but the Mascot (AGT-12). */
  readonly armed: boolean;
  /** Counts for victory, and finds room in a boat: all but the Robot and the Mascot. */
  readonly counts: boolean;
  /** May set the engines to overload. */
  readonly overloads: boolean;
}

/** A counter by its print: dice, constitution, move. */
const counter = (
  people: People,
  dice: number,
  constitution: number,
  move: number,
  starts: readonly AreaId[],
  more: Partial<Pick<Crewman, 'armed' | 'counts' | 'overloads'>> = {},
): Row<Crewman> => ({
  result: { dice, constitution, move, starts, people, armed: true, counts: true, overloads: false, ...more },
});

export const CREW: KeyedTable<CrewId, Crewman> = {
  id: 'agt.crew',
  section: 'Crew Starting Locations',
  figures: { dice: number(1, 9), constitution: number(1, 60), move: number(1, 9) },
  rows: {
    captain: counter('yellow', 3, 27, 3, ['bridge-1', 'bridge-2'], { overloads: true }),
    'first-officer': counter('blue', 2, 19, 3, ['bridge-1', 'bridge-2'], { overloads: true }),
    'comm-officer': { ...counter('red', 1, 11, 4, ['bridge-1', 'bridge-2', 'computer']), ruling: 'AGT-11' },
    'operations-officer': counter('green', 1, 12, 3, ['life-support', 'officers-quarters']),
    'engineering-officer': counter('orange', 1, 12, 2, ['engine-room', 'pool-room'], { overloads: true }),
    'supply-officer': counter('orange', 1, 11, 2, ['ships-store', 'wardroom']),
    doc: counter('red', 1, 11, 4, ['sick-bay', 'pool-room']),
    medic: counter('red', 1, 11, 4, ['sick-bay', 'hospital-ward']),
    sparks: counter('blue', 1, 16, 3, ['bridge-1', 'bridge-2']),
    sergeant: counter('green', 3, 21, 3, ['pool-room', 'mess-deck']),
    'marine-1': counter('green', 2, 19, 3, ['pool-room', 'sick-bay']),
    'marine-2': counter('blue', 2, 18, 3, ['pool-room', 'sick-bay']),
    cook: counter('yellow', 1, 21, 3, ['galley', 'wardroom']),
    yeoman: counter('green', 1, 15, 3, ['bridge-1', 'bridge-2']),
    technician: counter('red', 1, 11, 4, ['sensor-1', 'sensor-2']),
    engineer: counter('orange', 2, 13, 2, ['engine-room', 'aft-machine-shop', 'machine-shop']),
    machinist: counter('orange', 2, 14, 2, ['aft-machine-shop', 'machine-shop']),
    coxswain: counter('yellow', 2, 18, 3, ['mess-deck', 'sick-bay']),
    'pilot-1': {
      ...counter(
        'yellow',
        1,
        15,
        3,
        ['crew-quarters-1', 'crew-quarters-2', 'crew-quarters-3', 'crew-quarters-4', 'pool-room'],
        { overloads: true },
      ),
      ruling: 'AGT-10',
    },
    'pilot-2': {
      ...counter(
        'blue',
        1,
        12,
        3,
        ['crew-quarters-1', 'crew-quarters-2', 'crew-quarters-3', 'crew-quarters-4', 'pool-room'],
        { overloads: true },
      ),
      ruling: 'AGT-10',
    },
    robot: {
      ...counter('robot', 4, 44, 1, ['aft-machine-shop', 'machine-shop'], { counts: false }),
      ruling: 'AGT-12',
    },
    mascot: counter('mascot', 1, 8, 4, ['captains-cabin'], { armed: false, counts: false }),
  },
};

export const crewRow = (crew: CrewId) => rowOf<CrewId, Crewman>(CREW, crew);

export const crewmanOf = (crew: CrewId): Crewman => crewRow(crew).result;
