/** All that is read of voyages: where they stand, each of them, the crew, the ledger, and how they ended. */
import type { AskedWords, InWords, Standing } from '../../../core/game-text.ts';
import type { LinksText } from '../../../core/linked-games.ts';
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { CrewId } from '../../data/crew.ts';
import { worldsOf } from '../../voyages/data.ts';
import { FATES, type VoyagesOutcome } from '../../voyages/ending.ts';
import type { VoyagesEvent, VoyagesLedger } from '../../voyages/ledger.ts';
import { figureText } from '../figures.ts';
import { crewText } from '../names.ts';
import { voyagesFigures } from './figures.ts';
import { FATE_NAMES, WORLD_NAMES } from './names.ts';
import { reportOf } from './report.ts';
import { pointsText, voyagesViewOf } from './run.ts';

type Look = Seen<VoyagesLedger>;

const sideText = (crew: number, monsters: number): string => `${pointsText(crew)} to ${pointsText(monsters)}`;

const totals = ({ results }: Look): string =>
  sideText(
    results.reduce((sum, { crew }) => sum + crew, 0),
    results.reduce((sum, { monsters }) => sum + monsters, 0),
  );

function standing(ledger: Look, played: number, inside: Standing | undefined): Standing {
  const { voyages } = ledger;
  // While its game is on, the world whose result has been told is still the one.
  const world = worldsOf(voyages)[played];
  const score = `${countedInWords(played, 'voyage', 'voyages')} of ${inWords(voyages)}; ${totals(ledger)} points`;
  if (world === undefined || ledger.abandoned) return { title: 'After the voyages', detail: score };
  const name = WORLD_NAMES[world];
  if (inside === undefined) return { title: `Before ${name}`, detail: score };
  // Under way the game's own turn stands in the head; the world is named beside it.
  const { title, within = title, detail, crumb, phases } = inside;
  return {
    title: `${name}, ${within}`,
    detail,
    ...(crumb === undefined ? {} : { crumb }),
    ...(phases === undefined ? {} : { phases }),
  };
}

const dash = '–';
const orDash = (figure: number | null): string => (figure === null ? dash : pointsText(figure));

function inWordsOf(ledger: Look): InWords {
  const { voyages, hands, known, brings, harder, muster } = voyagesViewOf(ledger);
  return {
    facts: [
      { name: 'Voyages', text: `${inWords(ledger.voyages)}, with ${totals(ledger)} points` },
      { name: 'Crew', text: muster },
      ...(harder.length === 0 ? [] : [{ name: 'Next voyage', text: harder.join(' ') }]),
      {
        name: 'House rules',
        text: 'what carries over from voyage to voyage is our own, not the book’s; what it brings a campaign, too, and that is off until the campaign’s house rule is on',
      },
    ],
    tables: [
      {
        title: 'Voyages',
        columns: ['', 'To', 'Ship', 'Crew', 'Green Things', 'Sailed', 'Came back', 'Kills'],
        rows: voyages.map(({ number, name, result, crew, monsters, sailed, came, kills }) => [
          ...[String(number), name, result === '' ? dash : result],
          ...[crew, monsters, sailed, came, kills].map(orDash),
        ]),
      },
      {
        title: 'Crew',
        columns: ['Post', 'Name', 'Voyages', 'Kills', 'Status'],
        rows: hands.map(({ post, name, voyages: lived, kills, lostAt }) => [
          ...[post, name ?? dash, String(lived), String(kills)],
          lostAt === null ? 'ready' : `lost on the way to ${lostAt}`,
        ]),
      },
      { title: 'Known of the weapons', columns: ['Weapon', 'Effect'], rows: known.map((row) => [...row]) },
      {
        title: 'Reports',
        columns: ['To', 'Report'],
        rows: ledger.results.map((result) => [WORLD_NAMES[result.world], reportOf(result)]),
      },
      {
        title: 'What it brings a campaign',
        columns: ['For', 'Brings'],
        rows: brings.map((row) => [...row]),
      },
    ],
  };
}

function eventText(event: VoyagesEvent): string {
  switch (event.rule) {
    case 'agt-voyages.signs-on':
      return `A newcomer signs on as ${crewText(event.crew)}.`;
    case 'agt-voyages.sails':
      return event.world === 'snudl-1'
        ? 'The Znutar sails for home, to Snudl-1.'
        : `The Znutar sails for ${WORLD_NAMES[event.world]}.`;
    case 'agt-voyages.abandon':
      return event.atSea
        ? `The voyages are given up on the way to ${WORLD_NAMES[event.world]}.`
        : `The voyages are given up before ${WORLD_NAMES[event.world]}.`;
    case 'agt-voyages.voyage':
      return `${reportOf(event)} Points: ${sideText(event.crew, event.monsters)}.`;
    case 'agt-voyages.named':
      return `Two voyages make a name: ${crewText(event.crew)} is ${event.name} from now on, with ${countedInWords(event.kills, 'kill', 'kills')}.`;
    default:
      return event satisfies never;
  }
}

/** The voyages of an ending, as far as there were any of them. */
function scoreText({ won, drawn, lost }: VoyagesOutcome): string {
  const parts = [
    won === 0 ? '' : `${countedInWords(won, 'voyage', 'voyages')} won`,
    drawn === 0 ? '' : `${inWords(drawn)} drawn`,
    lost === 0 ? '' : `${inWords(lost)} lost`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'No voyage was won or lost' : upperFirst(listed(parts));
}

export function endingText(outcome: VoyagesOutcome): string {
  const { fate, crew, monsters, kills, names } = outcome;
  const veterans =
    names.length === 0 ? 'Nobody with a name is left to tell of them.' : `${listed(names)} can tell of them.`;
  const cost = `The crew scored ${pointsText(crew)} points, the Green Things ${pointsText(monsters)}; ${countedInWords(kills, 'Green Thing', 'Green Things')} had been killed.`;
  return `${scoreText(outcome)}: ${FATE_NAMES[fate]}. ${cost} ${veterans}`;
}

const SAIL = 'Fill the rest and sail';

/** An option before a voyage, by its id. */
export const nextText = (option: string): string =>
  option === 'sail' ? SAIL : `Sign on ${crewText(option as CrewId)} first`;

/** Before a voyage: where to, what makes it harder, who is there. */
function nextAsked(ledger: Look): AskedWords {
  const { next, harder, muster } = voyagesViewOf(ledger);
  const hard = harder.length === 0 ? 'As in the book.' : harder.join(' ');
  return {
    title: `Next: ${next ?? 'nothing'}`,
    over: 'The voyages',
    line: `${upperFirst(muster)}. ${hard}`,
  };
}

export const voyagesText: LinksText<VoyagesLedger, VoyagesEvent, VoyagesOutcome> = {
  about:
    'Voyage after voyage with the same ship, and with those who came home from the last one. For two; about an hour a voyage.',
  event: eventText,
  standing,
  inWords: inWordsOf,
  ending: ({ fate }) => upperFirst(FATE_NAMES[fate]),
  asked: nextAsked,
  forecast: () => ({ endings: FATES.map((fate) => ({ ending: upperFirst(FATE_NAMES[fate]) })) }),
  outcome: endingText,
  called: (_rule, answer) => nextText(answer),
  chance: (_rule, outcome) => outcome,
  figures: voyagesFigures(figureText),
};
