/**
 * `node tools/sample-seeds.ts [count]`: tells the sample's story from so many seeds, and lists those whose dice look fair and
 * whose end is worth playing on from, the likeliest dice first. Wanted where a change to the rules has moved the sample's dice.
 */
import { parseArgs } from 'node:util';
import { CallFailure } from '../src/backend/calls/call-failure.ts';
import { type Done, telling } from '../src/backend/games/all-things-zombie/sample/sample.ts';
import { chiSquared, tail } from '../src/backend/views/statistics.ts';
import { figureNamed } from '../src/rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../src/rules/all-things-zombie/state/seen.ts';

const CLOCK = { now: () => new Date(0) };
const FACES = [1, 2, 3, 4, 5, 6];
/** Limits on the chance that even dice fall at least so unevenly: not so far off that a reader stops, not so even that they look made. */
const FAIR = { from: 0.4, to: 0.9 } as const;
/** Captors enough to be feared, few enough to be beaten. */
const CAPTORS = { from: 3, to: 4 } as const;
const FRIENDS = 3;
/** Kinds of things in the stockpile, and ways in which those met stand to the party. */
const KINDS = 3;

const { positionals } = parseArgs({ allowPositionals: true });
const [count = 200] = positionals.map(Number);

interface Told {
  readonly share: number;
  readonly line: string;
}

const fitting = Array.from({ length: count }, (_, at) => toldFrom(`MERR-FRD${at + 1}`)).filter(
  (told) => told !== undefined,
);
for (const { line } of fitting.toSorted((a, b) => b.share - a.share)) console.log(line);
console.log(`${fitting.length} of ${count} seeds.`);

function toldFrom(seed: string): Told | undefined {
  const acts: Done[] = [];
  const end = ended(seed, acts);
  if (end === undefined || !worthGoingOn(end)) return undefined;
  const faces = facesOf(acts);
  const share = tail(chiSquared(faces));
  if (share < FAIR.from || share > FAIR.to) return undefined;
  return { share, line: `${seed}: ${faces.join(' ')}, ${lineOf(end)}` };
}

/** Undefined where its dice have killed somebody whom the story needs. */
function ended(seed: string, acts: Done[]): SeenCampaign | undefined {
  const story = telling(CLOCK, 'Merrow Ford', seed);
  try {
    for (;;) {
      const step = story.next();
      if (step.done) return step.value;
      acts.push(step.value);
    }
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'refused') return undefined;
    throw error;
  }
}

function facesOf(acts: readonly Done[]): number[] {
  const dice = acts
    .flatMap(({ act }) => act.events)
    .flatMap(({ rolls }) => rolls)
    .flatMap(({ answer }) => (Array.isArray(answer) ? answer : []));
  return FACES.map((face) => dice.filter((one) => one === face).length);
}

function worthGoingOn({ encounter, stock, contacts }: SeenCampaign): boolean {
  const captors = encounter?.escape?.forces.captors ?? 0;
  return (
    encounter?.party.length === FRIENDS &&
    captors >= CAPTORS.from &&
    captors <= CAPTORS.to &&
    new Set(stock.map(({ kind }) => kind)).size >= KINDS &&
    new Set(contacts.map(({ standing }) => standing)).size >= KINDS
  );
}

function lineOf(now: SeenCampaign): string {
  const { encounter, stock, figures } = now;
  const went = (encounter?.party ?? []).map((id) => figureNamed(now, id)?.name);
  const alive = figures.filter(({ status }) => status === 'ready');
  return [
    `${alive.length} ready (${alive.map(({ name, rep }) => `${name} ${rep}`).join(', ')})`,
    `${stock.length} in the stockpile`,
    `${went.join(', ')} against ${encounter?.escape?.forces.captors} at ${encounter?.table?.name}`,
  ].join('; ');
}
