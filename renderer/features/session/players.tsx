import { Select } from '@mantine/core';
import type { SessionView } from '../../../src/contract/sessions.ts';
import { useAsk, useDo } from '../../app/api.ts';
import { Section } from '../../components/section.tsx';
import styles from './session.module.css';

const YOU = 'player';

/** Who answers for each seat; it can be changed at every question. */
export function Players({ view: { id, game, revision, seats, names } }: { readonly view: SessionView }) {
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
  return (
    <Section title="Players">
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
