/** Dice, cards and decisions stored with the event they led to. */
import type { AnsweredBy, Reply, Transcript } from '../../src/rules/core/driver.ts';
import type { Answer, Spot } from '../../src/rules/core/play.ts';
import { json, list, oneOf, record, type Shape, text, whole } from './shape.ts';

const ANSWERED_BY = ['app', 'own', 'player', 'bot', 'script'] as const satisfies readonly AnsweredBy[];

const faces = list(whole(1, 6));
const spot = record<Spot>({ x: whole(), y: whole() });

const answer: Shape<Answer> = (value, at) => {
  if (typeof value === 'string') return text(value, at);
  return Array.isArray(value) ? faces(value, at) : spot(value, at);
};

const transcript: Shape<Transcript> = list(
  record<Reply>({ rule: text, fingerprint: text, answer, by: oneOf(ANSWERED_BY) }),
);

export const decodeRolls: Shape<Transcript> = json(transcript);

/** Throws on rolls that could not be read back. */
export function encodeRolls(rolls: Transcript, at: string): string {
  return JSON.stringify(transcript(rolls, at));
}
