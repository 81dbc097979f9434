/** Strip of our figures below the board: Rep, name and how each stands; pressed, or come to by the arrows, it is selected. */
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { StarMark } from '../../components/star-mark.tsx';
import { stepToLine } from '../state/lines.ts';
import { lyingWords, movedWord } from '../state/moving.ts';
import { useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import styles from './board.module.css';

export function PartyStrip() {
  const ours = useUnderWay('fighters').filter((fighter) => fighter.ours);
  const stop = useOnScreen(({ selected }) => (ours.find(({ who }) => who === selected) ?? ours[0])?.who);
  return (
    <ul
      className={styles.strip}
      aria-label="Our figures"
      onKeyDown={(event) => stepToLine(event, ALL_ARROWS)}
    >
      {ours.map((fighter) => (
        <Ours key={fighter.who} fighter={fighter} isStop={fighter.who === stop} />
      ))}
    </ul>
  );
}

const ALL_ARROWS = { back: ['ArrowUp', 'ArrowLeft'], on: ['ArrowDown', 'ArrowRight'] };

interface OursProps {
  readonly fighter: FighterView;
  /** The Tab key comes to it. */
  readonly isStop: boolean;
}

const Ours = memo(function Ours({ fighter, isStop }: OursProps) {
  const { select } = usePlay();
  const { who, name, rep, star } = fighter;
  const selected = useOnScreen((screen) => screen.selected === who);
  const words = wordsOf(fighter);
  return (
    <li>
      <button
        type="button"
        data-who={who}
        tabIndex={isStop ? 0 : -1}
        aria-current={selected || undefined}
        onClick={() => select(who)}
        onFocus={() => select(who)}
      >
        <b>{rep}</b>
        <span>
          {name} {star && <StarMark size={11} />}
        </span>
        <span className="second">{words.join(', ')}</span>
      </button>
    </li>
  );
});

/** `Up`, or what there is to say of somebody: condition, move, shots, and what keeps the figure from acting. */
function wordsOf(fighter: FighterView): readonly string[] {
  const { condition, hasFired, held, weapons } = fighter;
  const moved = movedWord(fighter);
  const words = [
    ...(condition === 'up' ? [] : [CONDITION_TITLES[condition]]),
    ...lyingWords(fighter).map(({ text }) => text),
    ...(moved === undefined ? [] : [moved]),
    ...(hasFired ? ['has fired'] : []),
    ...(weapons.some(({ ammo }) => ammo?.loaded === false) ? ['empty'] : []),
    ...(held === null || condition !== 'up' ? [] : [held.brief]),
  ];
  return words.length === 0 ? ['may act'] : words;
}
