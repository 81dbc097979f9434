/** Three Lantern Walks in a row: what is brought home buys oil for the next night. */
import { evenBot } from '../../../src/rules/core/bot.ts';
import { number } from '../../../src/rules/core/fields.ts';
import { linkedGames } from '../../../src/rules/core/linked-games.ts';
import { choose, type Play, tell } from '../../../src/rules/core/play.ts';
import { refusalOfSetup, type SetupFields } from '../../../src/rules/core/setup.ts';
import { cap, countedInWords, inWords } from '../../../src/rules/core/text/english.ts';
import { type LanternOutcome, type LanternSetup, lanternWalk } from './sample-game.ts';

interface MarshLedger {
  coins: number;
  nights: LanternOutcome[];
}

type MarshEvent =
  | { readonly rule: 'marsh.oil'; readonly cost: number }
  | { readonly rule: 'marsh.home' }
  | { readonly rule: 'marsh.night'; readonly ends: LanternOutcome; readonly coins: number };

interface MarshSetup {
  readonly nights: number;
}

const LIGHT = 8;
const MORE_LIGHT = 12;
const OIL_COST = 1;

const fields = { nights: { ...number(1, 9, { usual: 3 }), text: 'Nights' } } satisfies SetupFields;

function* beforeGame({ coins }: { readonly coins: number }): Play<LanternSetup, MarshEvent> {
  if (coins < OIL_COST) return { light: LIGHT };
  const bought = yield* choose({
    rule: 'marsh.oil',
    seat: 'walker',
    options: [
      { id: 'buy', text: 'Buy oil' },
      { id: 'keep', text: 'Keep the coin' },
    ],
  });
  if (bought === 'keep') return { light: LIGHT };
  yield* tell<MarshEvent>({ rule: 'marsh.oil', cost: OIL_COST });
  return { light: MORE_LIGHT };
}

/** A linked game of as many nights as its set-up says. */
export const threeNights = linkedGames<
  MarshSetup,
  MarshLedger & { wanted: number; isHome?: true },
  MarshEvent,
  LanternSetup,
  ReturnType<typeof lanternWalk.begin>,
  Parameters<typeof lanternWalk.apply>[1],
  LanternOutcome,
  { readonly coins: number }
>({
  id: 'marsh',
  title: 'Nights on the marsh',
  rulesVersion: '1',
  setup: {
    fields,
    check: (input) => {
      const refusal = refusalOfSetup(fields, input);
      return refusal ? { ok: false, refusal } : { ok: true, setup: input as MarshSetup };
    },
  },
  game: lanternWalk,
  begin: ({ nights }) => ({ coins: 0, nights: [], wanted: nights }),
  beforeGame,
  afterGame: function* (_ledger, ends, { coins }) {
    yield* tell<MarshEvent>({ rule: 'marsh.night', ends, coins });
  },
  apply: (ledger, event) => {
    if (event.rule === 'marsh.oil') {
      ledger.coins -= event.cost;
      return;
    }
    if (event.rule === 'marsh.home') {
      ledger.isHome = true;
      return;
    }
    ledger.coins += event.coins;
    ledger.nights.push(event.ends);
  },
  givingUp: { rule: 'marsh.home', event: () => ({ rule: 'marsh.home' }) },
  outcome: ({ coins, wanted, isHome }, played) => (played < wanted && !isHome ? undefined : { coins }),
  bots: [evenBot],
  spoils: ({ coins }, held) =>
    held.length === 0 ? [] : ['survivor', ...Array.from({ length: coins }, () => 'clip' as const)],
  text: {
    about: 'Lantern walks night after night. For one; a few minutes a night.',
    event: (event) => {
      if (event.rule === 'marsh.home') return 'The walker stays at home from now on.';
      return event.rule === 'marsh.oil'
        ? `${cap(countedInWords(event.cost, 'coin', 'coins'))} buys oil for the next night.`
        : `The night brought ${countedInWords(event.coins, 'coin', 'coins')}.`;
    },
    standing: ({ coins, wanted }, played, inside) => ({
      title: `Night ${Math.min(played + 1, wanted)} of ${wanted}`,
      detail:
        inside === undefined
          ? `${countedInWords(coins, 'coin', 'coins')} in hand`
          : `${countedInWords(coins, 'coin', 'coins')} in hand; ${inside.title.toLowerCase()}`,
    }),
    inWords: ({ coins, nights }) => ({
      facts: [{ name: 'In hand', text: countedInWords(coins, 'coin', 'coins') }],
      tables: [
        {
          title: 'Nights',
          columns: ['Night', 'How it ended'],
          rows: nights.map((ends, at) => [String(at + 1), ends === 'home' ? 'home' : 'in the dark']),
        },
      ],
    }),
    outcome: ({ coins }) =>
      `The nights are over; ${coins === 0 ? 'nothing was' : `${inWords(coins)} ${coins === 1 ? 'coin was' : 'coins were'}`} brought home.`,
    called: (_rule, option) => (option === 'buy' ? 'Buy oil' : 'Keep the coin'),
    chance: (_rule, outcome) => outcome,
    figures: lanternWalk.text.figures,
  },
  ruleIndex: [
    { id: 'marsh.oil', section: 'Between nights', summary: 'A coin buys oil for the next night.' },
    { id: 'marsh.night', section: 'Between nights', summary: 'What a night brought is entered.' },
    {
      id: 'marsh.home',
      section: 'Between nights',
      summary: 'The walker stays at home.',
      act: 'Stay at home',
    },
  ],
  odds: {},
  tables: [],
});
