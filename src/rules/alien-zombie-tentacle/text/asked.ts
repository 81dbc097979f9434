/** Words of a question: whose step it is, who dies as it stands, what the next flip may bring, and who can’t help. */
import type { AskedWords, Phase } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { countedInWords, inWords, listed, upperFirst } from '../../core/text/english.ts';
import { isEvent } from '../cards.ts';
import { diesNow } from '../choosing.ts';
import { type AztaState, aliveOf, helpedBy, helperOf, inOrder, isFacing, survivorOf } from '../state.ts';
import { totalAgainst } from '../strength.ts';
import { eventsAgainst, unseenBy } from '../threats.ts';
import { type AztaSeat, KINDS, SEATS, STEPS } from '../types.ts';
import { flipChances } from './flip-chances.ts';
import { cardTitle, KIND_NAMES, STEP_NAMES, STEP_OF, seatName, survivorTitle, threatName } from './names.ts';

type Look = Seen<AztaState>;

const SHORT = { ...STEP_NAMES, screw: 'Screw', die: 'Die' };

/** The steps of the round in the head of the screen. */
export function phasesOf({ phase }: Look): readonly Phase[] {
  const step = STEP_OF[phase];
  if (step === undefined) return [];
  const now = STEPS.indexOf(step);
  return STEPS.map((name, at) => ({
    name: SHORT[name],
    is: at < now ? 'done' : at === now ? 'now' : 'to-come',
  }));
}

/** `Next flip: Aliens 40 %, …; threatened: Biker 60 %, …` */
function flipLine(state: Look, seat: AztaSeat): string {
  const { threats, own } = flipChances(state, seat);
  const kinds = KINDS.map((kind) => `${KIND_NAMES[kind].many} ${threats[kind]}`);
  const threatened = own.map(({ survivor, chance }) => `${survivorTitle(survivor)} ${chance}`);
  return `Next flip: ${listed(kinds)}.${own.length === 0 ? '' : ` Threatened: ${listed(threatened)}.`}`;
}

function fateLine(state: Look): string {
  const { encounter } = state;
  if (encounter === null) return '';
  const dies = diesNow(state);
  const threat = threatName(encounter.kind, totalAgainst(state, encounter.kind));
  if (dies === undefined) return `${threat}. Nobody dies as it stands.`;
  return `${threat}. As it stands it is ${survivorTitle(dies)}, ${seatName(survivorOf(state, dies).owner)}’s.`;
}

/** Line about the unseen cards that “on you” was counted from. */
function unseenLine(state: Look, seat: AztaSeat): string {
  const { hidden, known, cards } = unseenBy(state, seat);
  if (hidden === 0) return 'Nobody else has a card to play.';
  const against = eventsAgainst(state, seat);
  const events = cards.filter(isEvent).length;
  const threat =
    against.length === 0
      ? 'None of them alone turns it on you.'
      : `On you by ${listed(against.map(cardTitle))}.`;
  const held = `${upperFirst(countedInWords(hidden, 'hidden card', 'hidden cards'))}, ${inWords(known)} of them known to be ${known === 1 ? 'an Event' : 'Events'}`;
  return `${held}; ${events} Events and ${cards.length - events} Gear are unseen. ${threat}`;
}

/** Survivors who might be looked for among those who help, and why they can’t. */
function whyNot(state: Look, seat: AztaSeat): NonNullable<AskedWords['whyNot']> {
  const own = aliveOf(state, seat).flatMap(({ id }) => {
    if (isFacing(state, id)) return [{ act: survivorTitle(id), reason: 'In the Encounter' }];
    const of = helpedBy(state, id);
    return of === undefined ? [] : [{ act: survivorTitle(id), reason: `Already helps ${survivorTitle(of)}` }];
  });
  const others = (state.encounter?.inIt ?? []).flatMap((id) => {
    if (survivorOf(state, id).owner === seat) return [];
    const helper = helperOf(state, id);
    return helper === undefined
      ? []
      : [{ act: survivorTitle(id), reason: `Already helped, by ${survivorTitle(helper)}` }];
  });
  return [...own, ...others];
}

const TO_COME = new Set(['azta.trade', 'azta.put-on', 'azta.loot', 'azta.answer', 'azta.agree']);
const DECIDED = new Set(['azta.help', 'azta.screw', 'azta.forward']);

export function asked(state: Look, question: Question): AskedWords {
  const seat = SEATS.find((one) => one === question.seat);
  if (seat === undefined) return {};
  const { rule, of } = question;
  if (rule === 'azta.flip') return { byApp: 'Flip the card' };
  if (question.kind === 'draw') return { byApp: 'Draw the card' };
  const over = overOf(state, seat);
  if (rule === 'azta.excess' || rule === 'azta.one-use') {
    const survivor = state.survivors.find(({ id }) => id === of);
    return { over, ...(survivor === undefined ? {} : { line: `${survivorTitle(survivor.id)} carries it.` }) };
  }
  if (TO_COME.has(rule)) return { over, line: [offerLine(state), flipLine(state, seat)].join(' ').trim() };
  if (!DECIDED.has(rule)) return { over };
  const line = `${fateLine(state)} ${unseenLine(state, seat)}`;
  return { over, line, ...(rule === 'azta.help' ? { whyNot: whyNot(state, seat) } : {}) };
}

/** `Help: last to choose` */
function overOf(state: Look, seat: AztaSeat): string {
  const step = STEP_OF[state.phase];
  if (step === undefined) return '';
  const order = inOrder(state);
  const place = order.indexOf(seat);
  const turn = place === 0 ? 'first to choose' : place === order.length - 1 ? 'last to choose' : '';
  return turn === '' ? STEP_NAMES[step] : `${STEP_NAMES[step]}, ${turn}`;
}

function offerLine({ offer }: Look): string {
  if (offer === null) return '';
  const { by, gear, wants, to } = offer;
  const offered = `${seatName(by)} offers ${cardTitle(gear)}.`;
  return wants === null
    ? offered
    : `${seatName(to)} would give ${cardTitle(wants.gear)} for ${cardTitle(gear)}.`;
}
