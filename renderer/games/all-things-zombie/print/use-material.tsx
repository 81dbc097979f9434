/** Material of a form: asked for when the form is chosen, and laid out on its pages. */
import type { ReactNode } from 'react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { PicturedPiece } from '../../../../src/contract/games/all-things-zombie/encounter-view/board.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import type { Format } from '../../../components/paper/paper.ts';
import { useAccount } from '../chronicle/use-account.ts';
import type { TableView } from '../map/table-view.ts';
import { type FigureLine, titles } from '../text/figures.ts';
import { AccountPages } from './account-pages.tsx';
import { BriefPages } from './brief-pages.tsx';
import { CardPages } from './card-pages.tsx';
import { ChroniclePages } from './chronicle-pages.tsx';
import { CounterPages } from './counter-pages.tsx';
import { ForcesPages } from './forces-pages.tsx';
import type { Options } from './form-options.tsx';
import { FORMS, type FormId } from './forms.ts';
import { type MapChoice, MapPages, sheetsOf } from './map-pages.tsx';
import { ReferencePages } from './reference-pages.tsx';
import { ReportPages } from './report-pages.tsx';
import { RosterPages } from './roster-pages.tsx';
import { SheetPages } from './sheet-pages.tsx';
import { StockpilePages } from './stockpile-pages.tsx';

export interface Wanted {
  readonly what: FormId;
  readonly campaign: CampaignView;
  /** Entry in the Chronicle whose report is printed; undefined for the last. */
  readonly entry: number | undefined;
  /** Figures that are ticked. */
  readonly chosen: readonly FigureLine[];
  readonly options: Options;
  readonly format: Format;
}

export type Material =
  | { readonly state: 'asked' }
  /** Sentence on why there is nothing, and where to go. */
  | { readonly state: 'nothing'; readonly sentence: string; readonly leads: 'encounter' | null }
  /** `note`: what is worth knowing before all of it is printed. */
  | { readonly state: 'pages'; readonly pages: ReactNode; readonly note?: string };

const ASKED: Material = { state: 'asked' };
const nothing = (sentence: string, leads: 'encounter' | null = null): Material => ({
  state: 'nothing',
  sentence,
  leads,
});
const laidOut = (pages: ReactNode) => ({ state: 'pages', pages }) as const satisfies Material;

