/** Sentences of a report: one of several by the facts, so that it reads the same each time, with its facts put in. */
import { upperFirst } from './english.ts';

export const oneBy = <T>(from: readonly T[], by: number): T => from[Math.abs(by) % from.length] as T;

/** `{winner}`, or `{Winner}` with a capital; at its beginning the sentence has one anyhow. */
export function filled(sentence: string, facts: Readonly<Record<string, string>>): string {
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? facts[name.toLowerCase()] ?? '';
    return name === upperFirst(name) ? upperFirst(fact) : fact;
  });
  return upperFirst(text);
}
