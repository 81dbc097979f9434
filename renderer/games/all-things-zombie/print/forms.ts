/** Every form that a campaign can be printed on. */

/** Forms that the print centre offers: each by its name, and how it lies on paper. */

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
  /** Words for the form in the palette. */
  readonly act: string;
  /** True if the form lies across. Map and cards lie as the paper holds most of them. */
  readonly landscape: boolean;
  readonly group: 'party' | 'encounter' | 'books';
  /** A battle by itself has none: it keeps nothing, and has no story beyond its one report. */
  readonly ofCampaigns?: true;
}

export const FORMS = {
  roster: { title: 'Roster', file: 'roster', act: 'Print the roster', landscape: true, group: 'party' },
  cards: {
    title: 'Figure cards',
    file: 'figure cards',
    act: 'Print figure cards',
    landscape: false,
    group: 'party',
  },
  stockpile: {
    title: 'Stockpile',
    file: 'stockpile',
    act: 'Print the stockpile',
    landscape: false,
    group: 'party',
    ofCampaigns: true,
  },
  brief: {
    title: 'Briefing',
    file: 'briefing',
    act: 'Print the briefing',
    landscape: false,
    group: 'encounter',
  },
  map: {
    title: 'Map at full size',
    file: 'map',
    act: 'Print the map at full size',
    landscape: false,
    group: 'encounter',
  },
  sheet: {
    title: 'Encounter sheet',
    file: 'Encounter sheet',
    act: 'Print the Encounter sheet',
    landscape: true,
    group: 'encounter',
  },
  'blank-sheet': {
    title: 'Blank sheet',
    file: 'blank sheet',
    act: 'Print a blank Encounter sheet',
    landscape: true,
    group: 'encounter',
  },
  counters: {
    title: 'Counters',
    file: 'counters',
    act: 'Print paper counters',
    landscape: false,
    group: 'encounter',
  },
  reference: {
    title: 'Quick reference',
    file: 'quick reference',
    act: 'Print the quick reference',
    landscape: false,
    group: 'books',
  },
  account: {
    title: 'Encounter report',
    file: 'Encounter report',
    act: 'Print the report of an Encounter',
    landscape: false,
    group: 'books',
  },
  report: {
    title: 'Campaign report',
    file: 'report',
    act: 'Print the campaign report',
    landscape: false,
    group: 'books',
    ofCampaigns: true,
  },
  chronicle: {
    title: 'Chronicle',
    file: 'Chronicle',
    act: 'Print the Chronicle',
    landscape: false,
    group: 'books',
    ofCampaigns: true,
  },
} as const satisfies Record<FormId, Form>;

export const FORM_GROUPS = [
  { id: 'party', title: 'Party' },
  { id: 'encounter', title: 'Encounter' },
  { id: 'books', title: 'Books' },
] as const satisfies readonly { readonly id: Form['group']; readonly title: string }[];

/** Forms that a campaign has, or else a battle by itself. */
export const formsFor = ({ oneOff }: { readonly oneOff: number | null }): readonly FormId[] =>
  oneOff === null ? FORM_IDS : FORM_IDS.filter((id) => !('ofCampaigns' in FORMS[id]));
