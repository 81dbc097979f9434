/** Strip of our figures below the board: Rep, name and how each stands; pressed, it is selected. */
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { StarMark } from '../../components/star-mark.tsx';
import { lyingWords, movedWord } from '../state/moving.ts';
import { useOnScreen, usePlay, useUnderWay } from '../state/play-context.ts';
import styles from './board.module.css';

export function PartyStrip() {
  const fighters = useUnderWay('fighters');
  return (
    <ul className={styles.strip} aria-label="Our figures">
      {fighters
        .filter(({ ours }) => ours)
        .map((fighter) => (
          <Ours key={fighter.who} fighter={fighter} />
        ))}
    </ul>
  );
}

const Ours = memo(function Ours({ fighter }: { readonly fighter: FighterView }) {
  const { select } = usePlay();
  const { who, name, rep, star } = fighter;
  const selected = useOnScreen((screen) => screen.selected === who);
  const words = wordsOf(fighter);
  return (
    <li>
      <button
        type="button"
        data-who={who}
        tabIndex={selected ? 0 : -1}
        aria-current={selected || undefined}
        onClick={() => select(who)}
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
