import { describe, expect, it, vi } from 'vitest';
import { PLAYER_ASKING as ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import { howMany } from '../../../../src/rules/all-things-zombie/encounters/escape.ts';
import { lead } from '../../../../src/rules/all-things-zombie/encounters/pursuit.ts';
import { RULES } from '../../../../src/rules/all-things-zombie/rules.ts';
import { TABLES } from '../../../../src/rules/all-things-zombie/tables.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import {
  declaredRows,
  declaredRules,
  recorder,
  undeclared,
  unreached,
} from '../../../support/rules/coverage.ts';
import { ENCOUNTER_LOG } from '../../../support/rules/encounter-events.ts';
import { ROWS_READ } from '../../../support/rules/rows-read.ts';
import { TELLABLE } from '../../../support/rules/rules-told.ts';
import { scripted } from '../../../support/rules/scripted.ts';

vi.mock(import('../../../../src/rules/core/table.ts'), async (original) => {
  const { watched } = await import('../../../support/rules/rows-read.ts');
  return watched(await original());
});

describe('what play has reached', () => {
  it('is nothing before it began', () => {
    const nothing = unreached(recorder());
    expect(nothing).toEqual({ rules: declaredRules(), rows: declaredRows() });
    expect(nothing.rules).toContain('atz.left-behind');
    expect(nothing.rows).toContain('atz.how-many/6-8');
  });

  it('counts a rule that was asked, and the row it read', () => {
    const seen = recorder();
    const played = drive(howMany(ASKING, 2), scripted([[3, 4]]));
    seen.asked(played.transcript);
    if (played.kind !== 'finished') throw new Error(played.kind);
    seen.read(played.value);
    const { rules, rows } = unreached(seen);
    expect(rules).not.toContain('atz.how-many');
    expect(rows).not.toContain('atz.how-many/6-8');
    expect(rows).toContain('atz.how-many/5');
    expect(undeclared(seen)).toEqual([]);
  });

  it('counts rows that were looked up and left out of every result', () => {
    ROWS_READ.clear();
    drive(lead(ASKING), scripted([[1, 1]]));
    expect([...ROWS_READ]).toEqual([]);
    drive(howMany(ASKING, 2), scripted([[1, 1]]));
    expect([...ROWS_READ]).toEqual(['atz.how-many/2']);
    const seen = recorder();
    seen.read(ROWS_READ);
    expect([...seen.rows]).toEqual(['atz.how-many/2']);
  });

  it('counts what events tell of', () => {
    const seen = recorder();
    seen.told(ENCOUNTER_LOG);
    expect(undeclared(seen)).toEqual([]);
    const { rules } = unreached(seen);
    for (const rule of ['atz.stockpile', 'atz.points', 'atz.first-death-seen'] as const)
      expect(rules).not.toContain(rule);
  });

  it('knows of nothing that play could not show', () => {
    const tables = new Set(TABLES.map(({ id }) => id));
    const silent = declaredRules().filter(
      (rule) =>
        !('ask' in RULES[rule]) && !rule.startsWith('holdout.') && !TELLABLE.has(rule) && !tables.has(rule),
    );
    expect(silent).toEqual([]);
  });

  it('says which ids nobody has declared', () => {
    const seen = recorder();
    seen.asked([{ rule: 'atz.recovery' }, { rule: 'atz.made-up' }]);
    expect(undeclared(seen)).toEqual(['atz.made-up']);
  });
});
