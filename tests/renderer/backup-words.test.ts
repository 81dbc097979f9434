import { expect, it } from 'vitest';
import { noneText, stoodText } from '../../renderer/features/settings/backups/words.ts';
import { whenInTextAmong } from '../../renderer/text/when.ts';
import type { BackupEntry } from '../../src/contract/calls/backups.ts';

const backup = (at: string, acts: number, date = 'Spring, O+2', id = 'c1'): BackupEntry => ({
  name: `holdout-${acts}`,
  at,
  why: 'by-hand',
  acts: null,
  size: 1000,
  newer: false,
  keptFor: 'last',
  shelf: [{ id, kind: 'campaign', name: 'One', acts, deleted: false, damaged: false, date }],
});

it('backups of one season are told apart by their acts, others by their dates', () => {
  const all = [
    backup('2025-03-04T10:00:00.000Z', 8),
    backup('2025-03-04T09:00:00.000Z', 5),
    backup('2025-03-03T09:00:00.000Z', 2, 'Winter, O+1'),
  ];
  expect(all.map((one) => stoodText(one, 'c1', all))).toEqual([
    'Spring, O+2, 8 acts',
    'Spring, O+2, 5 acts',
    'Winter, O+1',
  ]);
});

it('in one that the campaign isn’t in stands another, by its name', () => {
  const all = [
    backup('2025-03-04T10:00:00.000Z', 8),
    backup('2025-03-04T09:00:00.000Z', 5, 'Spring, O+2', 'c2'),
  ];
  expect(all.map((one) => stoodText(one, 'c1', all))).toEqual(['Spring, O+2', 'One: Spring, O+2']);
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
