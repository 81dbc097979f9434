/** Entering how an episode ended: a press, or where a survivor comes home with it, the player's own die and card. */
import { Button } from '@mantine/core';
import { DicePanel } from '../../components/dice-entry/dice-panel.tsx';
import { words } from './text/end-of-episode.ts';
import { type EpisodeOf, useEpisodeEnd } from './use-episode-end.ts';

interface EndOfEpisodeProps extends EpisodeOf {
  /** Whether dice are rolled for it. */
  readonly rolls: boolean;
}

export function EndOfEpisode({ rolls, ...episode }: EndOfEpisodeProps) {
  const end = useEpisodeEnd(episode);
  if (end.asking !== undefined)
    return <DicePanel acts={{ ...end, error: end.error?.message }} title={words.theSurvivorWhoComesHome} />;
  return (
    <>
      <Button onClick={end.byApp}>{words.enterTheResultThere}</Button>
      {rolls && (
        <Button variant="subtle" onClick={end.byHand}>
          {words.enterItWithMyOwn}
        </Button>
      )}
    </>
  );
}
