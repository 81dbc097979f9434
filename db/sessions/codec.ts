/** Events of games in progress as they stand in the log. What was rolled and decided has a column of its own. */
import { z } from 'zod';
import type { GameEvent, GameSession } from '../../src/rules/core/game.ts';
import type { Told } from '../../src/rules/core/module.ts';
import type { Answered, SeatHolder, Seats } from '../../src/rules/core/session.ts';
import { figure, place } from '../codecs/corrections.ts';
import { decodeRolls, encodeRolls } from '../codecs/rolls.ts';
import { count, json, type Payloads, parse, record, text, UnfitValue } from '../codecs/shape.ts';

/** Any JSON: the game’s own, which its module alone reads. */
const plain: z.ZodType<unknown> = z.json();
const word = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 32 - 1);
const moved: z.ZodType<Answered['moved']> = z.record(text, z.tuple([word, word, word, word]));
const holder: z.ZodType<SeatHolder> = z.union([
  z.literal('player'),
  record<{ readonly bot: string }>({ bot: text }),
]);
const seats: z.ZodType<Seats> = z.record(text, holder);
/** Codec of a game in progress; the parts of it that are the game’s own, the game alone reads. */
const session: z.ZodType<GameSession> = z.strictObject({
  name: text,
  game: text,
  rulesVersion: text,
  seed: text,
  setup: plain,
  seats,
  steps: count,
  state: plain,
  dice: z.looseObject({ streams: moved }),
  open: z.array(z.looseObject({ rule: text, moved })),
  corrections: z.array(z.looseObject({})),
  outcome: plain,
}) as unknown as z.ZodType<GameSession>;
/** Fields that every event of a game says of itself. */
const told: z.ZodType<Told> = z.looseObject({
  rule: text,
  rows: z.array(text).optional(),
}) as z.ZodType<Told>;

/** Events in their stored form: of answers only the dice they moved, for the rest of them stands with the rolls. */
type Stored =
  | Exclude<GameEvent, { readonly type: 'answered' }>
  | { readonly type: 'answered'; readonly moved: readonly Answered['moved'][] };

const PAYLOADS: Payloads<Stored> = {
  'game-begun': {
    name: text,
    game: text,
    rulesVersion: text,
    seed: text,
    setup: plain,
    seats,
    state: plain,
  },
  answered: { moved: z.array(moved) },
  'answers-dropped': { from: count, rulesVersion: text },
  told: { event: told },
  'step-done': {},
  'log-damaged': { session: session.nullable() },
  'game-over': { outcome: plain },
  'seats-changed': { from: seats, to: seats },
  'game-renamed': { from: text, to: text },
  'figure-corrected': { ...place, from: figure, to: figure, book: figure },
  'correction-taken-back': { ...place, from: figure, book: figure },
};

const WRITTEN: ReadonlyMap<string, z.ZodType<object>> = new Map(
  Object.entries<Readonly<Record<string, z.ZodType>>>(PAYLOADS).map(([type, fields]) => [
    type,
    json(z.strictObject(fields)),
  ]),
);

export interface EventColumns {
  readonly type: string;
  readonly payload: string;
  readonly rolls: string;
}

export function decodeSessionEvent({ type, payload, rolls }: EventColumns, at: string): GameEvent {
  const written = WRITTEN.get(type);
  if (written === undefined) throw new UnfitValue(`${at}.type`, 'a known type of event', type);
  const stored = { type, ...parse(written, payload, at) } as Stored;
  if (stored.type !== 'answered') return stored;
  const replies = decodeRolls(rolls, `${at}.rolls`);
  const answers = replies.map((reply, index): Answered => {
    const { [index]: after } = stored.moved;
    if (after === undefined) throw new UnfitValue(`${at}.moved[${index}]`, 'a record', undefined);
    return { ...reply, moved: after };
  });
  return { type: 'answered', answers };
}

/** Throws on an event that could not be read back. */
export function encodeSessionEvent(event: GameEvent, at: string): EventColumns {
  const columns = encoded(event, at);
  decodeSessionEvent(columns, at);
  return columns;
}

function encoded(event: GameEvent, at: string): EventColumns {
  if (event.type !== 'answered') {
    const { type, ...rest } = event;
    return { type, payload: JSON.stringify(rest), rolls: encodeRolls([], at) };
  }
  const { type, answers } = event;
  return {
    type,
    payload: JSON.stringify({ moved: answers.map((answer) => answer.moved) }),
    rolls: encodeRolls(
      answers.map(({ moved: _moved, ...reply }) => reply),
      `${at}.rolls`,
    ),
  };
}
