import { describe, expect, it } from 'vitest';
import {
  check,
  type Draft,
  EMPTY_DRAFT,
  fieldOf,
  stepToMend,
} from '../../renderer/games/all-things-zombie/new-campaign/draft.ts';

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  name: '  Merrow   Ford ',
  division: 'months',
  seed: 'K7QF-2MWD',
  starName: 'Pris Hallam',
  attribute: 'agile',
  weapons: ['pistol', 'pistol'],
};

const errorsOf = (part: Partial<Draft>) => {
  const checked = check({ ...DRAFT, ...part });
  return checked.ok ? {} : checked.errors;
};

describe('a campaign on the way to its beginning', () => {
  it('becomes what the contract wants, names put in order', () => {
    expect(check(DRAFT)).toEqual({
      ok: true,
      input: {
        name: 'Merrow Ford',
        seed: 'K7QF-2MWD',
        division: 'months',
        startYear: 2,
        peopleComeBack: false,
        star: { name: 'Pris Hallam', attribute: 'agile', weapons: ['pistol', 'pistol'] },
      },
    });
  });

  it('says of each field what would be right', () => {
    expect(errorsOf({ name: ' ' })).toEqual({ name: 'Name: enter 1 to 80 characters.' });
    expect(errorsOf({ starName: 'x'.repeat(81) })).toEqual({ starName: 'Name: enter 1 to 80 characters.' });
    expect(errorsOf({ seed: '' })).toEqual({ seed: 'Seed: enter 1 to 80 characters.' });
    expect(errorsOf({ startYear: 100 })).toEqual({
      startYear: 'First year: enter a whole number from 0 to 99.',
    });
    expect(errorsOf({ startYear: '' }).startYear).toMatch(/whole number/);
    expect(errorsOf({ attribute: null })).toEqual({ attribute: 'Choose the attribute your Star has.' });
    expect(errorsOf({ weapons: Array.from({ length: 21 }, () => 'pistol' as const) })).toEqual({
      weapons: 'Weapons: choose at most 20.',
    });
  });

  it('leads back to the first step that has something to mend', () => {
    expect(stepToMend(errorsOf({ name: '', attribute: null }))).toBe('campaign');
    expect(stepToMend(errorsOf({ attribute: null }))).toBe('star');
    expect(stepToMend({})).toBeUndefined();
  });

  it('knows the fields of the contract again', () => {
    expect(fieldOf('star.weapons.3')).toBe('weapons');
    expect(fieldOf('name')).toBe('name');
    expect(fieldOf('revision')).toBeUndefined();
  });
});
