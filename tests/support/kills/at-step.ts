/** A process that ends as if killed at one step of what it does to the disk, whichever that is. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import Database from 'better-sqlite3';

/** Functions that change a disk, past SQLite. */
const CHANGES = [
  'copyFileSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
  'writeSync',
] as const;

let steps = 0;
let last = Number.POSITIVE_INFINITY;
let counting = false;
const names: string[] = [];

/** Nothing more is written than was before it: no handler runs, and nothing is flushed. */
function step(name: string): void {
  if (!counting) return;
  steps += 1;
  names.push(name);
  if (steps >= last) process.kill(process.pid, 'SIGKILL');
}

/** From here on: ends at the step of this number. */
export function endAt(number: number): void {
  last = number;
  counting = true;
}

/** Ends the counting and returns the steps that there were. */
export function stepsMade(): readonly string[] {
  counting = false;
  return names;
}

for (const name of CHANGES) {
  const does = fs[name] as (...input: unknown[]) => unknown;
  const counted = (...input: unknown[]) => {
    if (typeof input[0] === 'string') step(`${name} ${basename(input[0])}`);
    else if (name !== 'writeSync') step(name);
    return does(...input);
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();

/** Pages are copied by SQLite one after another, within a transaction of its own. */
const backup = Database.prototype.backup;
Database.prototype.backup = async function page(file, options) {
  step(`backup to ${basename(file)}`);
  const done = await backup.call(this, file, {
    progress: (at) => {
      step(`a page of ${basename(file)}`);
      options?.progress(at);
      return 1;
    },
  });
  step(`behind the backup to ${basename(file)}`);
  return done;
};
for (const method of ['pragma', 'exec'] as const) {
  const does = Database.prototype[method] as (...input: unknown[]) => unknown;
  Object.assign(Database.prototype, {
    [method](this: Database.Database, ...input: unknown[]) {
      if (!this.readonly) step(`${method} ${String(input[0])} in ${basename(this.name)}`);
      return does.apply(this, input);
    },
  });
}
