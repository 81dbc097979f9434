import { describe, expect, it } from 'vitest';
import { mayFollow, type Outcome } from '../../../../src/rules/all-things-zombie/encounters/kind.ts';

const raid: Outcome = {
  kind: 'raid',
  role: 'raider',
  area: 'outskirts',
  successful: true,
  leftWithHumansBehind: true,
};
const kinds = (before: Outcome | null) => mayFollow(before, []).map(({ kind, role }) => `${kind}/${role}`);

describe('what may follow', () => {
  it('begins with a raid, no pursuit', () => {
    expect(kinds(null)).toEqual(['raid/raider', 'raid/defender', 'escape/captor']);
  });

  it('may be an escape while somebody is captive, in an area it happened in, and anything else (ATZ-174)', () => {
    expect(mayFollow(raid, ['urban', 'rural'])).toEqual([
      { kind: 'escape', role: 'captive', area: 'urban', forced: false },
      { kind: 'escape', role: 'captive', area: 'rural', forced: false },
      ...mayFollow(raid, []),
    ]);
  });

  it('may bring a pursuit after a raid or an escape', () => {
    expect(kinds(raid)).toContain('pursuit/runner');
    expect(kinds({ ...raid, role: 'defender' })).toContain('pursuit/chaser');
    expect(kinds({ ...raid, kind: 'escape', role: 'captive' })).toContain('pursuit/runner');
    expect(kinds({ ...raid, kind: 'escape', role: 'captor' })).toContain('pursuit/chaser');
  });

  it('may bring another after a pursuit, and has either side hunt where people were left behind (ATZ-115)', () => {
    expect(kinds({ ...raid, kind: 'pursuit', role: 'runner' })).toContain('pursuit/runner');
    expect(kinds({ ...raid, kind: 'pursuit', role: 'chaser' })).toContain('pursuit/chaser');
    expect(kinds(raid)).toContain('pursuit/chaser');
    expect(kinds({ ...raid, leftWithHumansBehind: false })).not.toContain('pursuit/chaser');
  });

  it('brings none where a raid failed and nobody was left behind, or a pursuit left nobody', () => {
    expect(kinds({ ...raid, kind: 'pursuit', role: 'runner', leftWithHumansBehind: false })).not.toContain(
      'pursuit/runner',
    );
    expect(kinds({ ...raid, successful: false, leftWithHumansBehind: false })).not.toContain(
      'pursuit/runner',
    );
  });

  it('keeps a pursuit to the area of the Encounter before', () => {
    expect(mayFollow(raid, []).find(({ kind }) => kind === 'pursuit')?.area).toBe('outskirts');
  });
});
