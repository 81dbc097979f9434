/** Details of the machine in a report: made-up lines, as `holdout.log` has them on each system. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTroubleOf, troubleOf } from '../../db/backups/text/trouble.ts';
import { changedLine, hiding, type Machine } from '../../src/backend/files/hidden.ts';

const WINDOWS: Machine = {
  folders: [
    ['D:\\Spiele (alt)\\Max’ Holdout', '(data folder)'],
    ['E:\\Sicherung\\Holdout', '(backups)'],
  ],
  user: 'Max Muster',
  host: 'MUSTERS-PC',
};
const MAC: Machine = {
  folders: [
    ['/Volumes/MUSTER STICK/Holdout', '(data folder)'],
    ['/Users/max.muster/Library/Mobile Documents/Backups', '(backups)'],
  ],
  user: 'max.muster',
  host: 'Max-Musters-MacBook.local',
};
const LINUX: Machine = {
  folders: [
    ['/srv/müster/.local/share/Holdout', '(data folder)'],
    ['/run/media/muster/USB STICK/backups', '(backups)'],
  ],
  user: 'muster',
  host: 'musterbox',
};

const NOBODYS: Machine = { folders: [], user: '', host: '' };

/** A line of the log, with this for its detail. */
const line = (detail: string) =>
  JSON.stringify({ at: '2026-11-28T21:00:00.000Z', what: 'internal', method: 'campaign.get', detail });

const hidden = (machine: Machine, text: string) => changedLine(text, hiding(machine));

