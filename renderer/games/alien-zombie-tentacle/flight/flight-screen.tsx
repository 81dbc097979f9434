/** A flight, between two nights and at its end: who is left and with what, how long each night was, who was lost, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { FlightLedger } from '../../../../src/rules/alien-zombie-tentacle/flight/ledger.ts';
import { flightBrings, flightViewOf } from '../../../../src/rules/alien-zombie-tentacle/text/flight/run.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import { NightLengths } from './night-lengths.tsx';
import { Parties } from './parties.tsx';

interface FlightScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<FlightLedger>;
}

const CARRIES_OVER =
  'A flight is our own house rule, not the book’s: the survivors go on, with the Gear that was taken along and the grudges that are left.';

export function FlightScreen({ view, ledger }: FlightScreenProps) {
  const held = Object.keys(view.seats).filter((seat) => view.seats[seat] === 'player');
  const flight = flightViewOf(ledger, held);
  const over = flight.nights.filter(({ rounds }) => rounds !== null);
  const ending = view.ending === null ? [] : [view.ending, flight.epilogue].filter((text) => text !== '');
  const record = `${countedInWords(flight.rounds, 'round', 'rounds')}, ${countedInWords(flight.alone, 'round', 'rounds')} of them alone`;
  return (
    <RunPage
      title={flight.title}
      parts={flight.nights}
      ending={ending}
      next={flight.next === null ? null : { name: flight.next, facts: [['So far', record]] }}
      reports={over}
    >
      <Section title="Who is left" aside="the one with most survivors stands first">
        <Parties view={view} players={flight.players} />
      </Section>
      <div className={styles.aside}>
        <Section title="How long the nights were" aside="in rounds">
          {over.length === 0 ? (
            <p className="quiet">After the first night its bar appears here.</p>
          ) : (
            <NightLengths nights={over} />
          )}
        </Section>
        <Section title="Ledger" aside="lost, newest first">
          {flight.entries.length === 0 && <p className="quiet">Nobody is lost yet.</p>}
          <ul className={styles.ledger}>
            {flight.entries.map(({ text, night }) => (
              <li key={text}>
                <span>{text}</span>
                <span className="num">{`night ${night}`}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{CARRIES_OVER}</p>
        </Section>
      </div>
      <RunBrings brings={flightBrings()} />
    </RunPage>
  );
}
