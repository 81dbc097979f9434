/** The target that the form of fire suggests: whom the shots most likely stop, people before zombies. */
import { expect, it } from 'vitest';
import {
  type Likely,
  proposedTarget,
} from '../../renderer/games/all-things-zombie/play/combat/proposed-target.ts';

const CLOSE = 6;

/** A target so many tenths of an inch off, with the chance that all shots at it alone stop it. */
const row = (piece: string, apart: number, stops: number | undefined, faces = true): Likely => ({
  ...{ piece, apart, faces, stops },
  isZombie: piece.startsWith('z'),
});

it('is the likeliest of the people, before any zombie', () => {
  const rows = [row('z1', 82, 0.91), row('c1/0', 98, 0.6), row('c1/1', 113, 0.7), row('z2', 42, 0.3)];
  expect(proposedTarget(rows, CLOSE)).toBe('c1/1');
});

it('is a zombie first that is near, faces the shooter and is likely killed', () => {
  const people = row('c1/0', 98, 0.9);
  expect(proposedTarget([row('z1', 60, 0.51), people], CLOSE)).toBe('z1');
  expect(proposedTarget([row('z1', 60, 0.5), people], CLOSE)).toBe('c1/0');
  expect(proposedTarget([row('z1', 61, 0.51), people], CLOSE)).toBe('c1/0');
  expect(proposedTarget([row('z1', 60, 0.51, false), people], CLOSE)).toBe('c1/0');
});

it('is none of the people who can’t be hit', () => {
  expect(proposedTarget([row('c1/0', 57, 0), row('z1', 93, 0.1)], CLOSE)).toBe('z1');
});

it('is the likeliest zombie where there is nobody else, and of equals the nearest', () => {
  const rows = [row('z1', 30, 0.4), row('z2', 40, 0.4), row('z3', 80, 0.8), row('z4', 90, 0.8)];
  expect(proposedTarget(rows, CLOSE)).toBe('z3');
  expect(proposedTarget(rows.slice(0, 2), CLOSE)).toBe('z1');
});

it('is nobody without targets, and as long as odds are missing', () => {
  expect(proposedTarget([], CLOSE)).toBeUndefined();
  expect(proposedTarget([row('z1', 30, 0.9), row('z2', 40, undefined)], CLOSE)).toBeUndefined();
});
