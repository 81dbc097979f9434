/** Voyages in figures: where they lead, what waits there, and how many posts are filled before each. All of it our own. */
import { flag, number } from '../../core/fields.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';

const ours = <R>(result: R): Row<R> => ({ result, confidence: 'RECONSTRUCTED' });
const SECTION = 'Voyages (ours)';

/** The last voyage is always the one home. */
export const WORLD_IDS = ['ommel', 'brack', 'thole', 'lantern-reach', 'hesper', 'snudl-1'] as const;
export type WorldId = (typeof WORLD_IDS)[number];

export const LEAST_VOYAGES = 3;
export const MOST_VOYAGES = WORLD_IDS.length;

interface World {
  /** True for one Adult more among the first Green Things (To Help the Green Things). */
  readonly extraAdult: boolean;
}

export const VOYAGE_WORLDS: KeyedTable<WorldId, World> = {
  id: 'agt-voyages.worlds',
  section: SECTION,
  figures: { extraAdult: flag },
  rows: {
    ommel: ours({ extraAdult: false }),
    brack: ours({ extraAdult: false }),
    thole: ours({ extraAdult: false }),
    'lantern-reach': ours({ extraAdult: true }),
    hesper: ours({ extraAdult: true }),
    'snudl-1': ours({ extraAdult: true }),
  },
};

export const worldRow = (world: WorldId) => rowOf<WorldId, World>(VOYAGE_WORLDS, world);

/** In the order they are sailed to: so many from the front of the list, then home. */
export const worldsOf = (count: number): readonly WorldId[] => [
  ...WORLD_IDS.slice(0, count - 1),
  ...WORLD_IDS.slice(-1),
];

/** Results of a voyage for the crew, by points. */
export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type Result = (typeof RESULTS)[number];

/** Empty posts that the yard on Snudl-1 fills after such a voyage. */
export const VOYAGE_BERTHS: KeyedTable<Result, number> = {
  id: 'agt-voyages.berths',
  section: SECTION,
  figures: { result: number(2, 22) },
  rows: { won: ours(12), drawn: ours(14), lost: ours(20) },
};

export const berthsRow = (result: Result) => rowOf<Result, number>(VOYAGE_BERTHS, result);

/** Voyages lived through that make a name. */
export const VOYAGES_FOR_A_NAME = 2;
