/** A table of a game in words. Of places, each row is gone to by its name, and says what lies next to it. */
import { SegmentedControl } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { WordTableView } from '../../../src/contract/sessions.ts';
import { announce } from '../../client/announce.ts';
import styles from './session.module.css';

const ALL = 'all';

export function PlaceTable({ table }: { readonly table: WordTableView }) {
  const { title, aside, columns, rows, places, filters, ruled } = table;
  const [filter, setFilter] = useState(ALL);
  const body = useRef<HTMLTableSectionElement>(null);
  const typed = useRef('');
  const only = filters.find((one) => one.title === filter);
  const shown = rows.map((row, at) => ({ row, at })).filter(({ at }) => only?.rows.includes(at) ?? true);
  const focusOn = (at: number) => body.current?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();

  const press = (event: KeyboardEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const order = shown.map((one) => one.at);
    const place = order.indexOf(at);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = order[place + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next !== undefined) focusOn(next);
    } else if (/^[a-z0-9]$/i.test(event.key)) {
      const found = named(typed.current + event.key, places) ?? named(event.key, places);
      typed.current = found?.typed ?? '';
      if (found === undefined) {
        if (event.key.toLowerCase() !== 'n') return;
        announce(nextTo(table, at));
      } else if (found.at !== undefined) focusOn(found.at);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.tabled}>
      {filters.length > 0 && (
        <SegmentedControl
          size="xs"
          className={styles.filters ?? ''}
          aria-label={`Rows of ${title}`}
          data={[
            { value: ALL, label: 'All' },
            ...filters.map((one) => ({ value: one.title, label: `${one.title} ${one.rows.length}` })),
          ]}
          value={filter}
          onChange={setFilter}
        />
      )}
      <table>
        <caption>
          {title} {aside !== '' && <span className="quiet small">{aside}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} data-places={places.length > 0 || undefined}>
          {shown.map(({ row, at }) => {
            const place = places[at];
            return (
              <tr
                key={at}
                data-row={at}
                data-ruled={ruled.includes(at) || undefined}
                data-is={place?.is ?? undefined}
                {...(place === undefined
                  ? {}
                  : { tabIndex: at === shown[0]?.at ? 0 : -1, onKeyDown: (event) => press(event, at) })}
              >
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A place whose name begins with these keys; `at` once they are the whole of it. */
function named(keys: string, places: WordTableView['places']) {
  const wanted = keys.toUpperCase();
  if (!places.some(({ name }) => name.toUpperCase().startsWith(wanted))) return undefined;
  const at = places.findIndex(({ name }) => name.toUpperCase() === wanted);
  return { typed: wanted, at: at === -1 ? undefined : at };
}

function nextTo({ places, rows }: WordTableView, at: number): string {
  const next = (places[at]?.next ?? []).map((name) => {
    const row = rows[places.findIndex((one) => one.name === name)] ?? [];
    const told = row.slice(1).filter((cell) => cell !== '' && cell !== '–' && cell !== name);
    return `${name}: ${told.length === 0 ? 'nothing' : told.join(', ')}`;
  });
  return next.length === 0 ? 'Nothing lies next to it.' : `Next to it: ${next.join('; ')}.`;
}
