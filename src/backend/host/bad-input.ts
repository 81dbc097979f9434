/** What a call that doesn't fit the contract is told: one sentence, and the field to blame. */
import type { z } from 'zod';
import { CallFailure } from './call-failure.ts';
import { words as said } from './text/bad-input.ts';

type Issue = z.core.$ZodIssue;

/** Of the ways a union could have been meant, the one that got furthest: its complaint is the useful one. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flatMap((issues) => issues.slice(0, 1))
    .map((first) => deepest({ ...first, path: [...issue.path, ...first.path] }));
  return inner.reduce<Issue>((best, next) => (further(next, best) ? next : best), issue);
}

/** Of two that got as far, the one that has the contract's own sentence knew what was meant. */
function further(next: Issue, best: Issue): boolean {
  if (next.path.length !== best.path.length) return next.path.length > best.path.length;
  return next.message.endsWith('.') && !best.message.endsWith('.');
}

export function badInput(error: z.ZodError): CallFailure {
  const [first] = error.issues;
  if (first === undefined) return new CallFailure('bad-input', said.theCallCantBeRead);
  const issue = deepest(first);
  const field = issue.path.map(String).join('.');
  return new CallFailure('bad-input', sentence(issue.message, field), field === '' ? undefined : field);
}

/** The contract's own sentences end in a full stop; Zod's words need the field they speak of. */
function sentence(message: string, field: string): string {
  if (message.endsWith('.')) return message;
  const words = `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return field === '' ? said.theCallDoesntFit(words) : said.doesntFit(field, words);
}
