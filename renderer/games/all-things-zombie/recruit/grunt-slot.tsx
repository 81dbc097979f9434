/** A Grunt on the recruiting screen: who it is, by which die and card, and the ways to change that. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { FigureLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import type { ReplyView } from '../../../../src/contract/questions.ts';
import { useAsk } from '../../../client/api.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Replies } from '../../../components/replies.tsx';
import { FigureFacts } from './figure-facts.tsx';
import styles from './recruit-screen.module.css';
import { RenameButton } from './rename-button.tsx';
import type { Recruit } from './use-recruit.ts';

interface GruntSlotProps {
  readonly campaign: string;
  readonly place: number;
  readonly grunt: FigureLine;
  readonly dice: 'app' | 'own';
  /** Rolls made for this Grunt while the screen was open. */
  readonly replies: readonly ReplyView[] | undefined;
  readonly recruit: Recruit;
}

export function GruntSlot({ campaign, place, grunt, dice, replies, recruit }: GruntSlotProps) {
  const origin = useAsk('figure.get', { campaign, figure: grunt.id }).data?.origin ?? null;
  return (
    <li className={styles.slot} aria-label={grunt.name}>
      <div className={styles.place}>
        <b>{`Grunt ${place}`}</b>
        {replies !== undefined && <Replies replies={replies} />}
        {origin !== null && <span className="quiet small">{origin}</span>}
      </div>
      <div>
        <div className={styles.who}>
          <h2 className="name">{grunt.name}</h2>
          <span className="quiet">{`${grunt.cost} points`}</span>
        </div>
        <FigureFacts campaign={campaign} figure={grunt.id} />
        {recruit.asking?.deed.again === grunt.id && (
          <DicePanel
            acts={{ ...recruit, error: recruit.error?.message }}
            title={`Again, in place of ${grunt.name}`}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Button
          data-again={grunt.id}
          size="sm"
          variant="subtle"
          {...off(recruit.asking !== undefined)}
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
          aria-label={`Roll again for ${grunt.name}`}
          onClick={() =>
            dice === 'own' ? recruit.byHand({ again: grunt.id }) : recruit.byApp({ again: grunt.id })
          }
        >
          Roll again
        </Button>
        <RenameButton figure={grunt} />
      </div>
    </li>
  );
}
