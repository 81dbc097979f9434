import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';

/** Whom somebody fires at, or fights: a zombie has no name. */
export const nameOf = (at: string, fighters: readonly FighterView[]): string =>
  fighters.find(({ who }) => who === at)?.name ?? 'A zombie';
