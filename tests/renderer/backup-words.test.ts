import { expect, it } from 'vitest';
import { holdsText, noneText } from '../../renderer/screens/settings/backups/text/words.ts';
import { whenInTextAmong } from '../../renderer/text/when.ts';
import type { InBackup } from '../../src/contract/calls/backups.ts';

const one = (id: string, acts: number, deleted = false): InBackup => ({
  id,
  kind: 'campaign',
  name: `C${id}`,
  acts,
  deleted,
  damaged: false,
  date: 'Spring, O+2',
});

it('a backup says how far what was played last had come, and how much else there is', () => {
  expect(holdsText({ shelf: [one('1', 8)] })).toBe('C1, Spring, O+2, eight acts');
  expect(holdsText({ shelf: [one('3', 1, true), one('1', 8), one('2', 1)] })).toBe(
    'C1, Spring, O+2, eight acts, and one more',
  );
  expect(holdsText({ shelf: [one('3', 1, true)] })).toBe('');
});

it('two of one minute are told by their seconds, in a sentence too', () => {
  const all = [{ at: '2025-03-04T10:00:07.000Z' }, { at: '2025-03-04T10:00:36.000Z' }];
  expect(all.map(({ at }) => whenInTextAmong(at, all).replace(/^.*:/, ''))).toEqual(['07', '36']);
  expect(whenInTextAmong('2025-03-04T10:00:07.000Z', all.slice(0, 1))).toMatch(/:00$/);
});

it('of a data folder that is away nobody says that it has no backups', () => {
  const none = { backups: [], away: false, folder: '/d/backups' };
  expect(noneText(none, 'missing-file')).toBe('There are no backups in /d/backups.');
  expect(noneText({ ...none, away: true }, 'missing-file')).toMatch(/^\/d\/backups isn’t there: connect/);
  expect(noneText(none, 'folder-away')).toBeUndefined();
});
