/** What a report says of the machine it comes from: made-up lines, as `holdout.log` has them on each system. */
import { describe, expect, it } from 'vitest';
import { changedLine, hiding, type Machine } from '../../src/backend/files/hidden.ts';

const WINDOWS: Machine = {
  folders: [
    ['D:\\Spiele (alt)\\Max’ Holdout', '(data folder)'],
    ['E:\\Sicherung\\Holdout', '(backups)'],
    ['C:\\Users\\Max Muster', '~'],
    ['C:\\Users\\Max Muster\\AppData\\Local\\Temp', '(temporary folder)'],
  ],
  user: 'Max Muster',
  host: 'MUSTERS-PC',
};
const MAC: Machine = {
  folders: [
    ['/Volumes/MUSTER STICK/Holdout', '(data folder)'],
    ['/Users/max.muster/Library/Mobile Documents/Backups', '(backups)'],
    ['/Users/max.muster', '~'],
    ['/var/folders/zz/muster123/T', '(temporary folder)'],
  ],
  user: 'max.muster',
  host: 'Max-Musters-MacBook.local',
};
const LINUX: Machine = {
  folders: [
    ['/srv/müster/.local/share/Holdout', '(data folder)'],
    ['/run/media/muster/USB STICK/backups', '(backups)'],
    ['/srv/müster', '~'],
    ['/tmp', '(temporary folder)'],
  ],
  user: 'muster',
  host: 'musterbox',
};

/** A line of the log, with this for its detail. */
const line = (detail: string) =>
  JSON.stringify({ at: '2026-11-28T21:00:00.000Z', what: 'internal', method: 'campaign.get', detail });

const hidden = (machine: Machine, text: string) => changedLine(text, hiding(machine));

describe.each([
  ['Windows', WINDOWS],
  ['macOS', MAC],
  ['Linux', LINUX],
] as const)('on %s', (_, machine) => {
  const paths = machine.folders.map(([folder]) => folder);
  const forms: readonly (readonly [string, (path: string) => string])[] = [
    ['as it is', (path) => path],
    ['with the other slashes', (path) => path.replaceAll('\\', '/')],
    ['escaped in JSON within JSON', (path) => JSON.stringify({ path })],
    ['as a URL', (path) => `file:///${encodeURI(path.replaceAll('\\', '/')).replace(/^\//, '')}/app.js:12:3`],
    ['as a part of a URL', (path) => `?path=${encodeURIComponent(path)}&x=1`],
    ['in small letters', (path) => (machine === WINDOWS ? path.toLowerCase() : path)],
    ['in a stack', (path) => `Error: no\n    at open (${path}/dist/x.js:1:2)\n    at ${path}/y.js:3:4`],
    ['with its letters taken apart', (path) => path.normalize('NFD')],
  ];
  it.each(forms)('no folder is left %s', (_form, write) => {
    for (const path of paths) {
      for (const text of [line(`EACCES: ${write(path)} can’t be opened`), write(path)]) {
        const left = hidden(machine, text);
        expect(left).not.toMatch(/m(ü|ue|%C3%BC|u\u0308)ster|muster|spiele|sicherung|stick|mobile/iu);
      }
    }
  });

  it('neither its user’s nor its own name is left, and all else is', () => {
    const text = `${machine.user} on ${machine.host} (${encodeURIComponent(machine.user)}): database disk image is malformed`;
    expect(hidden(machine, line(text))).toBe(
      line('(user) on (machine) ((user)): database disk image is malformed'),
    );
  });
});

it.each([
  ['C:\\Users\\Anna Berg\\Desktop\\x.holdout', '~\\Desktop\\x.holdout'],
  ['c:/users/anna/x', '~/x'],
  ['file:///C:/Users/Anna%20Berg/x.js:1:2', 'file:///~/x.js:1:2'],
  ['/home/anna/x and /Users/anna/y', '~/x and ~/y'],
  ['/media/anna/STICK/x', '(disk)/x'],
  ['/run/media/anna/My Stick/x', '(disk)/x'],
  ['/Volumes/Annas Stick/x', '(disk)/x'],
  ['/mnt/annas/x', '(disk)/x'],
  ['at \\\\annas-nas\\share\\x', 'at (network)\\x'],
] as const)('folders of others are hidden too: %s', (text, left) => {
  expect(hiding({ folders: [], user: '', host: '' })(text)).toBe(left);
});

it('what is no one’s stays', () => {
  const text =
    'at Object.open (node:fs:12:3), C:\\Program Files\\Holdout\\app.asar\\x.js, 3 of 4 rows; 12:30';
  expect(hidden(WINDOWS, line(text))).toBe(line(text));
});

it('a line that was cut off is changed as text', () => {
  expect(hidden(WINDOWS, '{"detail":"C:\\\\Users\\\\Max Muster\\\\AppD')).toBe('{"detail":"~\\\\AppD');
});
