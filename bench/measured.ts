/** Things measured against each other in one run, and the rows they make. */

/** Microseconds of this process's own work, so that a busy machine weighs less; Windows counts these too coarsely. */
export function clock(): number {
  if (process.platform === 'win32') return performance.now() * 1000;
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of this thread alone, which is what a caller waits for: in a process that has just begun the compilers work beside it. */
export function threadClock(): number {
  if (process.platform === 'win32') return performance.now() * 1000;
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export interface Rounds {
  readonly rounds: number;
  /** Rounds before those that count, while the engine still compiles. */
  readonly warmUp: number;
  /** Number of times that the work is done in a round. */
  readonly times: number;
}

/** Microseconds for one time of each, round by round. They take turns, so that whatever else goes on weighs on all. */
export function takingTurns<Name extends string>(
  works: Readonly<Record<Name, (time: number) => void>>,
  { rounds, warmUp, times }: Rounds,
): Readonly<Record<Name, readonly number[]>> {
  const names = Object.keys(works) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const work = works[name];
      const before = clock();
      for (let time = 0; time < times; time++) work(time);
      if (round >= 0) taken[name].push((clock() - before) / times);
    }
  }
  return taken;
}

/** The median over the rounds of how many times as long one took as the other. */
export function ratio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((value, round) => value / (to[round] ?? Number.NaN)));
}

/** Time that the work takes, or its size. */
type Measured =
  | { readonly microseconds: number; readonly bytes?: never }
  | { readonly bytes: number; readonly microseconds?: never };

export type Row = Measured & {
  readonly what: string;
  /** Reference that the row was measured against, in the same run. */
  readonly against: string;
  readonly ratio: number;
  /** The ratio may be no more, or no less; a row without either is told and not judged. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Limit on any machine, where it is a person who waits. */
  readonly atMostMicroseconds?: number;
  /** The same of a size. */
  readonly atMostBytes?: number;
};

function isWithin(row: Row): boolean {
  const { microseconds, bytes, ratio, atMost, atLeast, atMostMicroseconds, atMostBytes } = row;
  const measured = microseconds ?? bytes;
  // Work that took no time did nothing; a figure that isn't a number says nothing.
  if (!(measured > 0) || !Number.isFinite(measured) || !Number.isFinite(ratio)) return false;
  const most = microseconds === undefined ? atMostBytes : atMostMicroseconds;
  if (most !== undefined && !(measured <= most)) return false;
  return !(atMost !== undefined && ratio > atMost) && !(atLeast !== undefined && ratio < atLeast);
}

function bound({ atMost, atLeast, atMostMicroseconds, atMostBytes }: Row): string {
  const bounds = [
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
    ...(atMostMicroseconds === undefined ? [] : [`≤ ${atMostMicroseconds / 1000} ms`]),
    ...(atMostBytes === undefined ? [] : [`≤ ${atMostBytes / 2 ** 20} MB`]),
  ];
  return bounds.length > 0 ? bounds.join(', ') : '–';
}

function time(microseconds: number): string {
  return microseconds < 1000 ? `${microseconds.toFixed(1)} µs` : `${(microseconds / 1000).toFixed(1)} ms`;
}

function told({ microseconds, bytes }: Measured): string {
  return bytes === undefined ? time(microseconds) : `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

/** Prints the rows, and has the process end with 1 where one is beyond its bound. */
export function report(rows: readonly Row[]): void {
  console.log('| what | one takes | against | ratio | bound | |');
  console.log('|---|---|---|---|---|---|');
  for (const row of rows) {
    const { what, against } = row;
    const cells = [what, told(row), against, row.ratio.toFixed(2), bound(row)];
    console.log(`| ${cells.join(' | ')} | ${isWithin(row) ? '' : 'BROKEN'} |`);
  }
  if (rows.length === 0 || !rows.every(isWithin)) process.exitCode = 1;
}
