/** A second start on the same data: Electron doesn't say whether the first one heard of it, so the first one answers by a file. */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Message that the second start hands to the first. */
const Knock = z.object({ answerTo: z.uuid() });
export type Knock = Readonly<z.infer<typeof Knock>>;

/** Milliseconds. A first one that is busy opening a large file still answers within this. */
const WAIT = 8_000;
const LOOK_EVERY = 100;

const answerIn = (profile: string, { answerTo }: Knock) => join(profile, `answer-${answerTo}`);

export const knock = (): Knock => ({ answerTo: randomUUID() });

/** In the first: says that it is there. */
export function answer(profile: string, given: unknown): void {
  const asked = Knock.safeParse(given);
  if (!asked.success) return;
  try {
    writeFileSync(answerIn(profile, asked.data), '');
  } catch {
    // Then the second says that nobody answers, which is all that can be told.
  }
}

/** In the second: whether the first has answered in time. */
export async function isAnswered(profile: string, own: Knock, wait = WAIT): Promise<boolean> {
  const file = answerIn(profile, own);
  for (let waited = 0; !existsSync(file); waited += LOOK_EVERY) {
    if (waited >= wait) return false;
    await pause(LOOK_EVERY);
  }
  rmSync(file, { force: true });
  return true;
}