/** A path as texts write it, with what comes before it and behind. */
const FORMS: readonly (readonly [string, (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['at the end', (path) => `EACCES: no ${path}`],
  ['before punctuation', (path) => `In ${path}, no: ${path}; no (${path}). ${path}!`],
  ['before a line break', (path) => `${path}\n${path}\r\nno`],
  ['in quotes', (path) => `EXDEV: no, rename '${path}' -> '${path}', "${path}" or \`${path}\` or “${path}”`],
  ['before a file', (path) => `${path}/x.holdout can’t be written; ${path}\\y`],
  ['with the other slashes', (path) => `no ${path.replaceAll('\\', '/')}/x`],
  ['with backslashes', (path) => `no ${path.replaceAll('/', '\\').replace(/^\\(?!\\)/, '\\\\')}\\x`],
  ['as a device', (path) => `no \\\\?\\${path}`],
  ['escaped in JSON', (path) => JSON.stringify({ path, more: [`no ${path}`] })],
  ['escaped in JSON, behind a line break', (path) => JSON.stringify({ path: `no\n${path}` })],
  ['escaped twice', (path) => JSON.stringify(JSON.stringify({ path }))],
  ['cut off', (path) => `{"detail":${JSON.stringify(`no '${path}`).slice(0, -1)}`],
  ['as a URL', (path) => urlOf(path)],
  ['as a URL in quotes', (path) => `imported from '${urlOf(path)}/x.js'`],
  ['as a part of a URL', (path) => `http://127.0.0.1:4711/x?path=${encodeURIComponent(path)}&x=1`],
  ['as a part of a part of a URL', (path) => `?x=${encodeURIComponent(encodeURIComponent(path))}`],
  ['as JSON in a URL', (path) => `?x=${encodeURIComponent(JSON.stringify({ path }))}`],
  ['as a URL in a URL', (path) => `?from=${encodeURIComponent(urlOf(path))}`],
  ['in small letters', (path) => `no ${path.toLowerCase()}`],
  ['in capitals', (path) => `no ${path.toUpperCase()}`],
  ['in a stack', (path) => `Error: no\n    at open (${path}/x.js:1:2)\n    at async ${urlOf(path)}/y.js:3:4`],
  ['with its letters taken apart', (path) => `no ${path.normalize('NFD')}`],
];
const urlOf = (path: string) => `file:///${encodeURI(path.replaceAll('\\', '/')).replace(/^\/+/, '')}`;

/** Everything that a text says once its escapes are read, in small letters. */
function said(text: string): string {
  const read = text.replaceAll(/(?:%[\dA-F]{2})+/giu, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
  return (read === text ? text : said(read)).normalize('NFKC').toLowerCase();
}

describe.each([
  ['Windows', WINDOWS],
  ['macOS', MAC],
  ['Linux', LINUX],
] as const)('on %s', (_, machine) => {
  const paths = machine.folders.map(([folder]) => folder);
  it.each(FORMS)('no folder is left %s', (_form, write) => {
    for (const path of paths) {
      for (const text of [line(write(path)), write(path), line(`EACCES: ${write(path)}`)])
        expect(said(hidden(machine, text))).not.toMatch(/müster|muster|spiele|sicherung|stick|mobile/u);
    }
  });

  it('what is said of its own folders stays', () => {
    for (const [folder, instead] of machine.folders) {
      const full = Object.assign(new Error('x'), { code: 'ENOSPC' });
      const reasons = [troubleOf(full, folder), moveTroubleOf(new Error('no'), folder)];
      const files = ['/holdout.sqlite', '/backups/holdout-2026-03-04T05-06-50-408Z-by-hand.sqlite.gz'];
      const texts = [
        ...reasons,
        ...files.map((file) => `${folder}${file} is damaged (no); it was left as it is.`),
        `no, open '${folder}/holdout.log'\n    at f (node:fs:1:2)`,
        `${JSON.stringify(folder)} isn’t there`,
      ];
      for (const text of texts) {
        const left = text.replace(JSON.stringify(folder).slice(1, -1), instead).replace(folder, instead);
        expect(hiding(machine)(text)).toBe(left);
      }
    }
  });

  it('nor is one whose name begins like one of its own', () => {
    for (const path of paths) {
      for (const further of [
        ' Bergs',
        ' (Berg)',
        '.berg',
        '-berg',
        '’s Berg',
        'berg',
        '/Berg',
        '\\Berg\\holdout.sqlite',
      ])
        for (const text of [`${path}${further}/x`, `no '${path}${further}'`, `in ${path}${further} can’t be`])
          expect(hiding(machine)(text)).not.toMatch(/berg/iu);
    }
  });

  it('neither its user’s nor its own name is left, and all else is', () => {
    const text = `${machine.user} on ${machine.host} (${encodeURIComponent(machine.user)}): database disk image is malformed`;
    expect(hidden(machine, line(text))).toBe(
      line('(user) on (machine) ((user)): database disk image is malformed'),
    );
    const written = encodeURIComponent(`"${machine.user}"`);
    expect(hiding(machine)(written)).toBe('%22(user)%22');
  });
});

it.each([
  ['C:\\x', 'Max Müller'],
  ['/Users/x', 'max.müller'],
  ['/home/x', 'müller'],
])(
  'of %s: its user is hidden with letters that are taken apart, within URLs of any depth',
  (folder, user) => {
    const hide = hiding({ folders: [[folder, '(data folder)']], user, host: '' });
    for (const form of ['NFC', 'NFD'] as const)
      for (let text = user.normalize(form), depth = 0; depth < 3; depth += 1, text = encodeURIComponent(text))
        expect(hide(`no ${text}, ?x=${text}&`)).toBe('no (user), ?x=(user)&');
  },
);

/** Paths at which disks, homes and shares are found on each system. */
const ROOTS = [
  ...[
    'C:\\',
    'D:\\',
    'e:/',
    'C:\\Users\\',
    'C:\\Users\\Anna\\AppData\\Local\\',
    '\\\\nas\\share\\',
    '\\\\nas\\',
  ],
  ...['\\\\wsl.localhost\\Ubuntu\\home\\', '/c/Users/', '/mnt/c/Users/'],
  ...['/Users/', '/Volumes/', '/private/var/folders/', '/Users/Shared/', '~/', '~anna/'],
  ...[
    '/',
    '/home/',
    '/media/',
    '/run/media/anna/',
    '/mnt/',
    '/srv/',
    '/opt/',
    '/tmp/',
    '/tmp/.mount_x/',
    '/work/',
  ],
];

/** Names with spaces and signs in them, of letters of any script. */
const LETTERS = [...'abcxyzABCXYZäßéøŁğışабвЖЯαβΩאבجدहिन्दी漢字かなカナ한글ไทย𝒜😀'];
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 6 });
const between = fc.constantFrom(
  ' ',
  '  ',
  '-',
  '.',
  ', ',
  '; ',
  ' (',
  ') ',
  '’s ',
  "'s ",
  ' & ',
  ' + ',
  '#',
  '%',
  ' at ',
  ' is ',
);
const folderName = fc
  .tuple(word, fc.array(fc.tuple(between, word), { minLength: 1, maxLength: 4 }), fc.constant('Qzw'))
  .map(([first, more, last]) => `${first}${more.flat().join('')}${last}`);

it('no folder that nobody has told us of is left, wherever it is and however it is written', () => {
  const anyForm = fc.constantFrom(...FORMS.map(([, write]) => write));
  fc.assert(
    fc.property(
      fc.constantFrom(...ROOTS),
      folderName,
      fc.option(folderName),
      anyForm,
      (root, a, b, write) => {
        const separator = root.includes('\\') ? '\\' : '/';
        const text = write(b === null ? root + a : root + a + separator + b);
        for (const machine of [WINDOWS, MAC, LINUX, NOBODYS]) {
          for (const left of [hidden(machine, line(text)), hidden(machine, text)]) {
            // Each ends in letters that nothing else has.
            expect(said(left)).not.toContain('qzw');
            for (const part of a.split(/[^\p{L}\p{N}\p{M}]+/u))
              if (part.length > 3) expect(said(left)).not.toContain(said(part));
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  ['C:\\Users\\Anna Berg', '(folder)'],
  ['D:\\Kampagnen Muster\\Holdout\\holdout.sqlite', '(folder)'],
  ['/srv/Erika Muster/Sicherung/x', '(folder)'],
  ['/home/anna/x and /Users/anna/y', '(folder)'],
  ["no, open '/media/anna/STICK 2/x', 3 rows", "no, open '(folder)', 3 rows"],
  ["no, rename '/run/media/anna’s/x' -> 'D:\\Anna's x'", "no, rename '(folder)'"],
  ['{"path":"E:\\\\Anna Berg","rows":3}', '{"path":"(folder)":3}'],
  ['at \\\\annas-nas\\share\\x', 'at (folder)'],
  ['see smb://annas-nas/share', 'see smb:(folder)'],
  ['C:\\Users\\Anna Berg is full\nthe rest', '(folder)\nthe rest'],
  [
    '    at f (C:\\Anna Berg\\dist\\worker.js:12:3)\n    at g',
    '    at f ((folder)\\worker.js:12:3)\n    at g',
  ],
  ['    at async file:///C:/Anna%20Berg/x.mts:1:2', '    at async (folder)/x.mts:1:2'],
  ['no %USERPROFILE%\\Anna Berg', 'no (folder)'],
  ['?x=%25LOCALAPPDATA%25%5CAnna', '?x=(folder)'],
  ["no, open '$env:APPDATA\\Anna'", "no, open '(folder)'"],
  ['no $HOME/Anna Berg/x', 'no (folder)'],
  ['no \\Device\\HarddiskVolume3\\Users\\Anna Berg', 'no (folder)'],
  ['no \\??\\C:\\Users\\Anna', 'no (folder)'],
  ['    at /tmp/.mount_Anna B/app.asar/Anna B:1:2', '    at (folder):1:2'],
] as const)('all of a path goes, but for where in the program it is: %s', (text, left) => {
  expect(hiding(NOBODYS)(text)).toBe(left);
});

it.each([
  'at Object.open (node:fs:12:3), at async node:internal/process/task_queues:104:5',
  '3 of 4 rows; 12:30; 3/4, and/or, his / her; application/json; ../x.js, ./y.js',
  'http://127.0.0.1:4711/campaigns/x answered 404, ratio 1:2, a\\b',
])('what is no absolute path stays: %s', (text) => {
  expect(hidden(WINDOWS, line(text))).toBe(line(text));
});
