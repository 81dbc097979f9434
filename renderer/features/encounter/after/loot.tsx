import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StockLine } from '../../../../src/contract/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { capitalised, count } from '../../../text/number.ts';
import { byDate, dividing, mayBeEquipped, type Way } from './dividing.ts';
import styles from './loot.module.css';
import { StockRow } from './stock-row.tsx';
import { TickBox } from './tick-box.tsx';
import type { Deeds } from './use-deeds.ts';

interface LootProps {
  readonly stock: readonly StockLine[];
  /** Of the Encounter, as the stockpile writes dates. */
  readonly date: string;
  readonly acts: Deeds;
}

/** What was found goes to figures or stays in the stockpile: several things to one figure at once. */
export function Loot({ stock, date, acts }: LootProps) {
  const { figures } = useCampaign();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [to, setTo] = useState<string>();
  const [all, setAll] = useState(false);
  const { found, older } = byDate(stock, date);
  const shown = all ? [...found, ...older] : found;
  const able = figures.filter(({ status }) => status === 'ready');
  const figure = able.find(({ id }) => id === to) ?? able[0];
  const things = shown.filter(({ id }) => ticked.includes(id));

  const divide = (way: Way) => {
    if (figure === undefined) return;
    const deeds = dividing(things, way, figure.id);
    setTicked([]);
    acts.run(() => deeds.shift());
  };
  const button = (way: Way, text: string, fits: readonly StockLine[]) => (
    <Button
      size="sm"
      disabled={fits.length === 0 || acts.busy || acts.asking !== undefined}
      onClick={() => divide(way)}
    >
      {text}
    </Button>
  );
  return (
    <Section
      title="Loot"
      aside={found.length === 0 ? 'Nothing was found' : capitalised(`${count(found.length, 'thing')} found`)}
      end={
        older.length > 0 && (
          <button type="button" className="quiet-link" onClick={() => setAll(!all)}>
            {all ? 'Only what was found today' : `Show the stockpile too, ${count(older.length, 'thing')}`}
          </button>
        )
      }
    >
      {shown.length > 0 && (
        <>
          <table aria-label="Loot" className={styles.things}>
            <thead>
              <tr>
                <th scope="col" className={styles.tick}>
                  <TickBox
                    aria-label="Tick all things"
                    checked={things.length === shown.length}
                    onChange={() =>
                      setTicked(things.length === shown.length ? [] : shown.map(({ id }) => id))
                    }
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
                  ticked={ticked.includes(line.id)}
                  onTick={() =>
                    setTicked((now) =>
                      now.includes(line.id) ? now.filter((id) => id !== line.id) : [...now, line.id],
                    )
                  }
                />
              ))}
            </tbody>
          </table>
          <div className={styles.bar}>
            <label>
              <span className="second">What is ticked, to </span>
              <select
                className={styles.who}
                aria-label="To whom"
                value={figure?.id}
                onChange={(event) => setTo(event.currentTarget.value)}
              >
                {able.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {button('carry', 'Carry', things)}
            {button('equip', 'Take up or put on', things.filter(mayBeEquipped))}
            {button(
              'lay-back',
              'Lay back',
              things.filter(({ carrier }) => carrier !== null),
            )}
          </div>
        </>
      )}
    </Section>
  );
}
