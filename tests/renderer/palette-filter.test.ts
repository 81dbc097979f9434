import { describe, expect, it } from 'vitest';
import { DO, HERE, meansAct, paletteFilter, RULES } from '../../renderer/shell/palette/palette-filter.ts';

const entry = (label: string, keywords?: string) => ({
  id: label,
  label,
  ...(keywords === undefined ? {} : { keywords }),
});
const groups = [
  { group: 'Go to', actions: [entry('Home'), entry('Roster')] },
  { group: DO, actions: [entry('Undo: Give the rifle to Gloria'), entry('Print the roster', 'pdf paper')] },
  { group: 'Figures', actions: [entry('Gloria Mbeki'), entry('Étienne Roux')] },
];
const found = (query: string) =>
  paletteFilter(query, groups).flatMap(({ actions }) => actions.map(({ label }) => label));

describe('find or do', () => {
  it('shows everything before a letter is typed', () => {
    expect(paletteFilter('  ', groups)).toEqual(groups);
  });
  it('never puts an act before a screen or a figure of that name', () => {
    expect(found('gloria')).toEqual(['Gloria Mbeki', 'Undo: Give the rifle to Gloria']);
    expect(found('roster')).toEqual(['Roster', 'Print the roster']);
  });
  it('puts acts of the screen first, then screens and figures, and rules last', () => {
    const all = [
      { group: HERE, actions: [entry('Fire at: Gloria Mbeki')] },
      { group: RULES, actions: [entry('Received Fire')] },
      { group: 'Go to', actions: [entry('Fire drill')] },
      { group: DO, actions: [entry('Undo: Gloria fires')] },
    ];
    const order = paletteFilter('fir', all).flatMap(({ actions }) => actions.map(({ label }) => label));
    expect(order).toEqual(['Fire at: Gloria Mbeki', 'Fire drill', 'Undo: Gloria fires', 'Received Fire']);
  });
  it('takes a name alone for no act', () => {
    expect(meansAct('Fire at', 'fire glo')).toBe(true);
    expect(meansAct('Fire at', 'gloria')).toBe(false);
  });
  it('takes no notice of capitals and accents', () => {
    expect(found('ETIENNE')).toEqual(['Étienne Roux']);
    expect(found('étie')).toEqual(['Étienne Roux']);
  });
  it('wants every word, wherever it stands', () => {
    expect(found('roster print')).toEqual(['Print the roster']);
    expect(found('gloria nobody')).toEqual([]);
  });
  it('knows other words for an act', () => {
    expect(found('pdf')).toEqual(['Print the roster']);
  });
});
