/** Figures for each answer: who dies as it stands then, and the chance that unseen cards turn it on the one who is asked. */
import type { OptionFigures, OptionWords } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { listed } from '../../core/text/english.ts';
import { percentText } from '../../core/text/percent.ts';
import { allWhoDieNow } from '../choosing.ts';
import { wordsOf } from '../options.ts';
import { type AztaState, survivorOf } from '../state.ts';
import { against, baseOf, gearBonus, totalAgainst } from '../strength.ts';
import { isOn, onYou } from '../threats.ts';
import {
  type AztaSeat,
  type EventCard,
  type Gear,
  SEATS,
  STAT_OF,
  STATS,
  type SurvivorId,
} from '../types.ts';
import { ifForward, ifGone, ifHelped, ifPlayed } from '../what-if.ts';
import { STAT_NAMES, survivorTitle } from './names.ts';

type Look = Seen<AztaState>;
type Words = (state: Look, id: string, seat: AztaSeat) => OptionWords;

/** Survivors who would die, with their helper: `Stoner + Gamer girl`. */
const deadText = (state: Look): string => allWhoDieNow(state).map(survivorTitle).join(' + ') || 'nobody';

/** Words of an answer by the table after it; the cost is a loss that there would not be without the answer. */
function after(state: Look, then: Look, seat: AztaSeat, line?: string): OptionWords {
  const dies = deadText(then);
  const isCost = isOn(then, seat) && dies !== deadText(state);
  return {
    ...(line === undefined ? {} : { line }),
    figures: [dies, percentText(onYou(then, seat))],
    ...(isCost ? { cost: `${dies} as it stands` } : {}),
  };
}

const helped: Words = (state, id, seat) => {
  const [does, helper, of] = wordsOf(id) as [string, SurvivorId, SurvivorId];
  const { threat } = state;
  if (of === undefined || threat === null) return after(state, state, seat, 'you draw nothing');
  const stat = STAT_OF[threat.kind];
  const then = ifHelped(state, helper, of);
  const adds = baseOf(state, survivorOf(state, helper), stat);
  const draws = does === 'help' ? '; you draw' : '';
  return after(
    state,
    then,
    seat,
    `+${adds} ${STAT_NAMES[stat]}, ${against(then, of, threat.kind)} in all${draws}`,
  );
};

const played: Words = (state, id, seat) => {
  const [does, what, target = ''] = wordsOf(id);
  if (does === 'leave') return after(state, ifGone(state, what as SurvivorId), seat);
  if (does !== 'play') return after(state, state, seat);
  return after(state, ifPlayed(state, what as EventCard, target), seat);
};

const forward: Words = (state, id, seat) => {
  const { threat } = state;
  if (threat === null) return {};
  const value = against(state, id as SurvivorId, threat.kind);
  const line = `${value} against ${totalAgainst(state, threat.kind)}`;
  return after(state, ifForward(state, id as SurvivorId), seat, line);
};

/** Bonus that the piece adds for its would-be carrier. */
const worn: Words = (_state, id) => {
  const [does, gear, survivor] = wordsOf(id) as [string, Gear, SurvivorId];
  if (does !== 'wear' && does !== 'loot') return { figures: [''] };
  const adds = STATS.map((stat) => ({ stat, by: gearBonus(gear, survivor, stat) })).filter(
    ({ by }) => by !== 0,
  );
  return { figures: [listed(adds.map(({ stat, by }) => `+${by} ${STAT_NAMES[stat]}`)) || 'nothing'] };
};

const FATE = ['Dies', 'On you'];
const COLUMNS: Readonly<Record<string, { readonly columns: readonly string[]; readonly words: Words }>> = {
  'azta.help': { columns: FATE, words: helped },
  'azta.screw': { columns: FATE, words: played },
  'azta.forward': { columns: FATE, words: forward },
  'azta.put-on': { columns: ['Adds'], words: worn },
  'azta.loot': { columns: ['Adds'], words: worn },
};

export function optionFigures(state: Look, question: Question): OptionFigures | undefined {
  const shown = COLUMNS[question.rule];
  const seat = SEATS.find((one) => one === question.seat);
  if (question.kind !== 'choose' || shown === undefined || seat === undefined) return undefined;
  return {
    heading: 'Any of these',
    columns: shown.columns,
    options: Object.fromEntries(question.options.map(({ id }) => [id, shown.words(state, id, seat)])),
  };
}
