/** The replay: all moments of the game, to be gone through by hand or played. */
import { ActionIcon, Button } from '@mantine/core';
import {
  IconGitBranch,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import { useState } from 'react';
import { off } from '../../components/off.ts';
import { BranchDialog } from './branch-dialog.tsx';
import { MomentSlider } from './moment-slider.tsx';
import styles from './session.module.css';
import type { Moments } from './use-moments.ts';

export function Replay({ moments }: { readonly moments: Moments }) {
  const { at, of, acts, turns, isPlaying, to, play } = moments;
  const [branching, setBranching] = useState<number>();
  const act = acts[at - 1];
  const before = turns.findLast((one) => one.at < at)?.at ?? 1;
  return (
    <fieldset aria-label="Replay" className={styles.replay}>
      <ActionIcon title="To the turn before" aria-label="To the turn before" onClick={() => to(before)}>
        {at === of ? (
          <IconPlayerSkipBack size={16} stroke={1.6} aria-hidden />
        ) : (
          <IconPlayerTrackPrev size={16} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon
        title={isPlaying ? 'Pause' : 'Play from here'}
        aria-label={isPlaying ? 'Pause' : 'Play from here'}
        onClick={() => play(!isPlaying)}
      >
        {isPlaying ? (
          <IconPlayerPause size={16} stroke={1.6} aria-hidden />
        ) : (
          <IconPlayerPlay size={16} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
      <MomentSlider moments={moments} />
      <Button
        size="xs"
        variant="subtle"
        data-writes
        leftSection={<IconGitBranch size={16} stroke={1.6} aria-hidden />}
        title="Try something else from here, in a copy"
        {...off(act === undefined)}
        onClick={() => setBranching(act)}
      >
        Branch
      </Button>
      {branching !== undefined && (
        <BranchDialog from={{ act: branching }} onClose={() => setBranching(undefined)} />
      )}
    </fieldset>
  );
}
