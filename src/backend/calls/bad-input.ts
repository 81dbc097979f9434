/** The answer to a call that doesn't fit the contract: one sentence, and the field to blame. */
import type { z } from 'zod';
import { counted } from '../../rules/core/text/english.ts';
import { CallFailure } from './call-failure.ts';

const moreThan = (what: string, figure: string) => `${what} has to be more than ${figure}.`;

const atLeast = (what: string, figure: string) => `${what} has to be at least ${figure}.`;

const lessThan = (what: string, figure: string) => `${what} has to be less than ${figure}.`;

const atMost = (what: string, figure: string) => `${what} has to be at most ${figure}.`;

type Issue = z.core.$ZodIssue;

/** Gives, of the ways a union could have been meant, the issue that got furthest: its complaint is the useful one. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flatMap((issues) => issues.slice(0, 1))
    .map((first) => deepest({ ...first, path: [...issue.path, ...first.path] }));
  return inner.reduce<Issue>((best, next) => (further(next, best) ? next : best), issue);
}

/**
 * Says whether the next issue goes before the best so far. Where both got as far, the issue with the contract's own sentence knew what was
 * meant.
 */
function further(next: Issue, best: Issue): boolean {
  if (next.path.length !== best.path.length) return next.path.length > best.path.length;
  return next.message.endsWith('.') && !best.message.endsWith('.');
}

export function badInput(error: z.ZodError): CallFailure {
  const [first] = error.issues;
  if (first === undefined) return new CallFailure('bad-input', 'The call can’t be read as one.');
  const issue = deepest(first);
  const field = issue.path.map(String).join('.');
  return new CallFailure('bad-input', sentence(issue, field), field === '' ? undefined : field);
}

/** The contract's own sentences end in a full stop; of bounds and kinds there is one for all, and Zod's words need the field they speak of. */
function sentence(issue: Issue, field: string): string {
  const { message } = issue;
  if (message.endsWith('.')) return message;
  const plain = plainly(issue, field === '' ? 'The call' : field);
  if (plain !== undefined) return plain;
  return field === '' ? `The call doesn’t fit: ${message}.` : `${field} doesn’t fit: ${message}.`;
}

function plainly(issue: Issue, what: string): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return least(issue, what);
    case 'too_big':
      return most(issue, what);
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      return kind === undefined ? undefined : `${what} has to be ${kind}.`;
    }
    default:
      return undefined;
  }
}

const KINDS: Readonly<Partial<Record<string, string>>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object, {…}',
  record: 'an object, {…}',
};

function least({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, what: string): string {
  const length = lengthOf(origin, Number(minimum));
  if (length !== undefined) return `${what} needs at least ${length}.`;
  return (inclusive === false ? moreThan : atLeast)(what, minimum.toLocaleString('en-GB'));
}

function most({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig, what: string): string {
  const length = lengthOf(origin, Number(maximum));
  if (length !== undefined) return `${what} has at most ${length}.`;
  return (inclusive === false ? lessThan : atMost)(what, maximum.toLocaleString('en-GB'));
}

/** A length in characters or entries; undefined of a number, which has none. */
function lengthOf(origin: string, figure: number): string | undefined {
  if (origin === 'string') return counted(figure, 'character', 'characters');
  if (origin === 'array' || origin === 'set' || origin === 'map') return counted(figure, 'entry', 'entries');
  return undefined;
}
