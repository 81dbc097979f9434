/** Checks a bot has its figures take, in circumstances left to chance. */
import type { Fields } from '../../core/fields.ts';
import { CHECKS, type Check } from '../acts/encounter/checks/checks.ts';
import type { Chance } from './chance.ts';

export function anyCheck(chance: Chance): Check {
  const kinds: readonly (readonly [string, Fields])[] = Object.entries(CHECKS.of);
  const [check] = chance.one(kinds);
  return checkOf(check as Check['check'], chance);
}

/** A check of the given kind, with all other circumstances left to chance. */
export function checkOf(check: Check['check'], chance: Chance): Check {
  const asks: Fields = CHECKS.of[check];
  return {
    check,
    ...Object.fromEntries(Object.entries(asks).map(([id, field]) => [id, any(chance, field)])),
  } as Check;
}

function any(chance: Chance, field: Fields[string]): unknown {
  switch (field.kind) {
    case 'flag':
      return chance.of(1, 2);
    case 'choice':
      return chance.of(1, 2) ? chance.one(field.of) : undefined;
    default:
      throw new Error(`a check asks for a ${field.kind}`);
  }
}
