/** A test whose file has this in its name runs at night, or where it is named; `npm test` is over sooner without it. */
export const NIGHTLY = '.nightly.';

const WANTED = 'HOLDOUT_NIGHTLY';

/** From here on, in this process and those it starts. */
export function runNightly(): void {
  process.env[WANTED] = '1';
}

/** Patterns of what a run leaves out, of stories (`spec`) or of the other tests. */
export const leftForTheNight = (kind: 'spec' | 'test'): string[] =>
  process.env[WANTED] === undefined ? [`**/*${NIGHTLY}${kind}.ts`] : [];
