/** Every form that a campaign can be printed on. */
import { words } from './text/forms.ts';

/** What the print centre offers: each form by its name, and how it lies on paper. */

export const FORM_IDS = [
  'roster',
  'cards',
  'stockpile',
  'brief',
  'map',
  'sheet',
  'blank-sheet',
  'counters',
  'reference',
  'account',
  'report',
  'chronicle',
] as const;
export type FormId = (typeof FORM_IDS)[number];

interface Form {
  readonly title: string;
  /** After the campaign's name, as a file is called. */
  readonly file: string;
  /** What the palette says. */
  readonly act: string;
  /** Whether it lies across. Map and cards lie as the paper holds most of them. */
  readonly landscape: boolean;
  readonly group: 'party' | 'encounter' | 'books';
  /** A battle by itself has none: it keeps nothing, and has no story beyond its one report. */
  readonly ofCampaigns?: true;
}

export const FORMS = {
  roster: { title: words.roster, file: 'roster', act: words.printTheRoster, landscape: true, group: 'party' },
  cards: {
    title: words.figureCards,
    file: words.figureCardsInSentence,
    act: words.printFigureCards,
    landscape: false,
    group: 'party',
  },
  stockpile: {
    title: words.stockpile,
    file: 'stockpile',
    act: words.printTheStockpile,
    landscape: false,
    group: 'party',
    ofCampaigns: true,
  },
  brief: {
    title: words.briefing,
    file: 'briefing',
    act: words.printTheBriefing,
    landscape: false,
    group: 'encounter',
  },
  map: {
    title: words.mapAtFullSize,
    file: 'map',
    act: words.printTheMapAtFull,
    landscape: false,
    group: 'encounter',
  },
  sheet: {
    title: words.encounterSheet,
    file: words.encounterSheet,
    act: words.printTheEncounterSheet,
    landscape: true,
    group: 'encounter',
  },
  'blank-sheet': {
    title: words.blankSheet,
    file: words.blankSheetInSentence,
    act: words.printABlankEncounterSheet,
    landscape: true,
    group: 'encounter',
  },
  counters: {
    title: words.counters,
    file: 'counters',
    act: words.printPaperCounters,
    landscape: false,
    group: 'encounter',
  },
  reference: {
    title: words.quickReference,
    file: words.quickReferenceInSentence,
    act: words.printTheQuickReference,
    landscape: false,
    group: 'books',
  },
  account: {
    title: words.encounterReport,
    file: words.encounterReport,
    act: words.printTheReport,
    landscape: false,
    group: 'books',
  },
  report: {
    title: words.campaignReport,
    file: 'report',
    act: words.printTheCampaignReport,
    landscape: false,
    group: 'books',
    ofCampaigns: true,
  },
  chronicle: {
    title: words.chronicle,
    file: words.chronicle,
    act: words.printTheChronicle,
    landscape: false,
    group: 'books',
    ofCampaigns: true,
  },
} as const satisfies Record<FormId, Form>;

export const FORM_GROUPS = [
  { id: 'party', title: words.party },
  { id: 'encounter', title: words.encounter },
  { id: 'books', title: words.books },
] as const satisfies readonly { readonly id: Form['group']; readonly title: string }[];

/** Those that a campaign has, or else a battle by itself. */
export const formsFor = ({ oneOff }: { readonly oneOff: number | null }): readonly FormId[] =>
  oneOff === null ? FORM_IDS : FORM_IDS.filter((id) => !('ofCampaigns' in FORMS[id]));
