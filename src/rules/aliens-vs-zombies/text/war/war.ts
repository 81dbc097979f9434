/** All that is read of a war: where it stands, its towns, its veterans, its ledger, and how it ended. */
import type { AskedWords, InWords, Standing } from '../../../core/game-text.ts';
import type { LinksText } from '../../../core/linked-games.ts';
import type { Question } from '../../../core/play.ts';
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../../core/text/english.ts';
import { townsOf } from '../../war/data.ts';
import { FATES, type WarOutcome } from '../../war/ending.ts';
import type { WarEvent, WarLedger } from '../../war/ledger.ts';
import { figureText } from '../figures.ts';
import { ALIEN_NAMES } from '../names.ts';
import { warFigures } from './figures.ts';
import {
  BUY_NAMES,
  FATE_NAMES,
  RESULT_NAMES,
  SKILL_NAMES,
  skillDoes,
  TOWN_NAMES,
  warCalled,
} from './names.ts';
import { reportOf } from './report.ts';
import { warBrings, warViewOf } from './run.ts';

type Look = Seen<WarLedger>;

const points = (count: number): string => countedInWords(count, 'point', 'points');

const standing = (ledger: Look, played: number, inside: Standing | undefined): Standing => ({
  ...townText(ledger, played, inside),
  who: veteransText(ledger),
  sign: 'flag',
});

function veteransText({ veterans }: Look): string {
  const ready = veterans.filter(({ name, fellAt }) => name !== null && fellAt === null).length;
  return ready === 0 ? '' : countedInWords(ready, 'veteran', 'veterans');
}

function townText(ledger: Look, played: number, inside: Standing | undefined): Standing {
  const { towns } = ledger;
  // While its game is on, the town whose result has been told is still the one.
  const town = townsOf(towns)[played];
  const score = `${countedInWords(played, 'town', 'towns')} of ${inWords(towns)} fought for; ${points(ledger.points)}`;
  if (town === undefined || ledger.abandoned) return { title: 'After the war', detail: score };
  const name = TOWN_NAMES[town];
  if (inside === undefined) return { title: `Before ${name}`, detail: score };
  // In the town its own turn stands in the head; the town is named beside it.
  const { title, within = title, detail, crumb, phases } = inside;
  return {
    title: `${name}, ${within}`,
    detail,
    ...(crumb === undefined ? {} : { crumb }),
    ...(phases === undefined ? {} : { phases }),
  };
}

const dash = '–';

function inWordsOf(ledger: Look): InWords {
  const { towns, results, veterans, spent } = ledger;
  const names = veterans.filter(({ name }) => name !== null);
  return {
    facts: [
      { name: 'War', text: `${inWords(towns)} towns; ${points(ledger.points)} left` },
      {
        name: 'House rules',
        text: 'what carries over from town to town is our own, not the book’s; what it brings a campaign, too, and that is off until the campaign’s house rule is on',
      },
    ],
    tables: [
      {
        title: 'Towns',
        columns: ['', 'Town', 'Result', 'Dead', 'Lost', 'Points'],
        rows: townsOf(towns).map((town, at) => {
          const result = results[at];
          const last = at === towns - 1 ? 'the last battle' : dash;
          if (result === undefined) return [String(at + 1), TOWN_NAMES[town], last, dash, dash, dash];
          const { level, dead, lost, points: brought } = result;
          return [
            ...[String(at + 1), TOWN_NAMES[town], RESULT_NAMES[level]],
            ...[dead, lost, brought].map(String),
          ];
        }),
      },
      {
        title: 'Veterans',
        columns: ['Name', 'Kind', 'Known for', 'Towns', 'Kills', 'Status'],
        rows: names.map(({ name, kind, skill, towns: lived, kills, fellAt }) => [
          name ?? dash,
          ALIEN_NAMES[kind].one,
          skill === undefined ? dash : `${SKILL_NAMES[skill].text}: ${skillDoes(skill)}`,
          ...[lived, kills].map(String),
          fellAt === null ? 'ready' : `fell at ${TOWN_NAMES[fellAt]}`,
        ]),
      },
      {
        title: 'Reports',
        columns: ['Town', 'Report'],
        rows: results.map((result) => [TOWN_NAMES[result.town], reportOf(result)]),
      },
      {
        title: 'Bought',
        columns: ['Town', 'What', 'Points'],
        rows: spent.map(({ town, buy, price }) => [TOWN_NAMES[town], BUY_NAMES[buy].one, String(price)]),
      },
      {
        title: 'What it brings a campaign',
        columns: ['For', 'Brings'],
        rows: warBrings().map((row) => [...row]),
      },
    ],
  };
}

