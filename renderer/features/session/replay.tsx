/** The replay: a slider over all moments of the game, with a mark at each turn. */
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
import styles from './replay.module.css';
import type { Moments } from './use-moments.ts';

export function Replay({
  moments: { at, of, acts, turns, isPlaying, to, play },
}: {
  readonly moments: Moments;
}) {
  const [branching, setBranching] = useState<number>();
  const act = acts[at - 1];
  const turn = turns.findLast((one) => one.at <= at)?.title ?? '';
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
      <span className={styles.slider}>
        <input
          type="range"
          aria-label="Moment"
          aria-valuetext={`${at} of ${of}: ${turn}`}
          min={1}
          max={Math.max(1, of)}
          value={Math.max(1, at)}
          onChange={(event) => to(Number(event.currentTarget.value))}
        />
        {turns.map((one) => (
          <i
            key={one.at}
            title={one.title}
            style={{ left: `${of < 2 ? 0 : (100 * (one.at - 1)) / (of - 1)}%` }}
            aria-hidden
          />
        ))}
      </span>
      <span className={`${styles.count} num quiet`}>
        {at} of {of}
      </span>
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
