/** The record of a town, and of a war: what is known stands in it, and the rest is written in by hand. */

import { ALIEN_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import type { TownOnPaper } from '../../../../src/rules/aliens-vs-zombies/text/paper.ts';
import { warView } from '../../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { WarView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { tableSection } from '../../../components/paper/words.tsx';

const TURN_COLUMNS = ['Turn', 'Tile', 'Rise', 'Landed', 'Aliens lost', 'Dead now', 'Notes'];

/** Turn by turn, with the tiles turned over; then the piles. */
export function townSections({ tiles, piles, dead }: TownOnPaper): readonly FlowContent[] {
  const { turns, shown } = tiles;
  return [
    tableSection({
      title: 'Turns',
      columns: TURN_COLUMNS,
      rows: Array.from({ length: turns }, (_, at) => {
        const tile = shown[at];
        const isNow = at === shown.length - 1;
        return [
          String(at + 1),
          tile === undefined ? '' : upperFirst(tile.text.replace(/^\d+, /, '')),
          tile === undefined ? '' : `${tile.spawn}${tile.ours ? ' ~' : ''}`,
          ...['', ''],
          isNow ? String(dead) : '',
          '',
        ];
      }),
    }),
    tableSection({
      title: 'Zombies',
      columns: ['Kind', 'Number', 'Town', 'Dead', 'Grave'],
      rows: piles.zombies.map(({ name, number, counts }) => [
        upperFirst(name),
        ...[number, ...counts].map(String),
      ]),
    }),
    tableSection({
      title: 'Aliens',
      columns: ['Kind', 'Combat', 'Moves', 'Town', 'Reserve'],
      rows: piles.aliens.map(({ name, number, move, counts }) => [
        upperFirst(name),
        ...[number, move, ...counts].map(String),
      ]),
    }),
  ];
}

const known = (count: number | null): string => (count === null ? '' : String(count));
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** Every town, the veterans, the points, the reports. */
export function warSections(
  ledger: Seen<WarLedger>,
  corrections: Corrections,
  isOn: boolean,
): readonly FlowContent[] {
  const { war } = warView(ledger, corrections, isOn);
  return [
    tableSection({
      title: 'Towns',
      columns: ['No.', 'Town', 'Result', 'Dead', 'Lost', 'Points'],
      rows: war.towns.map(({ number, name, result, dead, lost, points }) => [
        ...[String(number), name, result, known(dead), known(lost)],
        points === null ? '' : signed(points),
      ]),
    }),
    tableSection({
      title: 'Veterans',
      columns: ['Name', 'Kind', 'Towns', 'Kills', 'Status'],
      rows: rosterOf(war),
    }),
    tableSection({
      title: `Points: ${war.points} left`,
      columns: ['What for', 'Points'],
      rows: blankAfter(
        war.entries.toReversed().map(({ text, points }) => [text, signed(points)]),
        2,
      ),
    }),
    ...reportSection(war),
  ];
}

const rosterOf = ({ veterans }: WarView) =>
  blankAfter(
    veterans.map(({ name, kind, towns, kills, fellAt }) => [
      ...[name, upperFirst(ALIEN_NAMES[kind].one), String(towns), String(kills)],
      fellAt === null ? 'Ready' : `Fell at ${fellAt}`,
    ]),
    5,
  );

/** Rows to write in. */
const BLANK = 4;
const blankAfter = (rows: readonly string[][], columns: number): string[][] => [
  ...rows,
  ...Array.from({ length: BLANK }, () => Array.from({ length: columns }, () => '')),
];

function reportSection({ towns }: WarView): readonly FlowContent[] {
  const told = towns.filter(({ report }) => report !== '');
  if (told.length === 0) return [];
  const rows = told.map(({ name, report }) => [name, report]);
  return [tableSection({ title: 'Reports', columns: ['Town', 'What was reported'], rows })];
}
