/** All that is read of a flight: who is left, its nights, and how it ended. */
import type { AskedWords, InWords, Standing } from '../../../core/game-text.ts';
import type { LinksText } from '../../../core/linked-games.ts';
import type { Question } from '../../../core/play.ts';
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, listed, inWords as word } from '../../../core/text/english.ts';
import type { FlightEvent, FlightLedger, FlightOutcome } from '../../flight/ledger.ts';
import { partyOf, seatsOf } from '../../flight/ledger.ts';
import { cardTitle, seatName, survivorTitle } from '../names.ts';
import { optionText } from '../options.ts';
import { nightReport } from './report.ts';
import { type FlightPlayer, flightBrings, flightViewOf } from './run.ts';

type Look = Seen<FlightLedger>;

const leftText = (ledger: Look): string =>
  seatsOf(ledger)
    .map((seat) => `${seatName(seat)} ${partyOf(ledger, seat).length}`)
    .join(', ');

function standing(ledger: Look, played: number, inside: Standing | undefined): Standing {
  if (inside === undefined) return { title: 'At dawn', detail: leftText(ledger) };
  const { title, within = title, detail, phases = [] } = inside;
  const nights = `of ${countedInWords(ledger.nights, 'night', 'nights')}`;
  return {
    title: `Night ${played + 1}, ${within}`,
    detail: [nights, ...(detail === '' ? [] : [detail])].join('; '),
    phases,
  };
}

/** `Biker (Pistol, Laptop)` */
const carrying = ({ name, gear }: FlightPlayer['survivors'][number]): string =>
  gear.length === 0 ? name : `${name} (${gear.join(', ')})`;

function inWords(ledger: Look): InWords {
  const { title, nights, players, rounds, alone, epilogue } = flightViewOf(ledger);
  return {
    facts: [
      { name: 'Flight', text: `${title}; ${countedInWords(ledger.rounds, 'round', 'rounds')} each` },
      { name: 'Record', text: `${countedInWords(rounds, 'round', 'rounds')}, ${word(alone)} of them alone` },
      ...(epilogue === '' ? [] : [{ name: 'Ending', text: epilogue }]),
      {
        name: 'House rules',
        text: 'the flight is our own, not the book’s; what it brings a campaign, too, and that is off until the campaign’s house rule is on',
      },
    ],
    tables: [
      {
        title: 'Those who go on',
        columns: ['Player', 'Survivors', 'Lost', 'Holds most against'],
        rows: players.map(({ name, survivors, lost, grudge }) => [
          name,
          listed(survivors.map(carrying)) || 'nobody',
          String(lost),
          grudge === null ? 'nobody' : grudge.of,
        ]),
      },
      {
        title: 'Nights',
        columns: ['Night', 'Came to', 'Rounds', 'Report'],
        rows: nights.map(({ name, result, rounds: lasted, report }) => [
          name,
          result,
          lasted === null ? '' : String(lasted),
          report,
        ]),
      },
      {
        title: 'What it brings a campaign',
        columns: ['For', 'Brings'],
        rows: flightBrings().map((row) => [...row]),
      },
    ],
  };
}

function asked(_ledger: Look, { rule, of }: Question): AskedWords {
  if (rule === 'azta-flight.stray') return { byApp: 'Draw the survivor' };
  return of === undefined
    ? {}
    : { line: `${survivorTitle(of as Parameters<typeof survivorTitle>[0])} carries it.` };
}

function eventText(event: FlightEvent): string {
  switch (event.rule) {
    case 'azta-flight.keep': {
      const kept = event.gear.length === 0 ? 'nothing' : listed(event.gear.map(cardTitle));
      return `${survivorTitle(event.survivor)} takes ${kept} along, and leaves the rest.`;
    }
    case 'azta-flight.stray':
      return `On the road the ${survivorTitle(event.survivor)} joins ${seatName(event.seat)}.`;
    case 'azta-flight.dusk':
      return `Night ${event.night} falls; the Threats begin with ${event.start}.`;
    case 'azta-flight.dawn':
      return nightReport(event);
    case 'azta-flight.abandon':
      return event.inNight ? 'The flight is given up in the middle of a night.' : 'The flight is given up.';
    default:
      return event satisfies never;
  }
}

function outcomeText({ winners, left, nights, rounds, abandoned }: FlightOutcome): string {
  const length = `${countedInWords(nights, 'night', 'nights')}, ${countedInWords(rounds, 'round', 'rounds')}`;
  if (abandoned)
    return nights === 0
      ? 'The flight was given up in its first night.'
      : `The flight was given up after ${length}.`;
  const names = listed(winners.map(seatName));
  const away = left.reduce((sum, one) => sum + one, 0);
  const verb = winners.length === 1 ? 'wins the flight' : 'share the flight';
  return away === 0
    ? `${names} ${verb}, and nobody gets away: ${length}.`
    : `${names} ${verb}; ${countedInWords(away, 'survivor', 'survivors')} in all ${away === 1 ? 'gets' : 'get'} away: ${length}.`;
}

const NAMES: Readonly<Record<string, string>> = {
  'gear-kept': 'Gear each survivor takes along',
  'harder-by': 'How much higher Threats begin each night',
};

const NOBODY = 'Nobody alone';

export const flightText: LinksText<FlightLedger, FlightEvent, FlightOutcome> = {
  about:
    'The same people run night after night, and take what they have carried off into the next. For two to six; about a quarter of an hour a night.',
  event: eventText,
  standing,
  inWords,
  asked,
  outcome: outcomeText,
  ending: ({ winners }) => {
    const [winner, ...others] = winners;
    return winner === undefined || others.length > 0 ? NOBODY : seatName(winner);
  },
  forecast: (ledger) => ({
    aside: 'who wins the flight',
    endings: [...seatsOf(ledger).map((seat) => ({ ending: seatName(seat), seat })), { ending: NOBODY }],
  }),
  called: (_rule, answer) => optionText(answer),
  chance: (_rule, outcome) => outcome,
  figures: {
    table: () => 'A flight',
    row: ({ row }) => NAMES[row] ?? row,
    label: () => 'How many',
    figure: (figure) => String(figure),
  },
};
