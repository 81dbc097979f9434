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
import { words as said } from './text/record.ts';

const TURN_COLUMNS = [
  said.turn,
  said.tile,
  said.rise,
  said.landed,
  said.aliensLost,
  said.deadNow,
  said.notes,
];

/** Turn by turn, with the tiles turned over; then the piles. */
export function townSections({ tiles, piles, dead }: TownOnPaper): readonly FlowContent[] {
  const { turns, shown } = tiles;
  return [
    tableSection({
      title: said.turns,
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
      title: said.zombies,
      columns: [said.kind, said.number, said.town, said.dead, said.grave],
      rows: piles.zombies.map(({ name, number, counts }) => [
        upperFirst(name),
        ...[number, ...counts].map(String),
      ]),
    }),
    tableSection({
      title: said.aliens,
      columns: [said.kind, said.combat, said.moves, said.town, said.reserve],
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
      title: said.towns,
      columns: [said.no, said.town, said.result, said.dead, said.lost, said.points],
      rows: war.towns.map(({ number, name, result, dead, lost, points }) => [
        ...[String(number), name, result, known(dead), known(lost)],
        points === null ? '' : signed(points),
      ]),
    }),
    tableSection({
      title: said.veterans,
      columns: [said.name, said.kind, said.towns, said.kills, said.status],
      rows: rosterOf(war),
    }),
    tableSection({
      title: said.pointsLeft(war.points),
      columns: [said.whatFor, said.points],
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
      fellAt === null ? said.ready : said.fellAt(fellAt),
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
  return [tableSection({ title: said.reports, columns: [said.town, said.whatWasReported], rows })];
}
