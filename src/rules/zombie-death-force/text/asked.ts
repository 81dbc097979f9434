/** Words of a question: whose phase it is, who is close to winning, and which cards fit nowhere. */

import type { AskedWords, Phase } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { countedInWords, inWords, numberWord, upperFirst } from '../../core/text/english.ts';
import { percentText } from '../../core/text/percent.ts';
import { deckTotal } from '../cards.ts';
import { CARDS_PRINTED } from '../data/figures.ts';
import type { ZdfState } from '../state.ts';
import { nearestWin, type Threat } from '../threats.ts';
import { SEATS } from '../types.ts';
import { cardName, seatName } from './names.ts';
import { offerOf } from './table/offers.ts';
import { handView } from './table/row-view.ts';

type Look = Seen<ZdfState>;

const ORDER = ['draw', 'assign', 'discard', 'play'] as const;
const NAMES = { draw: 'Draw', assign: 'Assign', discard: 'Discard', play: 'Play Actions' } as const;

/** The steps of a turn; discarding is done as soon as assigning is over. */
export function phasesOf({ phase, hand, toDraw }: Look): readonly Phase[] {
  if (phase === 'set-up') return [];
  const now = ORDER.indexOf(phase);
  const details: Readonly<Record<string, string>> = {
    draw: toDraw > 0 ? `${inWords(toDraw)} to come` : '',
    assign: phase === 'assign' ? `${numberWord(hand.length)} in hand` : '',
    discard: 'what is left',
    play: 'from the top',
  };
  return ORDER.map((name, at) => ({
    name: NAMES[name],
    ...(details[name] ? { detail: details[name] } : {}),
    is: at < now ? 'done' : at === now ? 'now' : 'to-come',
  }));
}

/** `Odile draws five cards: 70 % to win by them.` */
function threatText({ seat, draws, share }: Threat): string {
  return `${seatName(seat)} draws ${countedInWords(draws, 'card', 'cards')} next: ${percentText(share)} to win by them.`;
}

export function asked(state: Look, question: Question): AskedWords {
  const seat = SEATS.find((one) => one === question.seat);
  if (seat === undefined) return {};
  if (question.rule === 'zdf.first-player') return deckWarning();
  if (question.kind !== 'choose') return {};
  const threat = nearestWin(state, seat);
  const line = threat === undefined ? {} : { line: threatText(threat) };
  if (question.rule !== 'zdf.assign') return line;
  const offers = question.options.map(({ id, text }) => offerOf({ id, text }, seat));
  const whyNot = handView(state, seat, offers, true).flatMap(({ face, note }) =>
    note === null ? [] : [{ act: cardName(face.card), reason: note }],
  );
  return { ...line, whyNot: [...new Map(whyNot.map((one) => [one.act, one])).values()] };
}

/** Before the deck is dealt, where the owner's figures don't come to as many cards as are printed. */
function deckWarning(): AskedWords {
  const total = deckTotal();
  if (total === CARDS_PRINTED) return {};
  const text = `the deck has ${total} cards, the printed one ${CARDS_PRINTED}; correct the copies first.`;
  return { line: upperFirst(text) };
}
