/** The campaign that this game is an episode of: taken up there, and told how it ended. */
import { Button, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { announce } from '../../client/announce.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { off } from '../../components/off.ts';
import { Section } from '../../components/section.tsx';
import styles from './components/components.module.css';
import { EndOfEpisode } from './end-of-episode.tsx';

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
  /** In words: `two surplus clips`. */
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
