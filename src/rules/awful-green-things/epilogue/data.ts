/** The Epilogue’s fifteen events: where a die leads from each, and the figures of their sentences. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';

/** Numbered as printed. */
export const ENTRIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type Entry = (typeof ENTRIES)[number];

/** A boat’s first event. */
export const FIRST_ENTRY: Entry = 1;

interface Way {
  /** The highest face that leads to `low`. */
  readonly upTo: number;
  readonly low: Entry;
  readonly high: Entry;
}

/** Next entries after events where a single die decides. */
export const EPILOGUE_WAYS = {
  id: 'agt.epilogue',
  section: 'Epilogue',
  figures: { upTo: number(1, 5) },
  rows: {
    '2': { result: { upTo: 3, low: 7, high: 8 } },
    '3': { result: { upTo: 4, low: 4, high: 6 } },
    '6': { result: { upTo: 4, low: 2, high: 12 } },
    '7': { result: { upTo: 3, low: 13, high: 14 }, ruling: 'AGT-17' },
    '8': { result: { upTo: 3, low: 9, high: 10 } },
    '9': { result: { upTo: 3, low: 2, high: 11 } },
    '10': { result: { upTo: 3, low: 8, high: 15 } },
    '13': { result: { upTo: 3, low: 6, high: 15 } },
    // Lost from the text; two programs agree.
    '15': { result: { upTo: 3, low: 6, high: 7 }, confidence: 'DERIVED' },
  },
} as const satisfies KeyedTable<string, Way>;
export type WayEntry = keyof (typeof EPILOGUE_WAYS)['rows'];

export const wayRow = (entry: WayEntry) => rowOf<WayEntry, Way>(EPILOGUE_WAYS, entry);

export const EPILOGUE_FIGURES = {
  id: 'agt.epilogue.figures',
  section: 'Epilogue',
  figures: { result: number(1, 6) },
  rows: {
    /** Years that events 2 and 7 take. */
    'years-2': { result: 1 },
    'years-7': { result: 2 },
    /** Years that the food lasts once it runs low. */
    food: { result: 2, confidence: 'RULING', ruling: 'AGT-15' },
    /** Dice against each of the crew. */
    flu: { result: 4, confidence: 'DERIVED' },
    /** Dice of each native. */
    native: { result: 1 },
  },
} as const satisfies KeyedTable<string, number>;
export type EpilogueFigure = keyof (typeof EPILOGUE_FIGURES)['rows'];

export const epilogueRow = (name: EpilogueFigure) => rowOf<EpilogueFigure, number>(EPILOGUE_FIGURES, name);

/** Choices that may be made at an event, and the entry that each leads to. */
export const EPILOGUE_CHOICES = {
  1: { straight: 7, 'last-planet': 3 },
  4: { run: 8, fight: 5 },
  14: { 'press-on': 2, 'go-back': 3 },
} as const satisfies Readonly<Partial<Record<Entry, Readonly<Record<string, Entry>>>>>;
export type ChoiceEntry = keyof typeof EPILOGUE_CHOICES;
export type EpilogueChoice = { [E in ChoiceEntry]: keyof (typeof EPILOGUE_CHOICES)[E] }[ChoiceEntry];
