/** What the rules are about besides rolls: Rep, advantages, attributes, protection, and weapons. */
import { ADVANTAGE_TABLE } from '../../../../../rules/all-things-zombie/data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../../../../../rules/all-things-zombie/data/attributes.ts';
import { RAP_TO_ADVANCE, REP_COST, REP_TABLE } from '../../../../../rules/all-things-zombie/data/reps.ts';
import type { Section } from '../../../../../rules/all-things-zombie/data/text/headings.ts';
import { POINTS } from '../../../../../rules/all-things-zombie/points.ts';
import { ADVANTAGES, ATTRIBUTES, REPS, type Rep } from '../../../../../rules/all-things-zombie/types.ts';
import { workedOut } from '../../../../../rules/core/in-force.ts';
import { hasRow, type KeyedTable, linesOf, rowOf } from '../../../../../rules/core/table.ts';
import { FIGURE_WORDS } from '../corrections.ts';
import { figuresOf, type Line, lineOf, plain, rests } from './line.ts';
import { words } from './text/things.ts';
import type { Thing } from './thing.ts';
import { weaponThings } from './weapons.ts';

const repThing = (): Thing => ({
  id: 'rep',
  kind: 'character',
  section: 'Reputation',
  title: words.rep,
  summary: words.howGoodAFigure,
  notes: [],
  tables: [
    {
      id: 'rep',
      title: words.repAndWhatItCosts,
      columns: [words.rep, words.called, words.points, words.rapToRise],
      rows: REPS.toReversed().map(repLine),
    },
    {
      id: 'rep-kinds',
      title: words.whoTheyAre,
      columns: [words.rep, words.whatTheyAreLike],
      rows: REPS.toReversed().map((rep) => plain(String(rep), REP_TABLE[rep].summary)),
    },
  ],
});

function repLine(rep: Rep): Line {
  const row = `${rep}` as const;
  const cost = rowOf(REP_COST, row);
  const toAdvance = rowOf(RAP_TO_ADVANCE, row);
  const open = [cost, toAdvance].find(({ confidence }) => confidence !== 'RULEBOOK');
  const cells = (points: number | undefined, rap: number | null | undefined) => [
    ...[row, REP_TABLE[rep].title],
    ...[String(points), String(rap ?? '–')],
  ];
  const inBook = <T>(table: KeyedTable<string, T>) =>
    linesOf(table).find((line) => line.row === row)?.book.result;
  const book = cells(inBook(REP_COST), inBook(RAP_TO_ADVANCE));
  return {
    cells: cells(cost.result, toAdvance.result),
    was: cost.corrected || toAdvance.corrected ? book : null,
    rests: open === undefined ? null : rests(open),
    figures: [
      ...figuresOf(REP_COST, row, FIGURE_WORDS, () => words.points),
      ...figuresOf(RAP_TO_ADVANCE, row, FIGURE_WORDS, () => words.rapToRise),
    ],
  };
}

const POINT_LINES = {
  'body-armor': words.bodyArmour,
  overall: words.overallLeader,
  other: words.anotherLeader,
} as const satisfies Record<keyof typeof POINTS.rows, string>;

const protectionThing = (): Thing => ({
  id: 'protection',
  kind: 'character',
  section: 'Protection',
  title: words.protection,
  summary: words.bodyArmourMakesAFigure,
  notes: [],
  tables: [
    {
      id: 'protection',
      title: words.whatItDoes,
      columns: [words.where, words.effect],
      rows: [
        plain(words.shotAt, words.an8ToHit),
        plain(words.meleeLostByOne, words.oneDieOn1),
        plain(words.theDoc, words.oneDieMoreTheBest),
      ],
    },
    {
      id: POINTS.id,
      title: words.points,
      columns: [words.what, words.points],
      rows: linesOf<number>(POINTS).map(({ row, book, found }) =>
        lineOf(
          { book: book.result, found },
          (points) => [hasRow(POINTS, row) ? POINT_LINES[row] : row, String(points)],
          figuresOf(POINTS, row, FIGURE_WORDS, () => words.points),
        ),
      ),
    },
  ],
});

/** In the order in which each heading of the book has them. */
export const things = workedOut((): readonly Thing[] => [
  repThing(),
  ...ADVANTAGES.map((id): Thing => {
    const { title, summary, section } = ADVANTAGE_TABLE[id];
    return {
      id: `advantage.${id}`,
      kind: 'advantage',
      section: section as Section,
      title,
      summary,
      notes: [],
      tables: [],
    };
  }),
  ...ATTRIBUTES.map((id): Thing => {
    const { title, summary, section } = ATTRIBUTE_TABLE[id];
    return {
      id: `attribute.${id}`,
      kind: 'attribute',
      section: section as Section,
      title,
      summary,
      notes: [],
      tables: [],
    };
  }),
  protectionThing(),
  ...weaponThings(),
]);
