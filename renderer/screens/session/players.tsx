/** Players of a game: the holder of each seat, and the pace of the bots; both can be changed at every question. */
import { SegmentedControl, Select } from '@mantine/core';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { Section } from '../../components/section.tsx';
import styles from './session.module.css';
import { PACES, type Pace } from './use-pace.ts';

const YOU = 'player';

const PACE_WORDS = { step: 'Step', slow: 'Slow', 'at-once': 'At once' } as const satisfies Record<
  Pace,
  string
>;

interface PlayersProps {
  readonly view: SessionView;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
}

export function Players({ view: { id, game, revision, seats, names }, pace, onPace }: PlayersProps) {
  const bots = useAsk(
    'games.list',
    {},
    { select: ({ games }) => games.find((one) => one.id === game)?.bots },
  );
  const set = useDo('session.seats');
  const choices = [
    { value: YOU, label: 'You' },
    ...(bots.data ?? []).map(({ id: bot, title }) => ({ value: `bot/${bot}`, label: `Bot: ${title}` })),
  ];
  const haveBots = Object.values(seats).some((holder) => holder !== 'player');
  return (
    <Section
      title="Players"
      end={
        haveBots && (
          <SegmentedControl
            size="xs"
            aria-label="Pace of the bots"
            data={PACES.map((one) => ({ value: one, label: PACE_WORDS[one] }))}
            value={pace}
            onChange={(to) => onPace(PACES.find((one) => one === to) ?? 'at-once')}
          />
        )
      }
    >
      <div className={styles.players}>
        {Object.entries(seats).map(([seat, holder]) => (
          <Select
            key={seat}
            label={names.seats[seat] ?? seat}
            allowDeselect={false}
            data={choices}
            value={holder === 'player' ? YOU : `bot/${holder.bot}`}
            onChange={(value) => {
              if (value === null) return;
              const to = value === YOU ? YOU : { bot: value.slice('bot/'.length) };
              set.mutate({ campaign: id, revision, seats: { [seat]: to } });
            }}
          />
        ))}
      </div>
    </Section>
  );
}
