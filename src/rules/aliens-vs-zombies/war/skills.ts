/** Skills that some veterans are known for: chosen when they get their name, and of use in every town they are ready for. Ours. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';
import type { AlienKind } from '../data/aliens.ts';
import { type Buy, priceRow, type TownId, townRow } from './data.ts';

export const SKILLS = ['scout', 'forager', 'quartermaster', 'herald'] as const;
export type Skill = (typeof SKILLS)[number];

interface Skilled {
  /** Zombies, points or turns. */
  readonly amount: number;
  readonly kinds: readonly AlienKind[];
}

const ours = (amount: number, ...kinds: readonly AlienKind[]): Row<Skilled> => ({
  result: { amount, kinds },
  confidence: 'RECONSTRUCTED',
});

/** Each kind has two to choose from. */
export const WAR_SKILLS: KeyedTable<Skill, Skilled> = {
  id: 'avz-war.skills',
  section: 'A war (ours)',
  figures: { amount: number(0, 3) },
  rows: {
    scout: ours(1, 'trooper', 'ufo', 'mutant'),
    forager: ours(1, 'trooper', 'tank', 'mutant', 'bfar'),
    quartermaster: ours(1, 'tank', 'leader', 'bfar'),
    herald: ours(1, 'ufo', 'leader'),
  },
};

export const skillRow = (skill: Skill) => rowOf<Skill, Skilled>(WAR_SKILLS, skill);

export const skillsFor = (kind: AlienKind): readonly Skill[] =>
  SKILLS.filter((skill) => skillRow(skill).result.kinds.includes(kind));

/** Record that a war keeps of each: the skill, and the town where they fell. */
interface Known {
  readonly id: string;
  readonly skill?: Skill;
  readonly fellAt: TownId | null;
}
interface Look {
  readonly veterans: readonly Known[];
}
type Ready = (veteran: Known) => boolean;

const isReady: Ready = ({ fellAt }) => fellAt === null;

/** Total amount of a skill over all who are known for it. */
function amountOf({ veterans }: Look, skill: Skill, counts: Ready = isReady): number {
  const known = veterans.filter((veteran) => veteran.skill === skill && counts(veteran));
  return known.length === 0 ? 0 : known.length * skillRow(skill).result.amount;
}

/** Rows of those skills for which some veteran is known. */
const rowsOf = (look: Look, skills: readonly Skill[]): readonly string[] =>
  skills.filter((skill) => amountOf(look, skill) > 0).map((skill) => skillRow(skill).row);

/** The coming town with these veterans: how much harder than the book’s it is; never easier than that. */
export function townAhead(look: Look, town: TownId) {
  const { result, row } = townRow(town);
  return {
    first: Math.max(0, result.first - amountOf(look, 'scout')),
    each: result.each,
    leadersFrom: Math.max(1, result.leadersFrom - amountOf(look, 'herald')),
    rows: [row, ...rowsOf(look, ['scout', 'herald'])],
  };
}

/** A point at the least. */
export function priceFor(look: Look, buy: Buy) {
  const { result, row } = priceRow(buy);
  return {
    price: Math.max(1, result - amountOf(look, 'quartermaster')),
    rows: [row, ...rowsOf(look, ['quartermaster'])],
  };
}

/** Points that those who came through a town found there. */
export function foraged(look: Look, came: ReadonlySet<string>) {
  const isBack: Ready = (veteran) => isReady(veteran) && came.has(veteran.id);
  const points = amountOf(look, 'forager', isBack);
  return { points, rows: points > 0 ? [skillRow('forager').row] : [] };
}
