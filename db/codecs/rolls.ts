/** Dice, cards and decisions stored with the event they led to. */
import { z } from 'zod';
import type { AnsweredBy } from '../../src/rules/core/given.ts';
import type { Answer, Modified, OddsAsk, Share } from '../../src/rules/core/play.ts';
import type { Reply, Transcript } from '../../src/rules/core/transcript.ts';
import { faces, spot } from './answers.ts';
import { json, oneOf, parse, record, text } from './shape.ts';

const answeredBy = oneOf<AnsweredBy>({
  app: 'app',
  own: 'own',
  player: 'player',
  bot: 'bot',
  script: 'script',
});

const answer: z.ZodType<Answer> = z.union([text, faces, spot]);

const modifiers = z.array(record<Modified>({ row: text, does: text, by: z.int() }));

const transcript: z.ZodType<Transcript> = z.array(
  record<Reply>({
    rule: text,
    fingerprint: text,
    answer,
    by: answeredBy,
    // Files up to version 4 kept no more than that.
    of: text.exactOptional(),
    against: z.array(text).exactOptional(),
    target: z.int().exactOptional(),
    least: z.int().exactOptional(),
    kept: faces.exactOptional(),
    modifiers: modifiers.exactOptional(),
    shares: z
      .array(
        record<Share>({
          against: text,
          takes: oneOf<Share['takes']>({ best: 'best', next: 'next', all: 'all' }),
          dice: z.int(),
          target: z.int().exactOptional(),
          least: z.int().exactOptional(),
          modifiers,
        }),
      )
      .exactOptional(),
    rows: z.array(text).exactOptional(),
    corrected: z.array(text).exactOptional(),
    odds: record<OddsAsk>({ rule: text, input: z.unknown() }).exactOptional(),
  }),
);
const written = json(transcript);

export function decodeRolls(rolls: string, at: string): Transcript {
  return parse(written, rolls, at);
}

/** Throws on rolls that could not be read back. */
export function encodeRolls(rolls: Transcript, at: string): string {
  return JSON.stringify(parse(transcript, rolls, at));
}

/** The rolls of a stored event. */
export const rollsOf = ({ rolls }: { readonly rolls: string }): { readonly rolls: Transcript } => ({
  rolls: decodeRolls(rolls, 'rolls'),
});
