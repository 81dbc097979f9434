/** A best-of series: games of Zombie Death Force, Go! one after another, until somebody has won most of them. Ours. */
import { number } from '../../core/fields.ts';
import { botsThroughout } from '../../core/linked-bots.ts';
import { linkedGames } from '../../core/linked-games.ts';
import { tell } from '../../core/play.ts';
import { type SetupFields, setUpWith } from '../../core/setup.ts';
import type { ZdfEvent } from '../events.ts';
import { zombieDeathForce } from '../module.ts';
import type { ZdfState } from '../state.ts';
import { seriesText } from '../text/series/series.ts';
import { COLLECTED, type ZdfOutcome, type ZdfSetup } from '../types.ts';
import {
  decided,
  type SeriesEvent,
  type SeriesLedger,
  type SeriesOutcome,
  type SeriesResult,
} from './ledger.ts';
import { seriesSpoils } from './spoils.ts';

const { fields: ofGame } = zombieDeathForce.setup;

const fields = {
  ...ofGame,
  bestOf: { ...number(3, 7, { usual: 3, except: [4, 6] }), text: 'Games, the best of' },
} satisfies SetupFields;

interface SeriesSetup extends ZdfSetup {
  readonly bestOf: number;
}

/** Nothing is asked between two games. */
const bots = botsThroughout<SeriesLedger, ZdfState>(zombieDeathForce.bots);

export const zdfSeries = linkedGames<
  SeriesSetup,
  SeriesLedger,
  SeriesEvent,
  ZdfSetup,
  ZdfState,
  ZdfEvent,
  ZdfOutcome,
  SeriesOutcome
>({
  id: 'zdf-series',
  title: 'Zombie Death Force, Go!: a series',
  rulesVersion: '1',
  setup: setUpWith(fields),
  seatsBy: 'players',
  game: zombieDeathForce,
  begin: ({ players, turns, bestOf }) => ({ players, turns, bestOf, results: [] }),
  // biome-ignore lint/correctness/useYield: nothing is asked or told before a game.
  beforeGame: function* ({ players, turns }) {
    return { players, turns };
  },
  afterGame: function* (_ledger, outcome, { players, turns }) {
    const completed = players.map(
      (player) => COLLECTED.filter((kind) => player.completed[kind].length > 0).length,
    );
    yield* tell<SeriesResult>({ rule: 'zdf-series.result', outcome, turns, completed });
  },
  apply: (ledger, event) => {
    if (event.rule === 'zdf-series.abandon') {
      ledger.abandoned = true;
      return;
    }
    const { outcome, turns, completed } = event;
    ledger.results.push({ outcome, turns, completed });
  },
  givingUp: {
    rule: 'zdf-series.abandon',
    event: (_ledger, isOn) => ({ rule: 'zdf-series.abandon', ...(isOn ? { inGame: true } : {}) }),
  },
  outcome: decided,
  spoils: seriesSpoils,
  bots,
  text: seriesText,
  odds: {},
  ruleIndex: [
    {
      id: 'zdf-series.result',
      section: 'A series (ours)',
      summary:
        'The series is won with more than half of its games, or by having won most after the last; where several share the lead, one deciding game is played.',
      file: 'series/ledger.ts',
    },
    {
      id: 'zdf-series.abandon',
      section: 'A series (ours)',
      summary: 'A series that is given up has no winner; a game that is still played counts for nobody.',
      act: 'Give up the series',
      file: 'series/module.ts',
    },
  ],
  tables: [],
});
