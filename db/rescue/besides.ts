/** What backups hold that a file made whole doesn't: campaigns, or more of one. */

import type { Backup } from '../backups/manifest.ts';
import type { Lines } from './lines.ts';

export interface Beside {
  readonly id: string;
  readonly name: string;
  /** Acts that count there. */
  readonly acts: number;
  /** Acts that count of it in the file; null where it isn't in there. */
  readonly here: number | null;
  /** The newest backup that has it so. */
  readonly backup: string;
  /** When that was made. */
  readonly at: string;
}

interface Here {
  readonly id: string;
  readonly acts: number;
}

/** Of each the newest that holds it, or the most of it. */
export function besidesIn({ own, others }: Lines, here: readonly Here[]): readonly Beside[] {
  const acts = new Map(here.map((one) => [one.id, one.acts]));
  const found = new Map<string, Beside>();
  const look = (backup: Backup) => {
    for (const { id, name, acts: there } of backup.shelf) {
      const mine = acts.get(id) ?? null;
      const best = found.get(id);
      if (mine !== null ? there <= Math.max(mine, best?.acts ?? 0) : best !== undefined) continue;
      found.set(id, { id, name, acts: there, here: mine, backup: backup.name, at: backup.at });
    }
  };
  for (const backup of [...own, ...others]) look(backup);
  return [...found.values()];
}
