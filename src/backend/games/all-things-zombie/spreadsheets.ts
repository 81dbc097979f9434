/** Contents of each spreadsheet: a head, and a row for each figure, change, Encounter or thing. */

import { neverRecovered, timeline, wholeLedger } from '../../../../db/games/all-things-zombie/index.ts';
import type { Separator } from '../../../contract/app.ts';
import type { SheetKind } from '../../../contract/games/all-things-zombie/print.ts';
import { rosterSheet } from '../../../contract/games/all-things-zombie/roster-columns.ts';
import { dateText } from '../../../rules/all-things-zombie/calendar.ts';
import { figureNamed } from '../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import {
  AREA_WORDS,
  KIND_WORDS,
  OBJECTIVE_WORDS,
  ROLE_WORDS,
} from '../../../rules/all-things-zombie/text/encounter.ts';
import { whyText } from '../../../rules/all-things-zombie/text/reasons.ts';
import { STOCK_TERMS } from '../../../rules/all-things-zombie/what-you-gain/text/stock-terms.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { Context } from '../../calls/context.ts';
import { type CsvCell, csv } from '../../log/csv.ts';
import { figureLine } from './views/figure.ts';
import { stockLines } from './views/print.ts';

interface Sheet {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Words that follow the campaign's name in the name of the file. */
const TITLES = {
  roster: 'roster',
  ledger: 'Rep ledger',
  chronicle: 'chronicle',
  stockpile: 'stockpile',
} as const satisfies Record<SheetKind, string>;

/** Characters that some file system doesn't take in a name. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]+/gu;

export async function spreadsheet(
  { db }: Pick<Context, 'db'>,
  id: string,
  now: SeenCampaign,
  what: SheetKind,
  separator: Separator,
) {
  const { head, rows } = await sheetOf(db, id, now, what);
  return {
    name: `${now.name} ${TITLES[what]}`
      .replace(NOT_IN_A_NAME, '-')
      .concat(separator === 'tab' ? '.tsv' : '.csv'),
    text: csv(head, rows, separator),
  };
}

async function sheetOf(db: Context['db'], id: string, now: SeenCampaign, what: SheetKind): Promise<Sheet> {
  switch (what) {
    case 'roster':
      return await roster(db, id, now);
    case 'ledger':
      return await ledger(db, id, now);
    case 'chronicle':
      return await chronicle(db, id, now);
    case 'stockpile':
      return stockpile(now);
    default:
      return what satisfies never;
  }
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');
async function roster(db: Context['db'], id: string, now: SeenCampaign): Promise<Sheet> {
  const stay = await neverRecovered(db, id);
  return withCorrections(now.corrections, () =>
    rosterSheet(
      now.figures.map((figure) => ({
        ...figureLine(now.calendar.division, figure, stay),
        ...figure.tally,
        biography: figure.biography,
      })),
    ),
  );
}

async function ledger(db: Context['db'], id: string, now: SeenCampaign): Promise<Sheet> {
  const rows: CsvCell[][] = [];
  for await (const { date, figure, of, from, to, why } of wholeLedger(db, id)) {
    // Somebody rolled again while the party was put together is in no list any more.
    const name = figureNamed(now, figure)?.name ?? '';
    rows.push([
      dateText(now.calendar.division, date),
      date.year,
      name,
      of === 'rep' ? 'Rep' : 'RAP',
      from,
      to,
      whyText(why),
    ]);
  }
  return {
    head: ['Date', 'Year', 'Figure', 'Counted', 'From', 'To', 'Why'],
    rows,
  };
}

async function chronicle(db: Context['db'], id: string, now: SeenCampaign): Promise<Sheet> {
  const lines = await timeline(db, id);
  return {
    head: [
      'Number',
      'Date',
      'Year',
      'Kind',
      'Role',
      'Objective',
      'Area',
      'Place',
      'Successful',
      'Party',
      'Lost',
      'Zombies killed',
      'Points',
    ],
    rows: lines.map((line) => [
      line.number,
      dateText(now.calendar.division, line.date),
      line.date.year,
      KIND_WORDS[line.kind].title,
      ROLE_WORDS[line.role].title,
      line.objective === null ? '' : OBJECTIVE_WORDS[line.objective].title,
      AREA_WORDS[line.area].title,
      line.place,
      yesNo(line.successful),
      line.party,
      line.lost,
      line.zombiesKilled,
      line.points,
    ]),
  };
}

function stockpile(now: SeenCampaign): Sheet {
  return {
    head: ['Item', 'Kind', 'Carried by', 'Found', 'Where', 'Fits a machine gun'],
    rows: stockLines(now).map(({ title, kind, carrier, found, from, fitsMachineGun }) => [
      title,
      STOCK_TERMS[kind].title,
      carrier?.name ?? '',
      found,
      from,
      kind === 'surplus-clip' ? yesNo(fitsMachineGun) : '',
    ]),
  };
}
