import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { inWords } from '../../../../../src/rules/core/text/english.ts';
import { Section } from '../../../../components/section.tsx';
import { partyOf, usePlay, useUnderWay } from '../play-context.ts';
import { groupName, standingText } from '../words.ts';
import { FighterRow } from './fighter-row.tsx';
import styles from './fighters-table.module.css';

/** Everybody on the table by side; keys are about the line that is marked. */
export function FightersTable() {
  const { onScreen, open, select } = usePlay();
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const groups = useUnderWay((encounter) => encounter.groups);
  const drunk = useUnderWay((encounter) => encounter.drunk);
  const zombiesAbout = useUnderWay((encounter) => encounter.zombiesAbout);
  const table = useRef<HTMLTableElement>(null);

  // Whoever is gone from the table leaves the keys to the first.
  useEffect(() => {
    const [first] = fighters;
    const { selected } = onScreen.get();
    if (first !== undefined && !fighters.some(({ who }) => who === selected)) select(first.who);
  }, [fighters, onScreen, select]);

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
        drunk={drunk.find(({ figure }) => figure === fighter.who)?.state ?? null}
      />
    ));

  return (
    <Section
      title="Figures"
      end={
        <button type="button" className="quiet-link" onClick={() => open({ form: 'keys' })}>
          Keys <kbd>?</kbd>
        </button>
      }
    >
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
          {lines(partyOf({ fighters }))}
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
          <SideHead
            side="dead"
            text="Zombies"
            aside={`${zombiesAbout === 0 ? 'none' : inWords(zombiesAbout)} about`}
          />
        </tbody>
      </table>
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

const SideHead = memo(function SideHead({ side, text, aside }: SideHeadProps) {
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
});
