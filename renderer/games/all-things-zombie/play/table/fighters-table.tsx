import { type KeyboardEvent, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Section } from '../../../../components/section.tsx';
import { inWords } from '../../../../text/number.ts';
import { KeyLegend } from '../keys/key-legend.tsx';
import { partyOf, usePlay } from '../play-context.ts';
import { groupName, standingText } from '../words.ts';
import { FighterRow } from './fighter-row.tsx';
import styles from './fighters-table.module.css';

interface FightersTableProps {
  /** Whose line the keys belong to. */
  readonly selected: string | undefined;
  readonly onSelect: (who: string) => void;
}

/** Everybody on the table by side; keys mark the line that has the focus. */
export function FightersTable({ selected, onSelect }: FightersTableProps) {
  const { encounter } = usePlay();
  const { groups, fighters, zombiesAbout } = encounter;
  const table = useRef<HTMLTableElement>(null);
  const stop = fighters.some(({ who }) => who === selected) ? selected : fighters[0]?.who;

  /** Up and down from line to line. */
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const lines = [...(table.current?.querySelectorAll<HTMLElement>('[data-who]') ?? [])];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    if (step === 0 || at === -1) return;
    event.preventDefault();
    lines[at + step]?.focus();
  };

  const lines = (all: readonly FighterView[]) =>
    all.map((fighter) => (
      <FighterRow
        key={fighter.who}
        fighter={fighter}
        stop={fighter.who === stop}
        selected={fighter.who === selected}
        onSelect={() => onSelect(fighter.who)}
      />
    ));

  return (
    <Section title="Figures">
      <table ref={table} className={styles.table} aria-label="Figures of all sides" onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className="c">
              Rep
            </th>
            <th scope="col">Status</th>
            <th scope="col">Loaded, clips</th>
            <th scope="col" className="c">
              Shots
            </th>
            <th scope="col" className="c">
              Zombies
            </th>
            <th scope="col" className="c">
              People
            </th>
          </tr>
        </thead>
        <tbody>
          <SideHead side="party" text="Party" />
          {lines(partyOf(encounter))}
        </tbody>
        {groups
          .filter(({ id }) => fighters.some(({ group }) => group === id))
          .map((group) => (
            <tbody key={group.id}>
              <SideHead side="others" text={groupName(group)} aside={standingText(group)} />
              {lines(fighters.filter((fighter) => fighter.group === group.id))}
            </tbody>
          ))}
        <tbody>
          <SideHead side="dead" text="Zombies" aside={`${inWords(zombiesAbout)} about`} />
        </tbody>
      </table>
      <KeyLegend />
    </Section>
  );
}

interface SideHeadProps {
  readonly side: 'party' | 'others' | 'dead';
  readonly text: string;
  readonly aside?: string;
}

const SHAPES = {
  party: <circle cx="6" cy="6" r="4.6" />,
  others: <path d="M6 .8l4.6 2.6v5.2L6 11.2 1.4 8.6V3.4z" />,
  dead: <path d="M1.6 1.6h8.8v8.8H1.6z" />,
} as const;

function SideHead({ side, text, aside }: SideHeadProps) {
  return (
    <tr className={styles.side}>
      <th scope="rowgroup" colSpan={7}>
        <svg data-side={side} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          {SHAPES[side]}
        </svg>
        <span className="name">{text}</span>
        {aside !== undefined && <span className="quiet"> · {aside}</span>}
      </th>
    </tr>
  );
}
