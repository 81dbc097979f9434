/** A figure’s status on Play: its condition, more words as far as they have room, and a count of the rest. */
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import type { Condition } from '../../text/conditions.ts';
import { usePlay } from '../state/play-context.ts';
import { BADGE, MAULED } from './condition-mark.tsx';
import { ConditionMenu } from './condition-menu.tsx';
import { EmptyWeapon } from './empty-weapon.tsx';
import { fitted } from './fitted.ts';
import { type StatusWord, statusWords } from './status-words.ts';
import styles from './table.module.css';
import { useStatusFacts } from './use-status-facts.ts';

/** Shorter words for the conditions, where the full ones leave no room for what else must be said. */
const CONDITION_BRIEF: Readonly<Record<Condition, string>> = {
  up: 'Up',
  'ducked-back': 'Ducked',
  'knocked-down': 'Down',
  huddled: 'Huddled',
  collapsed: 'Collapsed',
  'out-of-the-fight': 'Out',
  carried: 'Carried',
  captured: 'Captured',
  'ran-away': 'Ran away',
  'off-table': 'Left',
  dead: 'Dead',
};

/** Pixels of the column of names in which a line of words stands. */
const ROOM = 157;

/** The second line of a figure: how it stands, and as much more as has room; what is left out is counted, and told by its form. */
export const FighterStatus = memo(function FighterStatus({ fighter }: { readonly fighter: FighterView }) {
  const { open } = usePlay();
  const { who, name, condition, mauled } = fighter;
  const more = statusWords(fighter, useStatusFacts(who));
  // Up goes without saying where there is more to say.
  const isUp = condition === 'up' && more.length > 0;
  const stands: StatusWord = {
    key: 'stands',
    text: isUp ? '' : CONDITION_TITLES[condition],
    must: true,
    ...(!isUp && { brief: CONDITION_BRIEF[condition] }),
  };
  const { shown, left } = fitted([stands, ...more], ROOM - BADGE - (mauled ? MAULED : 0));
  const [first, ...others] = shown;
  const rest = left.map(({ text }) => text).join(', ');
  return (
    <span className={styles.status}>
      <ConditionMenu {...{ who, name, condition, mauled }} said={first?.said ?? ''} />
      {others.map(({ word, said }) =>
        word.weapon === undefined ? (
          <Word key={word.key} word={word} said={said} />
        ) : (
          <EmptyWeapon key={word.key} {...{ who, name, said }} weapon={word.weapon} />
        ),
      )}
      {left.length > 0 && (
        <button
          type="button"
          className="num"
          title={rest}
          aria-label={`${name}: ${rest}`}
          onClick={() => open({ form: 'status', who })}
        >
          +{left.length}
        </button>
      )}
    </span>
  );
});

/** Shortened, it is still read out whole, and told whole where the pointer rests. */
function Word({ word: { text, title, look }, said }: { readonly word: StatusWord; readonly said: string }) {
  const told = title ?? (said === text ? undefined : text);
  return (
    <span className={look} title={told}>
      {said === text ? (
        text
      ) : (
        <>
          <span aria-hidden>{said}</span>
          <span className="vh">{text}</span>
        </>
      )}
    </span>
  );
}
