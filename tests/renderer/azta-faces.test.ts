/** Every card has a face of our own, and no two kinds are told apart by colour alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EVENT_PICTURES,
  GEAR_PICTURES,
} from '../../renderer/games/alien-zombie-tentacle/cards/held-pictures.ts';
import { STAT_SHAPES } from '../../renderer/games/alien-zombie-tentacle/cards/stat-shapes.ts';
import { SURVIVOR_PICTURES } from '../../renderer/games/alien-zombie-tentacle/cards/survivor-pictures.ts';
import { EVENTS, GEAR, KINDS, STATS, SURVIVORS } from '../../src/rules/alien-zombie-tentacle/types.ts';

const styles = (file: string) =>
  readFileSync(
    `${import.meta.dirname}/../../renderer/games/alien-zombie-tentacle/${file}.module.css`,
    'utf8',
  );
/** Declarations of a CSS rule besides its colours. */
const drawn = (css: string, selector: string) => {
  const from = css.indexOf(`${selector} {`);
  expect(from).toBeGreaterThan(-1);
  return css
    .slice(from, css.indexOf('\n}', from))
    .replace(selector, '')
    .replaceAll(/color-mix\([^()]*\([^()]*\)[^()]*\)|var\(--[\w-]+\)/g, '')
    .replaceAll(/\s+/g, ' ');
};

describe('the faces of the cards', () => {
  it('are there for every survivor, every piece of Gear and every Event, each its own', () => {
    const pictures = [
      ...SURVIVORS.map((id) => SURVIVOR_PICTURES[id]),
      ...GEAR.map((id) => GEAR_PICTURES[id]),
      ...EVENTS.map((id) => EVENT_PICTURES[id]),
    ];
    expect(pictures.every(({ lines }) => /^M[\d.]/.test(lines))).toBe(true);
    expect(new Set(pictures.map(({ lines }) => lines)).size).toBe(
      SURVIVORS.length + GEAR.length + EVENTS.length,
    );
  });

  it('tell the three figures apart by shape', () => {
    const shapes = STATS.map((stat) => STAT_SHAPES[stat].replaceAll(/[^A-Za-z]/g, ''));
    expect(new Set(shapes).size).toBe(STATS.length);
  });

  it('tell the three Threats apart by pattern', () => {
    const css = styles('cards/cards');
    const patterns = KINDS.map((kind) => drawn(css, `.threatCard[data-kind="${kind}"]`));
    expect(new Set(patterns).size).toBe(KINDS.length);
  });

  it('tell the parts of a bar apart by pattern or line', () => {
    const css = styles('table/table');
    const bars = ['base', 'gear', 'helper', 'event', 'picked', 'lost'].map((is) =>
      drawn(css, `.track i[data-is="${is}"]`),
    );
    expect(new Set(bars).size).toBe(bars.length);
  });
});
