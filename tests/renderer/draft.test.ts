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
        star: { name: 'Pris Hallam', attribute: 'agile', weapons: ['pistol', 'pistol'] },
      },
    });
  });

  it('says of each field what would be right', () => {
    expect(errorsOf({ name: ' ' })).toEqual({ name: 'A name needs at least one character.' });
    expect(errorsOf({ starName: 'x'.repeat(81) })).toEqual({ starName: 'A name has at most 80 characters.' });
    expect(errorsOf({ seed: '' })).toEqual({ seed: 'A seed needs at least one character.' });
    expect(errorsOf({ startYear: 100 })).toEqual({ startYear: 'A year lies between O+0 and O+99.' });
    expect(errorsOf({ startYear: '' }).startYear).toMatch(/whole number/);
    expect(errorsOf({ attribute: null })).toEqual({ attribute: 'Choose the attribute your Star has.' });
    expect(errorsOf({ weapons: Array.from({ length: 21 }, () => 'pistol' as const) })).toEqual({
      weapons: 'A Star starts with at most 20 weapons.',
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
