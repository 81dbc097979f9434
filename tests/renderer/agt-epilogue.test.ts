/** The chart of the way home: every way of the Epilogue is drawn once, from event to event, and none else. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../renderer/games/awful-green-things/counters/packing.ts';
import {
  curveOf,
  HEIGHT,
  namedAt,
  PLACES,
  STOP,
  WIDTH,
} from '../../renderer/games/awful-green-things/epilogue/places.ts';
import { textWide } from '../../renderer/games/awful-green-things/ship/letters.ts';
import { ENTRIES } from '../../src/rules/awful-green-things/epilogue/data.ts';
import { setOut } from '../../src/rules/awful-green-things/epilogue/passage.ts';
import { passageView } from '../../src/rules/awful-green-things/text/epilogue/chart.ts';

const passage = () => setOut('saucer', [{ id: 'captain', dice: 3, constitution: 27 }]);

/** Ways in the rulebook: two for each die and each choice, and what a battle comes to. */
const WAYS = [
  ...['1-3', '1-7', '2-7', '2-8', '3-4', '3-6', '4-5', '4-8', '5-4', '5-6', '6-2', '6-12', '7-13', '7-14'],
  ...['8-9', '8-10', '9-2', '9-11', '10-8', '10-15', '13-6', '13-15', '14-2', '14-3', '15-6', '15-7'],
];

describe('the chart', () => {
  const { ways, events } = passageView(passage(), []);

  it('has the twenty-six ways of the fifteen events', () => {
    expect(ways.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(WAYS.sort());
    expect(events.map(({ entry }) => entry)).toEqual(ENTRIES);
  });

  it('keeps events apart, and every way on the sheet', () => {
    const near = ENTRIES.flatMap((one) =>
      ENTRIES.filter(
        (other) =>
          other > one && Math.hypot(PLACES[one].x - PLACES[other].x, PLACES[one].y - PLACES[other].y) < 56,
      ).map((other) => `${one} ${other}`),
    );
    expect(near).toEqual([]);
    const off = ways.filter(({ from, to }) => {
      const { x, y } = curveOf(from, to).label;
      return x < 10 || y < 10 || x > WIDTH - 10 || y > HEIGHT - 10;
    });
    expect(off).toEqual([]);
  });

  // Full size, and the narrowest pane, where letters stay as high as they were.
  it.each([
    ...[0, 1, 4, 14].map((open) => [12, open] as const),
    ...[0, 1, 4, 14].map((open) => [16.3, open] as const),
  ])('writes no word over another or over an event, in letters of %s, asked at %s', (letter, open) => {
    const wide = (text: string) => textWide(text) * (letter / 12);
    const words = ways.map(({ from, to, text }) => {
      const { x, y } = curveOf(from, to).label;
      // Ways that may be chosen stand on a plate.
      const [width, height] =
        from === open ? [wide(text) + 1.4 * letter, 1.7 * letter] : [wide(text), 0.9 * letter];
      return { what: `${from}-${to} ${text}`, x: x - width / 2, y, width, height };
    });
    const names = events.map(({ entry, name }) => {
      const { x, y, anchor } = namedAt(entry, letter);
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide(name) : x - wide(name) / 2;
      return { what: name, x: left, y: y - letter * 0.34, width: wide(name), height: letter * 0.9 };
    });
    const stops = ENTRIES.map((entry) => {
      const { x, y } = PLACES[entry];
      return { what: `${entry}`, x: x - STOP, y, width: 2 * STOP, height: 2 * STOP };
    });
    const all = [...words, ...names, ...stops].map((one) => ({ ...one, y: one.y - one.height / 2 }));
    const crossed = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((other) => overlap(one, other, 0))
        .map((other) => `${one.what} over ${other.what}`),
    );
    expect(crossed).toEqual([]);
    const off = all.filter(
      ({ x, y, width, height }) =>
        x < 4 || y < 4 || x + width > WIDTH - 4 || y + height > HEIGHT - letter * 2,
    );
    expect(off.map(({ what }) => what)).toEqual([]);
  });
});

describe('a boat on the chart', () => {
  it('shows where it is, where it has been, and what it may choose', () => {
    const boat = { ...passage(), at: 14 as const, way: [1 as const, 7 as const] };
    const { events, ways } = passageView(boat, [], ['press-on', 'go-back']);
    expect(events.filter(({ is }) => is !== 'to-come').map(({ entry, is }) => [entry, is])).toEqual([
      [1, 'been'],
      [7, 'been'],
      [14, 'here'],
    ]);
    expect(ways.filter(({ taken }) => taken).map(({ from, to }) => `${from}-${to}`)).toEqual(['7-14', '1-7']);
    expect(ways.flatMap(({ choice }) => choice ?? [])).toEqual(['press-on', 'go-back']);
  });
});
