/** A process of its own that does what a target does until it is killed: `process.ts TARGET ROOT DAY`. */
import { writeSync } from 'node:fs';
import { clockOf, folderOf, openIn, placeIn } from './place.ts';
import { standingIn } from './standing.ts';
import type { Coming, Doing, Said } from './target.ts';
import { TARGETS } from './targets.ts';

const [name = '', root = '', day = ''] = process.argv.slice(2);
const target = TARGETS.find((one) => one.name === name);
if (target === undefined) throw new Error(`there is no target ${name}`);
const place = placeIn(root, Number(day));
// At once, whatever becomes of this process.
const say = (said: Said | { readonly begun: true }) => writeSync(1, `${JSON.stringify(said)}\n`);
say({ begun: true });

let later = 0;
const open = async () => await openIn(place, () => clockOf(place, later)());
let backend = await open();
const standing = () => standingIn(folderOf(place));

const isComing = (coming: object): coming is Coming => 'on' in coming || 'instead' in coming;

const deed: Doing['deed'] = async (coming, work) => {
  say({ will: isComing(coming) ? coming : { on: coming } });
  const done = await work();
  say({ did: standing() });
  return done;
};

/** The first on the shelf is played: a replaced one lies among the deleted. */
function playedIn(stands: ReturnType<typeof standing>): Doing['at'] {
  const key = Object.keys(stands).find((one) => one.startsWith('shelf ') && stands[one] === 'on the shelf');
  const campaign = key?.slice('shelf '.length) ?? '';
  return { campaign, revision: Number(stands[`revision ${campaign}`]) };
}

for (let time = 1; ; time += 1) {
  await target.deeds({
    place,
    backend,
    at: playedIn(standing()),
    time,
    text: `${process.pid} ${time}`,
    standing,
    deed,
    nextDay: () => {
      later += 1;
    },
    again: async () => {
      await backend.close();
      backend = await open();
    },
  });
}