function eventText(event: WarEvent): string {
  switch (event.rule) {
    case 'avz-war.buy':
      return `One ${BUY_NAMES[event.buy].one} more, for ${points(event.price)}.`;
    case 'avz-war.march':
      return `The army marches on ${TOWN_NAMES[event.town]}.`;
    case 'avz-war.abandon':
      return event.inTown
        ? `The war is given up in ${TOWN_NAMES[event.town]}, which is left to nobody.`
        : `The war is given up before ${TOWN_NAMES[event.town]}.`;
    case 'avz-war.town':
      return `${reportOf(event)} ${event.points === 0 ? 'It brought no points.' : `It brought ${points(event.points)}.`}`;
    case 'avz-war.named':
      return `A ${ALIEN_NAMES[event.kind].one} has lived long enough to be told apart: ${event.name}, with ${countedInWords(event.kills, 'kill', 'kills')}.`;
    case 'avz-war.skill':
      return `${event.name} is known as ${SKILL_NAMES[event.skill].a} from now on.`;
    default:
      return event satisfies never;
  }
}

/** The towns of an ending, as far as there were any of them. */
function scoreText({ won, drawn, lost }: WarOutcome): string {
  const parts = [
    won === 0 ? '' : `${countedInWords(won, 'town', 'towns')} won`,
    drawn === 0 ? '' : `${inWords(drawn)} left undecided`,
    lost === 0 ? '' : `${inWords(lost)} lost`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'No town was won or lost' : upperFirst(listed(parts));
}

/** Number of survivors told by name, those who were named first: a headline doesn’t hold an army. */
const TOLD_BY_NAME = 5;

function survivorsText(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody with a name came through it.';
  const more = names.length - TOLD_BY_NAME;
  const who = more > 1 ? [...names.slice(0, TOLD_BY_NAME), `${inWords(more)} more veterans`] : names;
  return `${listed(who)} came through it.`;
}

export function endingText(outcome: WarOutcome): string {
  const { fate, dead, aliensLost, names } = outcome;
  const veterans = survivorsText(names);
  const cost = `At the end of its days ${countedInWords(dead, 'zombie', 'zombies')} lay dead, for ${countedInWords(aliensLost, 'alien', 'aliens')} lost.`;
  return `${scoreText(outcome)}: ${FATE_NAMES[fate]}. ${cost} ${veterans}`;
}

/** Before a town: which one, what makes it harder, and what there is to spend. */
function nextAsked(ledger: Look): AskedWords {
  const { next, harder, points: left, bought } = warViewOf(ledger);
  const hard = harder.length === 0 ? 'As in the book.' : harder.join(' ');
  const has = bought.length === 0 ? '' : ` Bought for it: ${listed(bought)}.`;
  return {
    title: `Next: ${next ?? 'nothing'}`,
    over: `The war; ${points(left)} to spend`,
    line: `${hard}${has}`,
  };
}

/** Words of the question about a skill: the veteran it is about, and what it has behind it. */
function skillAsked({ veterans }: Look, { of }: Question): AskedWords {
  const veteran = veterans.find(({ id, fellAt }) => id === of && fellAt === null);
  if (veteran === undefined) return {};
  const { name, kind, towns, kills } = veteran;
  return {
    title: `What is ${name ?? 'it'} known for?`,
    over: 'The war; a veteran’s name',
    line: `A ${ALIEN_NAMES[kind].one}; ${countedInWords(towns, 'town', 'towns')} lived through, ${countedInWords(kills, 'kill', 'kills')}.`,
  };
}

export const warText: LinksText<WarLedger, WarEvent, WarOutcome> = {
  about:
    'Town after town of the same war, with the veterans and the losses of the last one. For two; about half an hour a town.',
  event: eventText,
  standing,
  inWords: inWordsOf,
  ending: ({ fate }) => upperFirst(FATE_NAMES[fate]),
  asked: (ledger, question) =>
    question.rule === 'avz-war.skill' ? skillAsked(ledger, question) : nextAsked(ledger),
  forecast: () => ({ endings: FATES.map((fate) => ({ ending: upperFirst(FATE_NAMES[fate]) })) }),
  outcome: endingText,
  called: (_rule, answer) => warCalled(answer),
  chance: (_rule, outcome) => outcome,
  figures: warFigures(figureText),
};
