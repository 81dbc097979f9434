/** Entering how an episode ended: a press, or where a survivor comes home with it, the player's own die and card. */
import { Button } from '@mantine/core';
import { DicePanel } from '../../components/dice-entry/dice-panel.tsx';
import { type EpisodeOf, useEpisodeEnd } from './use-episode-end.ts';

interface EndOfEpisodeProps extends EpisodeOf {
  /** True if dice are rolled for the end. */
  readonly rolls: boolean;
}

export function EndOfEpisode({ rolls, ...episode }: EndOfEpisodeProps) {
  const end = useEpisodeEnd(episode);
  if (end.asking !== undefined)
    return <DicePanel acts={{ ...end, error: end.error?.message }} title="The survivor who comes home" />;
  return (
    <>
      <Button onClick={end.byApp}>Enter the result there</Button>
      {rolls && (
        <Button variant="subtle" onClick={end.byHand}>
          Enter it with my own die and card
        </Button>
      )}
    </>
  );
}
