/** Sheets for paper: cards to cut out, the table at this moment, the rules on a page, the record. */

import type { ReactNode } from 'react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { deckFaces } from '../../../../src/rules/alien-zombie-tentacle/text/table/deck-faces.ts';
import { quickReference } from '../../../../src/rules/alien-zombie-tentacle/text/table/reference.ts';
import { factsSection, linesSection, tableSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { HeldCard } from '../cards/held-card.tsx';
import { SurvivorCard } from '../cards/survivor-card.tsx';
import { ThreatCard } from '../cards/threat-card.tsx';
import { EncounterChart } from '../table/encounter-chart.tsx';
import { Seat } from '../table/seat.tsx';
import styles from '../table/table.module.css';
import { ThreatStacks } from '../table/threat-stacks.tsx';
import type { Pairs } from '../table/use-pairs.ts';
import { nightIn, useTable } from '../table/use-table.ts';

/** Cards side by side on either paper lying across; two rows of them go on a page. */
const CARDS_IN_A_ROW = 4;

interface CutOut {
  readonly label: string;
  readonly face: ReactNode;
}

/** Cards side by side in the size of poker cards, to be cut along their edges. */
function CutOutRow({ cards }: { readonly cards: readonly CutOut[] }) {
  return (
    <div className={styles.sheetsRow}>
      {cards.map(({ label, face }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
        <div key={at} role="img" aria-label={label} data-card>
          {face}
        </div>
      ))}
    </div>
  );
}

const cards: Sheet = {
  id: 'cards',
  title: 'Cards to cut out',
  isTimeless: true,
  landscape: true,
  isBare: true,
  legend: 'Cut along the edges: 63 by 88 mm, printed at 100 %. ~ rebuilt, because the printed one is lost.',
  sections: (_, corrections) => {
    const deck = deckFaces(corrections);
    const all: readonly CutOut[] = [
      ...deck.survivors.map((view) => ({
        label: view.label,
        face: <SurvivorCard view={view} size="print" hot={null} />,
      })),
      ...deck.cards.map((view) => ({ label: view.label, face: <HeldCard view={view} size="print" /> })),
      ...deck.enemies.map((one) => ({
        label: `${one.name} ${one.value}`,
        face: <ThreatCard {...one} size="print" />,
      })),
    ];
    const rows = Array.from({ length: Math.ceil(all.length / CARDS_IN_A_ROW) }, (__, row) => ({
      key: `${row}`,
      node: <CutOutRow cards={all.slice(row * CARDS_IN_A_ROW, (row + 1) * CARDS_IN_A_ROW)} />,
    }));
    return [{ id: 'cards', title: '', rows }];
  },
};

const table: Sheet = {
  id: 'table',
  title: 'The table at this moment',
  landscape: true,
  legend: 'Large: as it is now, with Gear. Small: their own. Hands are not printed.',
  sections: (view) =>
    nightIn(view) === undefined
      ? []
      : [
          {
            id: 'table',
            title: '',
            rows: [
              { key: 'threats', node: <PrintedThreats view={view} /> },
              ...besideEachOther(Object.keys(view.seats)).map((seats) => ({
                key: seats.join(' '),
                node: <PrintedSeats view={view} seats={seats} />,
              })),
            ],
          },
        ],
};

/** On paper nothing is answered. */
const NO_PAIRS: Pairs = { spotAt: () => undefined, taken: null };

function PrintedThreats({ view }: { readonly view: SessionView }) {
  const seen = useTable(view, null);
  if (seen === undefined) return null;
  return (
    <div className={styles.sheetsMiddle}>
      <ThreatStacks stacks={seen.stacks} />
      {seen.encounter !== null && <EncounterChart encounter={seen.encounter} />}
    </div>
  );
}

/** Two beside each other; of five or six players, who have two survivors each, three. */
const acrossOf = (players: number): number => (players > 4 ? 3 : 2);

function besideEachOther(seats: readonly string[]): readonly (readonly string[])[] {
  const across = acrossOf(seats.length);
  const rows = Math.ceil(seats.length / across);
  return Array.from({ length: rows }, (_, row) => seats.slice(row * across, (row + 1) * across));
}

function PrintedSeats({ view, seats }: { readonly view: SessionView; readonly seats: readonly string[] }) {
  const seen = useTable(view, null);
  if (seen === undefined) return null;
  const printed = [seen.me, ...seen.others].filter(({ seat }) => seats.includes(seat));
  return (
    <div
      className={styles.sheetsSeats}
      style={{ gridTemplateColumns: `repeat(${acrossOf(1 + seen.others.length)}, 1fr)` }}
    >
      {printed.map((one) => (
        <Seat key={one.seat} view={view} seat={one} isMe={false} hot={seen.hot} pairs={NO_PAIRS} />
      ))}
    </div>
  );
}

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  isTimeless: true,
  columns: 2,
  legend: 'The rules in our own words.',
  sections: () => quickReference().map(linesSection),
};

/** Record: for a flight its nights, and lines for those still to come; for a single game its survivors and Threats in words. */
const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  legend: 'As it stands at this moment.',
  sections: ({ inWords: { facts, tables } }) => [factsSection(facts), ...tables.map(tableSection)],
};

export const SHEETS: readonly Sheet[] = [cards, table, reference, record];
