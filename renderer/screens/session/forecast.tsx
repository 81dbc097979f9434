/** Forecast of the game’s end, from games by bots that start exactly here; every share with how far it may be out. */
import { ActionIcon, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Forecast as Found, SessionView } from '../../../src/contract/sessions.ts';
import { counted } from '../../../src/rules/core/text/english.ts';
import { shareWithError } from '../../../src/rules/core/text/share-error.ts';
import { WorkProgress } from '../../components/work-progress.tsx';
import styles from './session.module.css';
import { useForecast } from './use-forecast.ts';

export function Forecast({ view }: { readonly view: SessionView }) {
  const { found, share, error, play, cancel } = useForecast(view.id, view.revision);
  if (view.over) return null;
  return (
    <section className={styles.forecast} aria-labelledby="forecast">
      <header>
        <h2 id="forecast">How does this end?</h2>
        {share !== undefined ? (
          <WorkProgress what="Bots play on" share={share} onCancel={cancel} />
        ) : found === undefined ? (
          <Button size="xs" onClick={play}>
            Play 1,000 games by bots
          </Button>
        ) : (
          <>
            <span className={`${styles.aside} quiet small`} title={asideOf(found)}>
              {asideOf(found)}
            </span>
            <ActionIcon
              className={styles.forecastAgain ?? ''}
              title="1,000 more games"
              aria-label="1,000 more games"
              onClick={play}
            >
              <IconRefresh size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </>
        )}
      </header>
      {error !== undefined && (
        <p role="alert" className="flag small">
          {error}
        </p>
      )}
      {found !== undefined && <Shares found={found} seats={Object.keys(view.seats)} />}
    </section>
  );
}

const asideOf = ({ aside, games }: Found): string =>
  `${aside === '' ? '' : `${aside}; `}${thousands(games)} by bots`;

const thousands = (games: number) =>
  counted(games, 'game', 'games').replace(/^\d+/, games.toLocaleString('en-GB'));

interface SharesProps {
  readonly found: Found;
  /** Seats in their order, which their colours go by. */
  readonly seats: readonly string[];
}

function Shares({ found: { games, endings, unfinished, now }, seats }: SharesProps) {
  const rows = [
    ...endings,
    ...(unfinished > 0 ? [{ ending: 'No end', games: unfinished, seat: null, from: null }] : []),
  ];
  const isOn = (at: number) => {
    const from = rows[at]?.from ?? null;
    const next = rows[at + 1]?.from ?? null;
    return now !== null && from !== null && now >= from && (next === null || now < next);
  };
  return (
    <table className={styles.shares}>
      <caption className="vh">Shares of the endings, with the error at 95 %</caption>
      <tbody>
        {rows.map(({ ending, games: count, seat, from }, at) => {
          const { share, error } = shareWithError(count, games);
          const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
          return (
            <tr key={ending}>
              <th scope="row">
                {ending}
                {from !== null && <span className="quiet">{` from ${from}`}</span>}
                {isOn(at) && <span className="quiet"> · {now} now</span>}
              </th>
              <td aria-hidden>
                <div className={styles.bar}>
                  <i
                    data-seat={seat === null ? undefined : seats.indexOf(seat)}
                    style={{ width: percent(share) }}
                  />
                  <b
                    style={{
                      left: percent(Math.max(0, share - error)),
                      width: percent(Math.min(1, share + error) - Math.max(0, share - error)),
                    }}
                  />
                </div>
              </td>
              <td className="num">
                {Math.round(100 * share)} ± {Math.max(1, Math.round(100 * error))} %
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
