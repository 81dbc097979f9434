/** The one repair as calls ask for it: a whole file is made of the damaged one and the backups, and put in its place. */
import {
  changePlace,
  copyAside,
  hasContent,
  type Repair,
  type Repairing,
  readPlace,
  repair,
  replaceFile,
  StoreFailure,
  settleCopies,
} from '../../../db/index.ts';
import { refused } from '../host/call-failure.ts';
import type { AppContext } from '../host/context.ts';
import type { Opening } from '../host/opening.ts';
import { orNothing, type Work } from '../host/works.ts';
import { words } from './text/repairing.ts';

export const repairingOf = ({ dataDir: dir, file, games, now }: AppContext, work: Work): Repairing => ({
  dir,
  file,
  games,
  at: now().toISOString(),
  step: orNothing(work),
});

/** What is damaged stands no more in the file; the copy of it is called so. */
export function settled(dataDir: string, aside: string | null): string | null {
  settleCopies(dataDir);
  // Of the file that was damaged no backup could be made.
  if (readPlace(dataDir).failed !== null) changePlace(dataDir, { failed: null });
  return aside?.replace(/^holdout-damaged-/, 'holdout-mended-') ?? null;
}

/** Others may write into the file while it is read: then it is read again, so often. */
const ATTEMPTS = 4;

export interface MadeWhole {
  readonly made: Repair;
  /** The name of the copy of the damaged bytes; null where the file was whole after all, and nothing was changed. */
  readonly aside: string | null;
}

/**
 * Copies the damaged bytes aside and puts a whole file in their place. Commands wait meanwhile: what they did would be lost. `mayBe` is shown
 * what would be put there, and throws where it isn't to be.
 */
export async function makeWhole(
  app: AppContext,
  store: Opening | undefined,
  work: Work,
  mayBe: (made: Repair) => void,
): Promise<MadeWhole> {
  const { dataDir, file, now } = app;
  return await app.alone(async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const made = await repair(repairingOf(app, work));
      try {
        if (made.whole) return { made, aside: settled(dataDir, null) };
        if (made.nothing) throw refused(words.nothingOfTheFileCan);
        mayBe(made);
        // Where SQLite can't tell whose file it is another takes its place, and this host has the old one open no more.
        if (made.before.generations === undefined) await store?.release();
        // Byte for byte as it was read: where somebody writes in between nothing is put there.
        const aside = hasContent(file) ? copyAside(dataDir, file, now()) : null;
        const put = await replaceFile(made.made, file, { now: now(), before: made.before });
        if (put !== undefined) return { made, aside: settled(dataDir, aside) };
      } finally {
        made.drop();
      }
    }
    throw new StoreFailure('busy', words.anotherProgramGoesOn(file));
  });
}
