/** Survivors’ deaths in our own words: chosen by who, what and how close it was, so that the same game reads the same. */
import { upperFirst } from '../../core/text/english.ts';
import { filled, oneBy } from '../../core/text/filled.ts';
import { type Kind, SURVIVORS, type SurvivorId } from '../types.ts';
import { survivorTitle } from './names.ts';

interface Death {
  readonly survivor: SurvivorId;
  readonly kind: Kind;
  readonly value: number;
  readonly total: number;
}

/** `{who}`, `{odds}`: what they came to against the Threat. */
const LINES: Readonly<Record<Kind, readonly string[]>> = {
  alien: [
    '{who} is beamed up, {odds}; the jar is ready.',
    'The lights find {who}, {odds}.',
    '{who} is taken aboard for science, {odds}.',
    'A tractor beam collects {who}, {odds}.',
    'They only wanted one brain, and {who} had it, {odds}.',
    '{who} tries to talk to them, {odds}. They don’t talk.',
  ],
  zombie: [
    '{who} is slowest on the stairs, {odds}.',
    'The crowd closes over {who}, {odds}.',
    '{who} runs out of doors to shut, {odds}.',
    'They are hungry, and {who} is nearest, {odds}.',
    '{who} goes down swinging, {odds}.',
    'A hand through the fence has {who}, {odds}.',
  ],
  tentacle: [
    'Something wet takes {who} by the ankle, {odds}.',
    '{who} looks into the drain, {odds}.',
    'The water pulls {who} under, {odds}.',
    '{who} is round the corner for a moment, {odds}, and then isn’t.',
    'Eight arms are too many for {who}, {odds}.',
    '{who} slips, {odds}; it doesn’t.',
  ],
};

export function deathLine({ survivor, kind, value, total }: Death): string {
  const by = SURVIVORS.indexOf(survivor) + total * 5 + value;
  const line = filled(oneBy(LINES[kind], by), {
    who: `the ${survivorTitle(survivor)}`,
    odds: `${value} against ${total}`,
  });
  return upperFirst(line);
}
