/** The campaign that this game is an episode of: taken up there, and told how it ended. */
import { Button, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EpisodeEnded } from '../../../src/contract/games/all-things-zombie/calls/episodes.ts';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { announce } from '../../client/announce.ts';
import { CallFailure, queueOf, sendInTurn, tellFailure, useAsk, useDo } from '../../client/api.ts';
import { askingActs } from '../../client/asking-acts.ts';
import { notify } from '../../client/notify.ts';
import { refreshAfter } from '../../client/refresh.ts';
import { useStore } from '../../client/store.ts';
import { DicePanel } from '../../components/dice-entry/dice-panel.tsx';
import { off } from '../../components/off.ts';
import { Section } from '../../components/section.tsx';
import styles from './components/components.module.css';

export function Episode({ view: { id, over } }: { readonly view: SessionView }) {
  const campaigns = useAsk('shelf.list', {}, { select: (shelf) => shelf.campaigns }).data ?? [];
  const { data } = useAsk('episode.of', { campaign: id });
  const [picked, setPicked] = useState<string | null>(null);
  const begin = useDo('episode.begin');
  if (data === undefined) return null;
  const { campaigns: of, brings, recruits } = data;
  if (campaigns.length + of.length === 0) return null;
  const others = campaigns.filter((campaign) => !of.some((one) => one.id === campaign.id));
  const wanted = others.find((campaign) => campaign.id === picked);
  return (
    <Section title="Episode" aside="of a campaign, in whose Chronicle it stands">
      {of.map(({ id: campaign, name, revision, told, spoils }) => (
        <div key={campaign} className={styles.episode}>
          <p>
            An episode of{' '}
            <Link to="/c/$campaign/chronicle" params={{ campaign }} className="name">
              {name}
            </Link>
            {told && ', where its result stands'}.
          </p>
          {over && !told && <EndOfEpisode {...{ campaign, revision, run: id, rolls: recruits && spoils }} />}
          {brings !== null && !told && <Brings {...{ campaign, brings, isOn: spoils }} />}
        </div>
      ))}
      {others.length > 0 && (
        <div className={styles.episode}>
          <Select
            aria-label="Campaign"
            placeholder="Choose a campaign"
            data={others.map((campaign) => ({ value: campaign.id, label: campaign.name }))}
            value={picked}
            onChange={setPicked}
          />
          <Button
            {...off(wanted === undefined)}
            onClick={() => {
              if (wanted === undefined) return;
              begin.mutate(
                { campaign: wanted.id, revision: wanted.revision, run: id },
                {
                  onSuccess: ({ title }) => {
                    setPicked(null);
                    announce(title);
                  },
                },
              );
            }}
          >
            Take up as an episode
          </Button>
        </div>
      )}
    </Section>
  );
}

interface BringsProps {
  readonly campaign: string;
  /** Spoils in words: `two surplus clips`. */
  readonly brings: string;
  /** True if the campaign’s house rule is on. */
  readonly isOn: boolean;
}

/** Line on what entering the result brings, by a house rule that is off until it is turned on. */
function Brings({ campaign, brings, isOn }: BringsProps) {
  if (brings === 'nothing') return <p className="quiet small">It brings nothing home.</p>;
  return (
    <p className="quiet small">
      {isOn
        ? `It brings ${brings}, by a house rule of ours. `
        : `It would bring ${brings}, but that is off: `}
      <Link to="/c/$campaign/house-rules" params={{ campaign }}>
        {isOn ? 'House rules' : 'a house rule of ours'}
      </Link>
      {!isOn && '.'}
    </p>
  );
}

/** Entering how an episode ended: a press, or where a survivor comes home with it, the player's own die and card. */
interface EndOfEpisodeProps extends EpisodeOf {
  /** True if dice are rolled for the end. */
  readonly rolls: boolean;
}

function EndOfEpisode({ rolls, ...episode }: EndOfEpisodeProps) {
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

/** The end of an episode, entered in its campaign: by the app in one go, or answer after answer. */
interface EpisodeOf {
  readonly campaign: string;
  /** The campaign's. */
  readonly revision: number;
  readonly run: string;
}

type Ended = Extract<EpisodeEnded, { state: 'done' }>;

/** True for failures about a wrong entry: their words stand beside its field. */
const aboutEntry = ({ code }: CallFailure) => code === 'refused' || code === 'bad-input';

function useEpisodeEnd({ campaign, revision, run }: EpisodeOf) {
  const client = useQueryClient();
  const newest = useRef(revision);
  useLayoutEffect(() => {
    newest.current = revision;
  });
  const acts = useMemo(
    () =>
      askingActs<{ readonly run: string }, Ended>({
        queue: queueOf(campaign),
        send: (deed, by, entries) =>
          sendInTurn(client, 'episode.end', {
            ...{ campaign, revision: newest.current, ...deed },
            dice: by === 'app' ? 'app' : [...entries],
          }),
        show: async ({ title }) => {
          await refreshAfter(client, 'episode.end', { campaign });
          announce(title);
        },
        refused: (failure, whileAsking) => {
          if (!(failure instanceof CallFailure)) throw failure;
          if (!(aboutEntry(failure) && whileAsking)) tellFailure(failure);
          return aboutEntry(failure) ? failure : undefined;
        },
        tell: (text) => notify({ message: text }),
      }),
    [client, campaign],
  );
  useEffect(() => acts.cancel, [acts]);
  const { asking, error } = useStore(acts.state, (state) => state);
  return {
    ...acts,
    asking,
    error,
    byApp: () => acts.perform({ run }, { by: 'app' }),
    byHand: () => acts.perform({ run }, { by: 'own' }),
  };
}
