/** The key of a map says what is drawn on it, and nothing else. */
import { describe, expect, it } from 'vitest';
import { wholeOf } from '../../renderer/components/map/geometry.ts';
import { signsOn } from '../../renderer/components/map/map-signs.tsx';
import { streetPlan } from '../../renderer/components/map/street-plan.ts';
import { generateEncounter } from '../../src/backend/games/all-things-zombie/generated-encounter.ts';
import { TERRAIN_WORDS } from '../../src/rules/all-things-zombie/text/encounter.ts';
import { AREAS } from '../../src/rules/all-things-zombie/types.ts';

const TABLES = AREAS.flatMap((area) =>
  Array.from({ length: 20 }, (_, at) => generateEncounter({ area, phase: 1, seed: `SIGNS-${at}` }).table),
);

describe('the key', () => {
  it('names crossings on foot where some are drawn: country roads have no pavement', () => {
    const drawn = (table: (typeof TABLES)[number]) =>
      streetPlan(table, { window: wholeOf(table), scale: 1.3 }).crossings.length > 0;
    const named = (table: (typeof TABLES)[number]) =>
      signsOn(table, true, TERRAIN_WORDS).some(({ id }) => id === 'crossing');
    expect(TABLES.map(named)).toEqual(TABLES.map(drawn));
    expect(TABLES.some((table) => table.streets.length > 1 && !drawn(table))).toBe(true);
  });
});
