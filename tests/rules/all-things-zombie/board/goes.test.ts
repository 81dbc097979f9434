/** Zombies on small tables drawn in letters: whom or what each goes for, and where it ends (ATZ-160, ATZ-161). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aimsOf, goesFor, type Zombie } from '../../../../src/rules/all-things-zombie/board/goes.ts';
import { groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { HALF_BASE } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { goesText } from '../../../../src/rules/all-things-zombie/text/zombies.ts';
import type { ZombieTurn } from '../../../../src/rules/all-things-zombie/zombies/obstacle.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { type Drawing, drawingsIn } from './drawing.ts';

const FOLDER = join(import.meta.dirname, 'drawn/zombies');

const isZombie = (letter: string) => /[xyz]/.test(letter);

function zombieIn({ table, conditions, places, shots, size }: Drawing, who: string): Zombie {
  const others = [...places].filter(([letter]) => letter !== who);
  const at = places.get(who);
  if (at === undefined) throw new Error(`nobody drew ${who}`);
  return {
    ...{ at, conditions, gunfire: shots, bodies: [] },
    ground: groundOn({ ...table, ...size, river: null }),
    humans: others.flatMap(([letter, one]) =>
      isZombie(letter) ? [] : [{ who: letter, at: one, reach: HALF_BASE, isHidden: false }],
    ),
    taken: others.map(([, one]) => ({ at: one, reach: HALF_BASE })),
  };
}

const inches = ({ x, y }: Spot) => `${x / 10},${y / 10}`;

/** `z goes for n, in sight, 3″, to 4.5″, 0.5″`, or with the die’s turn `z left to 4.5,3` */
function answer(one: Drawing, who: string, does: string): string {
  const zombie = zombieIn(one, who);
  const turn = does === 'goes' ? undefined : (does as ZombieTurn);
  const steps = aimsOf(zombie).map((aim) => ({ aim, ...goesFor(zombie, aim, turn) }));
  const said = steps.map(({ aim, way, end, touches, against }) => ({
    ...{ by: aim.by, name: aim.who ?? null, shot: aim.by === 'gunfire' ? (aim.spot ?? null) : null },
    ...{ apart: aim.apart ?? null, way, end, reaches: touches ?? null, against: against ?? null },
  }));
  const [first] = steps;
  const { end } = first ?? { end: zombie.at };
  if (turn === undefined) return goesText('z1', said, (id) => id).replace('Zombie A', who);
  const level = end.level === null ? '' : ` in ${end.level.building}`;
  return `${who} ${turn} to ${inches(end.spot)}${level}`;
}

describe.each(globSync('*.txt', { cwd: FOLDER }))('%s', (file) => {
  const cases = drawingsIn(readFileSync(join(FOLDER, file), 'utf8'));
  it.each(cases.map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(one.going.length).toBeGreaterThan(0);
    expect(one.going.map(({ who, does }) => answer(one, who, does))).toEqual(
      one.going.map(({ line }) => line),
    );
  });
});