export function useMaterial(wanted: Wanted): Material {
  const { what, campaign, entry, chosen, options, format } = wanted;
  const id = { campaign: campaign.id };
  const reference = useAsk('campaign.reference', id, { enabled: what === 'cards' });
  const portraits = useAsk('figure.portraits', id, { enabled: what === 'cards' });
  const tables = useAsk('print.reference', id, { enabled: what === 'reference' });
  const stock = useAsk('print.stockpile', id, { enabled: what === 'stockpile' });
  const report = useAsk('print.report', id, { enabled: what === 'report' });
  const accounts = useAsk('print.accounts', { ...id, last: options.reports }, { enabled: what === 'report' });
  const chronicle = useAsk('print.chronicle', { ...id, ...options.years }, { enabled: what === 'chronicle' });
  const account = useAccount(campaign.id, entry, what === 'account');
  const view = useAsk('encounter.get', id, {
    enabled:
      (FORMS[what].group === 'encounter' && what !== 'blank-sheet') || what === 'roster' || what === 'cards',
  });
  const hasBoard = view.data?.encounter?.board === true;
  const board = useAsk('encounter.pieces', id, {
    enabled: hasBoard && (what === 'map' || what === 'counters' || what === 'cards'),
  });
  const brief = useAsk('print.brief', id, { enabled: what === 'brief' });
  const agreed = useAsk('campaign.agreements', id);
  const corrected = useAsk('corrections.get', id);
  if (agreed.data === undefined || corrected.data === undefined) return ASKED;
  const figures = corrected.data.differences.map(
    ({ tableText, rowText, bookText, nowText }) => `${tableText}, ${rowText}: ${nowText} for ${bookText}.`,
  );
  const switches = [...agreed.data.houseRules.filter(({ on }) => on).map(({ house }) => house), ...figures];
  const rules = houseRules(campaign.figures, switches);
  const encounter = view.data?.encounter ?? null;
  const party = campaign.figures.filter(({ id: one }) =>
    encounter?.party.some(({ figure }) => figure === one),
  );

  switch (what) {
    case 'roster':
      if (campaign.oneOff !== null) {
        const oneOff = encounter?.oneOff;
        if (oneOff === null || oneOff === undefined) return ASKED;
        return laidOut(<ForcesPages {...{ campaign, oneOff, encounter, format }} houseRules={rules} />);
      }
      if (chosen.length === 0) return NOBODY;
      if (view.data === undefined) return ASKED;
      return laidOut(
        <RosterPages
          campaign={campaign}
          encounter={encounter?.stage === 'after' ? null : encounter}
          figures={chosen}
          houseRules={houseRules(chosen, switches)}
          format={format}
        />,
      );
    case 'cards':
      if (chosen.length === 0) return NOBODY;
      if (reference.data === undefined || portraits.data === undefined || view.data === undefined)
        return ASKED;
      if (hasBoard && board.data === undefined) return ASKED;
      return laidOut(
        <CardPages
          campaign={campaign}
          figures={chosen}
          reference={reference.data}
          portraits={portraits.data.portraits}
          letters={Object.fromEntries((board.data?.pieces ?? []).map(({ piece, letter }) => [piece, letter]))}
          houseRules={houseRules(chosen, switches)}
          format={format}
        />,
      );
    case 'stockpile':
      if (stock.data === undefined) return ASKED;
      if (stock.data.items.length === 0) return EMPTY_STOCKPILE;
      return laidOut(
        <StockpilePages campaign={campaign} items={stock.data.items} houseRules={rules} format={format} />,
      );
    case 'reference':
      if (tables.data === undefined) return ASKED;
      return laidOut(<ReferencePages groups={tables.data.groups} houseRules={rules} format={format} />);
    case 'report':
      if (report.data === undefined || accounts.data === undefined) return ASKED;
      return laidOut(
        <ReportPages
          campaign={campaign}
          report={report.data}
          accounts={accounts.data.accounts}
          houseRules={rules}
          format={format}
        />,
      );
    case 'chronicle':
      if (chronicle.data === undefined) return ASKED;
      if (chronicle.data.entries.length === 0) return NO_ENTRIES;
      return laidOut(
        <ChroniclePages
          campaign={campaign}
          entries={chronicle.data.entries}
          houseRules={rules}
          format={format}
        />,
      );
    case 'account':
      if (account === undefined) return ASKED;
      if (account === null) return NO_REPORT;
      return laidOut(
        <AccountPages campaign={campaign} material={account} houseRules={rules} format={format} />,
      );
    case 'blank-sheet':
      return laidOut(
        <SheetPages campaign={campaign} encounter={null} figures={[]} houseRules={rules} format={format} />,
      );
    case 'counters':
      if (view.data === undefined || (hasBoard && board.data === undefined)) return ASKED;
      return laidOut(
        <CounterPages
          campaign={campaign}
          figures={chosen}
          others={(encounter?.groups ?? []).flatMap(({ members }) => members.filter(({ alive }) => alive))}
          letters={(board.data?.pieces ?? [])
            .filter(({ kind }) => kind === 'zombie')
            .map(({ short }) => short)}
          choice={options.counters}
          houseRules={rules}
          format={format}
        />,
      );
    case 'sheet':
      if (view.data === undefined) return ASKED;
      if (encounter === null) return NO_ENCOUNTER;
      return laidOut(
        <SheetPages
          campaign={campaign}
          encounter={encounter}
          figures={party}
          houseRules={rules}
          format={format}
        />,
      );
    case 'brief':
      if (view.data === undefined || brief.data === undefined) return ASKED;
      if (encounter === null) return NO_ENCOUNTER;
      return laidOut(
        <BriefPages
          campaign={campaign}
          view={view.data}
          encounter={encounter}
          brief={brief.data}
          figures={party}
          houseRules={rules}
          format={format}
        />,
      );
    case 'map': {
      if (view.data === undefined) return ASKED;
      if (encounter === null) return NO_ENCOUNTER;
      if (encounter.table === null) return NO_TABLE;
      if (hasBoard && board.data === undefined) return ASKED;
      const pieces = hasBoard && options.map.pieces ? (board.data?.pieces ?? []) : [];
      return {
        ...laidOut(
          <MapPages
            campaign={campaign}
            table={encounter.table}
            placed={encounter.placed}
            pieces={pieces}
            choice={options.map}
            format={format}
          />,
        ),
        ...mapNote(encounter.table, format, options.map, pieces),
      };
    }
    default:
      return what satisfies never;
  }
}

function mapNote(
  table: TableView,
  format: Format,
  choice: MapChoice,
  pieces: readonly PicturedPiece[],
): { readonly note?: string } {
  if (choice.share === 'poster') return {};
  const { grid, printed, floors } = sheetsOf(table, format, choice.share, choice, pieces);
  const pages = printed.length + floors.length;
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  const bare = grid.tiles.filter((tile) => tile.plain).length;
  if (choice.cutOut || bare === 0) return { note: `${count}.` };
  const ground = choice.plain
    ? `${inWords(bare)} of them plain ground`
    : `${inWords(bare)} plain ones left out`;
  return { note: `${count}, ${ground}.` };
}

const NOBODY = nothing('Nobody is ticked. Choose who is printed.');
const EMPTY_STOCKPILE = nothing('The stockpile is empty. What is found in an Encounter will appear here.');
const NO_REPORT = nothing('No Encounter is over yet. Its report can be printed here then.');
const NO_ENTRIES = nothing('Nothing stands in the Chronicle of these years.');
const NO_ENCOUNTER = nothing('No Encounter is under way. Plan one, and it can be printed here.', 'encounter');
const NO_TABLE = nothing(
  'The table isn’t laid out yet. Set it up, and its map can be printed here.',
  'encounter',
);

/**
 * Differences from the book on a page: switches of the campaign, each a sentence, and advantages granted to a Grunt, which are a house rule
 * too.
 */
function houseRules(figures: readonly FigureLine[], switches: readonly string[] = []): string {
  const granted = figures
    .filter(({ kind, advantages }) => kind === 'grunt' && advantages.length > 0)
    .map((figure) => `${figure.name} has ${titles(figure.advantages)}.`);
  const all = [...switches, ...joined(granted)];
  return all.length === 0 ? 'House rules: none.' : `House rules: ${all.join(' ')}`;
}

/** Joins several sentences into one. */
function joined(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [`${sentences.map((one) => one.slice(0, -1)).join('; ')}.`];
}
