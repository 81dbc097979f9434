/** Things found, after the battle, and to whom they go. */
import { useState } from 'react';
import { z } from 'zod';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { statusText } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { Section } from '../../../components/section.tsx';
import { HandBar } from '../components/hand-bar/hand-bar.tsx';
import { TickBox } from '../components/tick-box.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './after.module.css';
import { byDate } from './dividing.ts';

const Ticked = z.object({ encounter: z.int(), ids: z.array(z.string()), to: z.string() });

interface LootProps {
  readonly encounter: UnderWay;
  readonly stock: readonly StockLine[];
  readonly revision: number;
  /** Something else waits for an answer. */
  readonly held: boolean;
}

/** List of the things found, which go to figures or stay in the stockpile: several at once, to one figure or to all in turn. */
export function Loot({ encounter, stock, revision, held }: LootProps) {
  const { id: campaign, figures } = useCampaign();
  const { number, date } = encounter;
  const [all, setAll] = useState(false);
  const draft = useDraft<z.infer<typeof Ticked>>(
    campaign,
    'encounter/loot',
    { encounter: number, ids: [], to: '' },
    (kept) => {
      const { data } = Ticked.safeParse(kept);
      return data?.encounter === number ? data : undefined;
    },
  );
  const { ids, to } = draft.value;
  const { found, older } = byDate(stock, date);
  // Things ticked before the screen was left are shown again.
  const shown = all || older.some(({ id }) => ids.includes(id)) ? [...found, ...older] : found;
  const things = shown.filter(({ id }) => ids.includes(id));
  const tick = (next: readonly string[]) => draft.set((now) => ({ ...now, ids: [...next] }));

  if (!draft.ready) return null;
  return (
    <Section
      title="Loot"
      aside={
        found.length === 0
          ? 'Nothing to give out'
          : upperFirst(`${countedInWords(found.length, 'thing', 'things')} to give out`)
      }
      end={
        older.length > 0 && (
          <button
            type="button"
            className="quiet-link"
            onClick={() => {
              if (shown.length > found.length) tick(ids.filter((id) => found.some((line) => line.id === id)));
              setAll(shown.length === found.length);
            }}
          >
            {shown.length > found.length
              ? 'Only what was found today'
              : `Show the stockpile too, ${countedInWords(older.length, 'thing', 'things')}`}
          </button>
        )
      }
    >
      {shown.length > 0 && (
        <>
          <table aria-label="Loot" className={styles.things}>
            <thead>
              <tr>
                <th scope="col" className={styles.lootTick}>
                  <TickBox
                    aria-label="Tick all things"
                    checked={things.length === shown.length}
                    onChange={() => tick(things.length === shown.length ? [] : shown.map(({ id }) => id))}
                  />
                </th>
                <th scope="col">Thing</th>
                <th scope="col">From</th>
                <th scope="col">Where it is</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((line) => (
                <StockRow
                  key={line.id}
                  line={line}
                  today={line.found === date}
                  carrier={figures.find(({ id }) => id === line.carrier)}
                  ticked={ids.includes(line.id)}
                  onTick={() =>
                    tick(ids.includes(line.id) ? ids.filter((id) => id !== line.id) : [...ids, line.id])
                  }
                />
              ))}
            </tbody>
          </table>
          <div className={styles.bar}>
            <HandBar
              revision={revision}
              picked={things}
              to={to}
              onTo={(chosen) => draft.set((now) => ({ ...now, to: chosen }))}
              onDone={(items) =>
                draft.set((now) => ({ ...now, ids: now.ids.filter((id) => !items.includes(id)) }))
              }
              held={held}
            />
          </div>
        </>
      )}
    </Section>
  );
}

interface StockRowProps {
  readonly line: StockLine;
  /** Found in this Encounter. */
  readonly today: boolean;
  readonly carrier: FigureLine | undefined;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

function StockRow({ line, today, carrier, ticked, onTick }: StockRowProps) {
  const { title, summary, from, found, taken } = line;
  return (
    <tr className={ticked ? styles.lootTicked : undefined}>
      <td className={styles.lootTick}>
        <TickBox aria-label={`Tick ${title}, ${from}`} checked={ticked} onChange={onTick} />
      </td>
      <td>
        {title}
        <span className={styles.summary}>{summary}</span>
      </td>
      <td>
        {from}
        {!today && <span className={styles.summary}>{found}</span>}
      </td>
      <td>
        {carrier === undefined ? <span className="quiet">Stockpile</span> : whereWords(carrier)}
        {taken && <span className={styles.summary}>In a weapon, burnt at the end</span>}
      </td>
    </tr>
  );
}

const whereWords = (figure: FigureLine): string =>
  figure.status === 'ready' ? figure.name : `${figure.name} (${statusText(figure).text})`;
