/** A boat's way home as a chart and its foot show it: events, the ways between them, the crew, the years. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import type { Seen } from '../../../core/seen.ts';
import { type CrewId, crewmanOf } from '../../data/crew.ts';
import {
  ENTRIES,
  type Entry,
  EPILOGUE_CHOICES,
  EPILOGUE_WAYS,
  epilogueRow,
  type WayEntry,
  wayRow,
} from '../../epilogue/data.ts';
import type { Passage } from '../../epilogue/passage.ts';
import { BOAT_NAMES, CREW_NAMES } from '../names.ts';
import { CHOICE_NAMES, ENTRY_NAMES, FATE_NAMES } from './names.ts';

export interface EventView {
  readonly entry: Entry;
  readonly name: string;
  readonly is: 'here' | 'been' | 'to-come';
}

export interface WayView {
  readonly from: Entry;
  readonly to: Entry;
  /** `1–3`, `win`, `run`: what leads along it. */
  readonly text: string;
  /** The option of the open question that takes it; null where there is none. */
  readonly choice: string | null;
  readonly taken: boolean;
}

export interface HandAboard {
  readonly id: CrewId;
  readonly name: string;
  readonly dice: number;
  readonly constitution: number;
  /** Scored at home; none for the Robot and the Mascot. */
  readonly points: number | null;
  /** `killed in the battle`; null while he lives. */
  readonly lost: string | null;
}

export interface PassageView {
  readonly boat: string;
  readonly title: string;
  readonly events: readonly EventView[];
  readonly ways: readonly WayView[];
  readonly hands: readonly HandAboard[];
  readonly years: number;
  /** Years that the food lasts; null for enough. */
  readonly food: number | null;
  readonly most: number;
  /** End of the boat’s way; null under way. */
  readonly fate: string | null;
}

interface Edge extends Pick<WayView, 'from' | 'to' | 'text'> {
  readonly choice?: string;
}

const dice = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** Two ways for each die, one for each choice, and those of the battle. */
function edges(): readonly Edge[] {
  const byDie = (Object.keys(EPILOGUE_WAYS.rows) as WayEntry[]).flatMap((entry): Edge[] => {
    const { upTo, low, high } = wayRow(entry).result;
    const from = Number(entry) as Entry;
    return [
      { from, to: low, text: dice(1, upTo) },
      { from, to: high, text: dice(upTo + 1, 6) },
    ];
  });
  const byChoice = ([1, 4, 14] as const).flatMap((from) =>
    Object.entries(EPILOGUE_CHOICES[from]).map(
      ([choice, to]): Edge => ({ from, to, text: SHORT[choice] ?? choice, choice }),
    ),
  );
  return [...byDie, ...byChoice, { from: 5, to: 6, text: 'win' }, { from: 5, to: 4, text: 'lose' }];
}

/** Along a way of the chart. */
const SHORT: Readonly<Record<string, string>> = {
  straight: 'straight',
  'last-planet': 'last planet',
  run: 'run',
  fight: 'fight',
  'press-on': 'press on',
  'go-back': 'go back',
};

/** True if the boat went from the one straight to the other. */
function goneAlong({ way, at, fate }: Seen<Passage>, { from, to }: Edge): boolean {
  const stops = fate === null ? [...way, at] : way;
  return stops.some((stop, place) => stop === from && stops[place + 1] === to);
}

function handViews({ aboard, dead, fate }: Seen<Passage>, crew: readonly CrewId[]): readonly HandAboard[] {
  return crew.map((id): HandAboard => {
    const { dice: attack, constitution, counts } = crewmanOf(id);
    const fell = dead.find((one) => one.id === id);
    const isAboard = aboard.some((one) => one.id === id);
    const lostAll = isAboard && fate !== null && fate !== 'home' ? FATE_NAMES[fate].text : null;
    return {
      ...{ id, name: CREW_NAMES[id], dice: attack, constitution, points: counts ? constitution : null },
      lost: fell === undefined ? lostAll : fell.at === 15 ? 'gravy flu' : 'killed in the battle',
    };
  });
}

/** `crew`: who set out in it. */
export const passageView = (
  passage: Seen<Passage>,
  corrections: Corrections,
  asked: readonly string[] = [],
): PassageView =>
  withCorrections(corrections, () => {
    const { boat, at, way, years, food, fate, aboard, dead } = passage;
    const crew = [...aboard, ...dead].map(({ id }) => id as CrewId);
    return {
      boat,
      title: `The ${BOAT_NAMES[boat as keyof typeof BOAT_NAMES]}`,
      events: ENTRIES.map((entry) => ({
        entry,
        name: ENTRY_NAMES[entry].title,
        is: fate === null && entry === at ? 'here' : way.includes(entry) ? 'been' : 'to-come',
      })),
      ways: edges().map((edge) => ({
        ...{ from: edge.from, to: edge.to, text: edge.text, taken: goneAlong(passage, edge) },
        choice:
          edge.from === at && fate === null && edge.choice !== undefined && asked.includes(edge.choice)
            ? edge.choice
            : null,
      })),
      hands: handViews(passage, crew),
      ...{ years, food, most: epilogueRow('food').result },
      fate: fate === null ? null : FATE_NAMES[fate].text,
    };
  });

/** `Press on to Snudl-1`, for a way that may be chosen. */
export const wayText = (choice: string): string =>
  CHOICE_NAMES[choice as keyof typeof CHOICE_NAMES] ?? choice;
