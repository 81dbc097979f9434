/** What a call that doesn't fit the contract is told: one sentence, and the field to blame. */
import type { z } from 'zod';
import { counted } from '../../rules/core/text/english.ts';
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
  return new CallFailure('bad-input', sentence(issue, field), field === '' ? undefined : field);
}

/** The contract's own sentences end in a full stop; of bounds and kinds there is one for all, and Zod's words need the field they speak of. */
function sentence(issue: Issue, field: string): string {
  const { message } = issue;
  if (message.endsWith('.')) return message;
  const plain = plainly(issue, field === '' ? said.theCall : field);
  if (plain !== undefined) return plain;
  return field === '' ? said.theCallDoesntFit(message) : said.doesntFit(field, message);
}

function plainly(issue: Issue, what: string): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return least(issue, what);
    case 'too_big':
      return most(issue, what);
    case 'invalid_type': {
      const kind = KINDS[issue.expected];
      return kind === undefined ? undefined : said.hasToBe(what, kind);
    }
    default:
      return undefined;
  }
}

const KINDS: Readonly<Partial<Record<string, string>>> = {
  string: said.text,
  number: said.number,
  int: said.wholeNumber,
  boolean: said.yesOrNo,
  array: said.list,
  object: said.fieldsWithValues,
  record: said.fieldsWithValues,
};

function least({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, what: string): string {
  const length = lengthOf(origin, Number(minimum));
  if (length !== undefined) return said.needsAtLeast(what, length);
  return (inclusive === false ? said.moreThan : said.atLeast)(what, minimum.toLocaleString('en-GB'));
}

function most({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig, what: string): string {
  const length = lengthOf(origin, Number(maximum));
  if (length !== undefined) return said.hasAtMost(what, length);
  return (inclusive === false ? said.lessThan : said.atMost)(what, maximum.toLocaleString('en-GB'));
}

/** So many characters or entries; undefined of a number, which has no length. */
function lengthOf(origin: string, figure: number): string | undefined {
  if (origin === 'string') return counted(figure, said.character, said.characters);
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return counted(figure, said.entry, said.entries);
  return undefined;
}
