/** Things the rules are about besides rolls: Rep, advantages, attributes, protection, and weapons. */
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
import type { Thing } from './thing.ts';
import { weaponThings } from './weapons.ts';

const repThing = (): Thing => ({
  id: 'rep',
  kind: 'character',
  section: 'Reputation',
  title: 'Rep',
  summary:
    'How good a figure is, from 1 to 7. Most dice are rolled against it. Enough points towards Rep (RAP) for the present Rep lift it by one.',
  notes: [],
  tables: [
    {
      id: 'rep',
      title: 'Rep, and what it costs',
      columns: ['Rep', 'Called', 'Points', 'RAP to rise'],
      rows: REPS.toReversed().map(repLine),
    },
    {
      id: 'rep-kinds',
      title: 'Who they are',
      columns: ['Rep', 'What they are like'],
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
      ...figuresOf(REP_COST, row, FIGURE_WORDS, () => 'Points'),
      ...figuresOf(RAP_TO_ADVANCE, row, FIGURE_WORDS, () => 'RAP to rise'),
    ],
  };
}

const POINT_LINES = {
  'body-armor': 'Body armour',
  overall: 'Overall Leader',
  other: 'Another Leader',
} as const satisfies Record<keyof typeof POINTS.rows, string>;

const protectionThing = (): Thing => ({
  id: 'protection',
  kind: 'character',
  section: 'Protection',
  title: 'Protection',
  summary:
    'Body armour makes a figure protected: harder to hit and to hurt, and better off when wounds are examined. It is found like any other loot, and some cards bring it along.',
  notes: [],
  tables: [
    {
      id: 'protection',
      title: 'What it does',
      columns: ['Where', 'Effect'],
      rows: [
        plain('Shot at', 'An 8 to hit is a miss; 9 and more are not stopped'),
        plain('Melee lost by one', 'One die: on 1 to 3 nothing happens'),
        plain('The Doc', 'One die more, the best two count'),
      ],
    },
    {
      id: POINTS.id,
      title: 'Points',
      columns: ['What', 'Points'],
      rows: linesOf<number>(POINTS).map(({ row, book, found }) =>
        lineOf(
          { book: book.result, found },
          (points) => [hasRow(POINTS, row) ? POINT_LINES[row] : row, String(points)],
          figuresOf(POINTS, row, FIGURE_WORDS, () => 'Points'),
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
