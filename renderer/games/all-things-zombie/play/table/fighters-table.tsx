/** Play’s table of figures: the party first, then each group met; the arrows go from line to line. */
import { memo, useEffect } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { groupName, standingText } from '../../text/conditions.ts';
import { type Side, SideMark } from '../fields/side-mark.tsx';
import { stepToLine } from '../state/lines.ts';
import { partyOf, usePlay, useUnderWay } from '../state/play-context.ts';
import { FighterRow } from './fighter-row.tsx';
import styles from './table.module.css';

const UP_AND_DOWN = { back: ['ArrowUp'], on: ['ArrowDown'] };

/** Everybody on the table by side; keys are about the line that is marked. */
export function FightersTable() {
  const { onScreen, select } = usePlay();
  const fighters = useUnderWay('fighters');
  const groups = useUnderWay('groups');

  // A figure that is gone from the table leaves the keys to the first.
  useEffect(() => {
    const [first] = fighters;
    const { selected } = onScreen.get();
    if (first !== undefined && !fighters.some(({ who }) => who === selected)) select(first.who);
  }, [fighters, onScreen, select]);

  const lines = (all: readonly FighterView[]) =>
    all.map((fighter) => <FighterRow key={fighter.who} fighter={fighter} />);

  return (
    <table
      className={styles.fightersTable}
      aria-label="Figures of all sides"
      onKeyDown={(event) => stepToLine(event, UP_AND_DOWN)}
    >
      <colgroup>
        <col className={styles.reps} />
        <col />
        <col className={styles.weapons} />
        <col className={styles.clips} />
        <col className={styles.killed} />
        <col className={styles.killed} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="c">
            Rep
          </th>
          <th scope="col">Figure</th>
          <th scope="col">
            Weapon <span className={styles.unit}>rng · tar · imp</span>
          </th>
          <th scope="col">Clips</th>
          <th scope="col" className="c" title="Zombies killed">
            <SideMark side="dead" />
            <span className="vh">Zombies killed</span>
          </th>
          <th scope="col" className="c" title="People killed">
            <SideMark side="others" />
            <span className="vh">People killed</span>
          </th>
        </tr>
      </thead>
      <tbody>{lines(partyOf({ fighters }))}</tbody>
      {groups
        .filter(({ id }) => fighters.some(({ group }) => group === id))
        .map((group) => (
          <tbody key={group.id}>
            <SideHead side="others" text={groupName(group)} aside={standingText(group)} />
            {lines(fighters.filter((fighter) => fighter.group === group.id))}
          </tbody>
        ))}
    </table>
  );
}

interface SideHeadProps {
  readonly side: Side;
  readonly text: string;
  readonly aside?: string;
}

const SideHead = memo(function SideHead({ side, text, aside }: SideHeadProps) {
  return (
    <tr className={styles.side}>
      <th scope="rowgroup" colSpan={6}>
        <SideMark side={side} /> <span className="name">{text}</span>
        {aside !== undefined && <span className="quiet"> {aside}</span>}
      </th>
    </tr>
  );
});
