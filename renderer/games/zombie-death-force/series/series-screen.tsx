/** A series, between two games and at its end: who leads, what each game came to and how long it took, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import type { SeriesLedger } from '../../../../src/rules/zombie-death-force/series/ledger.ts';
import { seriesBrings, seriesViewOf } from '../../../../src/rules/zombie-death-force/text/series/run.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunLedger } from '../../../components/run/run-ledger.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import { GameLengths } from './game-lengths.tsx';
import { Standings } from './standings.tsx';

interface SeriesScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<SeriesLedger>;
}

const CARRIES_OVER =
  'A series is our own house rule, not the book’s: a game won counts one, a draw counts for nobody.';

export function SeriesScreen({ view, ledger }: SeriesScreenProps) {
  const held = Object.entries(view.seats).flatMap(([seat, holder]) => (holder === 'player' ? [seat] : []));
  const series = seriesViewOf(ledger, held);
  const over = series.games.filter(({ turns }) => turns !== null);
  const ending = view.ending === null ? [] : [view.ending, series.epilogue].filter((text) => text !== '');
  return (
    <RunPage
      title={series.title}
      parts={series.games}
      ending={ending}
      next={series.next === null ? null : { name: series.next, facts: [['At stake', series.stakes]] }}
      reports={over}
    >
      <Section title="Standings" aside="the leader stands first">
        <Standings view={view} players={series.players} />
      </Section>
      <div className={styles.aside}>
        <Section title="How long the games took" aside="in turns">
          {over.length === 0 ? (
            <p className="quiet">After the first game its bar appears here.</p>
          ) : (
            <GameLengths games={over} most={ledger.turns} />
          )}
        </Section>
        <Section title="Ledger" aside="games won">
          <RunLedger entries={series.entries} none="No game is over yet." note={CARRIES_OVER} />
        </Section>
      </div>
      <RunBrings brings={seriesBrings()} />
    </RunPage>
  );
}
