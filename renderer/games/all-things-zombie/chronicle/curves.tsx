/** Curves of the campaign, Encounter by Encounter: Rep, kills, party and stockpile, with their numbers as tables. */
import { Button, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { SeriesView } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useMarkedOption } from '../../../client/use-marked.ts';
import { BarChart } from '../../../components/chart/bar-chart.tsx';
import { LineChart } from '../../../components/chart/line-chart.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { BY_LETTERS, byName, useFigureOptions } from '../components/use-figure-options.ts';
import styles from './chronicle.module.css';
import { type Column, Figures } from './figures.tsx';
import { RepChart } from './rep-chart.tsx';

/** Encounters shown at a time. */
const SPAN = 40;
const MOST = 5;

export function Curves() {
  const { id: campaign } = useCampaign();
  const [until, setUntil] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const series = useAsk('chronicle.series', { campaign, until, span: SPAN, figures: chosen });
  const { data } = series;
  if (data === undefined) return null;
  const { points, years, figures, earlier, later } = data;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) {
    return (
      <Section title="Curves">
        <p className={styles.none}>
          Rep, party, kills and stockpile are drawn here once an Encounter is over.
        </p>
      </Section>
    );
  }
  const frame = { years, from: first.at, to: Math.max(last.at, first.at + 1) };
  const when = `from ${first.date} to ${last.date}`;
  const line = (id: string, label: string, of: (point: Point) => number) => ({
    id,
    label: `${label} ${of(last)}`,
    steps: points.map((point) => ({ at: point.at, value: of(point) })),
    gone: null,
  });
  return (
    <>
      {(earlier || later) && (
        <div className={styles.window}>
          <Button
            size="sm"
            variant="subtle"
            {...off(!earlier)}
            onClick={() => earlier && setUntil(first.number - 1)}
          >
            Earlier
          </Button>
          <span className="quiet">{`Encounters ${first.number} to ${last.number}`}</span>
          <Button
            size="sm"
            variant="subtle"
            {...off(!later)}
            onClick={() => later && setUntil(last.number + SPAN)}
          >
            Later
          </Button>
        </div>
      )}
      <Section title="Rep">
        <RepChart series={data} />
        <Whose shown={figures} chosen={chosen} onChange={setChosen} />
      </Section>
      <Section title="Kills" aside={<Legend />}>
        <BarChart label={`Kills in each Encounter ${when}`} {...frame} bars={points} />
        <Figures caption="Kills in each Encounter" rows={points} columns={KILLS} />
      </Section>
      <Section title="Party" aside="after each Encounter">
        <LineChart
          label={`Figures with the party, and their Rep together, ${when}`}
          {...frame}
          lines={[line('rep', 'Rep', ({ rep }) => rep), line('party', 'Figures', ({ party }) => party)]}
        />
        <Figures caption="The party after each Encounter" rows={points} columns={PARTY} />
      </Section>
      <Section title="Stockpile" aside="after each Encounter">
        <LineChart
          label={`Things in the stockpile ${when}`}
          {...frame}
          lines={[line('stock', 'Things', ({ stock }) => stock)]}
        />
        <Figures caption="The stockpile after each Encounter" rows={points} columns={STOCK} />
      </Section>
    </>
  );
}

interface WhoseProps {
  /** Figures whose curves are drawn now. */
  readonly shown: SeriesView['figures'];
  readonly chosen: string[] | null;
  readonly onChange: (to: string[] | null) => void;
}

/** Also the dead, by a few letters of their name. */
function Whose({ shown, chosen, onChange }: WhoseProps) {
  const { gone } = useCampaign();
  const [letters, setLetters] = useState('');
  const options = useFigureOptions(
    letters,
    shown.map(({ figure, name }) => ({ id: figure, name })),
  );
  const field = useMarkedOption(letters !== '');
  return (
    <MultiSelect
      ref={field}
      className={styles.whose ?? ''}
      size="sm"
      label="Whose Rep"
      description={`Five at most${gone > 0 ? `. ${BY_LETTERS}` : ''}`}
      placeholder={chosen === null ? 'The Star and the best of the party' : ''}
      data={options}
      filter={byName}
      searchValue={letters}
      onSearchChange={setLetters}
      value={chosen ?? []}
      maxValues={MOST}
      searchable
      clearable
      onChange={(to) => onChange(to.length === 0 ? null : to)}
    />
  );
}

type Point = SeriesView['points'][number];

const KILLS: readonly Column<Point>[] = [
  { title: 'Zombies', of: ({ zombies }) => zombies },
  { title: 'People', of: ({ people }) => people },
];
const PARTY: readonly Column<Point>[] = [
  { title: 'Figures', of: ({ party }) => party },
  { title: 'Rep', of: ({ rep }) => rep },
];
const STOCK: readonly Column<Point>[] = [{ title: 'Things', of: ({ stock }) => stock }];

function Legend() {
  return (
    <span className={styles.legend}>
      <svg width="10" height="10" viewBox="0 0 12 12" aria-hidden>
        <rect className={styles.zombies} x="1.2" y="1.2" width="9.6" height="9.6" />
      </svg>
      zombies below
      <svg width="10" height="10" viewBox="0 0 12 12" aria-hidden>
        <path className={styles.people} d="M6 .6 10.8 3.3v5.4L6 11.4 1.2 8.7V3.3Z" />
      </svg>
      people above
    </span>
  );
}
