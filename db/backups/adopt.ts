/** Bytes of a backup that have lost their manifest, or whose manifest no longer makes sense: what is in them is looked through anew, and listed again. */
import { createReadStream, createWriteStream, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PRIVATE_FILE } from '../file/private.ts';
import { isUnderWay, listed } from './listing.ts';
import { isDescribed, MANIFEST, PACKED, WHYS, type Why } from './manifest.ts';
import { packSnapshot } from './pack.ts';
import { serialAt, takeSnapshot } from './snapshot.ts';

const NAME = /^holdout-.+(?=\.sqlite\.gz$)/;

/** By name; none that somebody is about to finish, who has a file that says so. */
export function withoutManifest(folder: string): readonly string[] {
  const files = listed(folder);
  return files.flatMap((file) => {
    const [name] = NAME.exec(file) ?? [];
    if (name === undefined || isDescribed(folder, name)) return [];
    return isUnderWay(files, name) ? [] : [name];
  });
}

const whyOf = (name: string): Why =>
  WHYS.find((why) => new RegExp(`-${why}(-\\d+)?$`).test(name)) ?? 'by-hand';

const unpacked = async (from: string, to: string) =>
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode: PRIVATE_FILE }));

/** Each becomes a backup again, as old as its file. One that can't be read, or isn't whole, stays as it is. */
export async function adopt(folder: string): Promise<void> {
  for (const name of withoutManifest(folder)) {
    const packed = join(folder, `${name}${PACKED}`);
    try {
      const at = statSync(packed).mtime.toISOString();
      const taken = { at, why: whyOf(name), acts: null, serial: serialAt(folder, at) };
      const made = await packSnapshot(folder, await takeSnapshot(packed, folder, taken, unpacked));
      if (made === undefined) continue;
      rmSync(packed, { force: true });
      rmSync(join(folder, `${name}${MANIFEST}`), { force: true });
    } catch {
      // Nothing is lost by leaving it.
    }
  }
}
