/** Warnings of things that would be better seen to before the party goes. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { listed } from '../../../../src/rules/core/text/english.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './home.module.css';

/** Names the figures with nothing to fight with, and those with nothing to fire: a sentence each. */
export function warningsOf(goes: readonly FigureLine[]): readonly string[] {
  const unarmed = goes.filter(({ weapons }) => weapons.length === 0);
  const empty = goes.filter(({ weapons }) => {
    const firearms = weapons.filter(({ clips }) => clips !== null);
    return firearms.length > 0 && firearms.every(({ clips, loaded }) => !loaded && clips === 0);
  });
  return [
    ...told(unarmed, 'is unarmed.', 'are unarmed.'),
    ...told(empty, 'has no ammunition left.', 'have no ammunition left.'),
  ];
}

function told(who: readonly FigureLine[], one: string, several: string): readonly string[] {
  if (who.length === 0) return [];
  return [`${listed(who.map(({ name }) => name))} ${who.length === 1 ? one : several}`];
}

export function Warnings({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Before they go">
      {of.map((text) => (
        <li key={text}>
          <IconAlertTriangle className={styles.mark ?? ''} size={16} stroke={1.6} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
