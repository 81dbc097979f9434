/** Beside the title of a game: the parts of its turn, and how it is played. */
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SessionView } from '../../../src/contract/sessions.ts';
import type { Tier } from '../../../src/contract/tiers.ts';
import styles from './session.module.css';
import { TierSwitch } from './tiers.tsx';
import { toQuestion } from './to-question.ts';

interface HeadProps {
  readonly phases: SessionView['standing']['phases'];
  readonly tier: Tier;
  readonly onTier: (tier: Tier) => void;
  /** Content before the tiers. */
  readonly children?: ReactNode;
}

export function Head({ phases, tier, onTier, children }: HeadProps) {
  return (
    <>
      {phases.length > 0 && (
        <ol className={styles.phases} aria-label="Phases of the turn">
          {phases.map(({ name, detail, is }) => (
            <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <b>
                {is === 'done' && <IconCheck size={14} stroke={1.6} aria-label="done" />}
                {name}
              </b>
              {detail !== '' && <i>{detail}</i>}
            </li>
          ))}
        </ol>
      )}
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside answer keys themselves. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keys the focus stays at them. */}
      <div className={styles.tiers} onClick={toQuestion}>
        <TierSwitch tier={tier} onTier={onTier} />
      </div>
    </>
  );
}
