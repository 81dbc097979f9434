/** Campaigns played by bots leave no sentence in the log, and come out alike whatever the words are. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Title } from '../../../../src/rules/all-things-zombie/acts/title.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { digest } from '../../../../src/rules/core/digest.ts';
import type { Reply } from '../../../../src/rules/core/transcript.ts';
import { keyedTexts, TEXTS } from '../../../support/rules/keyed-texts.ts';
import { type Held, sentences } from '../../../support/rules/sentences.ts';

const YEARS = 3;

interface Kept {
  readonly title: Title;
  readonly events: readonly CampaignEvent[];
  readonly rolls: readonly Reply[];
}

/** Every act of a campaign of bots, and how it stands in the end. */
async function played(seed: string): Promise<{ readonly acts: readonly Kept[]; readonly last: unknown }> {
  const { beginning } = await import('../../../../src/backend/games/all-things-zombie/beginning.ts');
  const { botsPlaying } = await import('../../../../src/backend/games/all-things-zombie/soak.ts');
  const { fold } = await import('../../../support/rules/fold.ts');
  const { diceBox } = await import('../../../../src/rules/core/dice.ts');
  const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
  const begun = beginning(context, { name: 'Soak', seed, division: 'seasons', startYear: 2, star: {} });
  const acts: Kept[] = [
    {
      title: begun.title,
      events: begun.events.map(({ event }) => event),
      rolls: begun.events.flatMap(({ rolls }) => rolls),
    },
  ];
  const bots = botsPlaying(fold(begun.events.map(({ event }) => event)), YEARS, diceBox(`${seed} bots`));
  let step = bots.next();
  while (!step.done) {
    const { finished } = step.value;
    if (finished !== null) {
      const { title, told, rolls } = finished;
      acts.push({ title, events: told.map(({ event }) => event), rolls });
    }
    step = bots.next(undefined);
  }
  return { acts, last: step.value };
}

/** Asked for nobody in particular: for the table, a band on the road, a side, or somebody only just being made up. */
const FOR_NOBODY: readonly RegExp[] = [
  /^holdout\.(star|name|place-name|street-name|shop-name|storeys|terrain|terrain-count|map|entry)$/,
  /^atz\.recruit\.\w+$/,
  /^atz\.(building|vehicle)-(count|type)(\.pick)?$/,
  /^atz\.(river|wind|vehicle-at-start|zombies-at-start|zombie-placement|zombie-reinforcement)$/,
  /^atz\.(activation|survivors-in-building|who-wins|lead|pursuit\.\w+)$/,
  /^atz\.(escape-help|how-many|getaway|alert|escape\.stays)$/,
];

/** Fields that hold names, or what the player says. */
const NAMES = [
  'name',
  'names',
  'side',
  'byName',
  'shortName',
  'speaker',
  'loser',
  'place',
  'biography',
  'consequence',
  'whom',
  'where',
];
const RENAMED = [
  'campaign-renamed',
  'figure-renamed',
  'biography-written',
  'rename-campaign',
  'copy-campaign',
  'rename-figure',
  // The giver of the clips stands in `from`.
  'give-clips',
];

function mayHaveBlanks(holder: Held, key: string): boolean {
  if (NAMES.includes(key)) return true;
  if (key === 'text') return holder.by === 'player' || holder.where === 'said';
  if (key === 'from' || key === 'to') return RENAMED.includes(String(holder.type));
  // Names of those who fire after a step back, or as they come into sight.
  if (key === 'order') return holder.type === 'break-off' || holder.type === 'sight';
  // Names of those who move along.
  if (key === 'along') return holder.type === 'move';
  // Names of those whom a fire has put out of the fight.
  if (key === 'out') return holder.type === 'spread-fire';
  // Names are drawn from a list of names.
  return key === 'answer' && /^holdout\.(name|place-name|street-name)$/.test(String(holder.rule));
}

const inWords = (value: unknown, path: string) => sentences(value, path, mayHaveBlanks);

afterEach(() => {
  for (const file of TEXTS) vi.doUnmock(file);
  vi.resetModules();
});

describe('the log of a campaign of bots', () => {
  it('holds no sentence but the player’s: not in events, titles or transcripts', async () => {
    const { acts } = await played('FACTS-1');
    expect(acts.length).toBeGreaterThan(200);
    const found = acts.flatMap(({ title, events, rolls }, at) => [
      ...inWords({ type: title.key, ...title.values }, `act ${at}`),
      ...events.flatMap((event) => inWords(event, `act ${at}, ${event.type}`)),
      ...rolls.flatMap((reply) => inWords(reply, `act ${at}, ${reply.rule}`)),
    ]);
    expect(found).toEqual([]);
    const ofNobody = acts.flatMap(({ rolls }) => rolls.filter(({ of }) => of === undefined));
    expect(ofNobody.filter(({ rule }) => !FOR_NOBODY.some((one) => one.test(rule)))).toEqual([]);
  });

  it('is the same with every text replaced by its key', async () => {
    const { acts, last } = await played('FACTS-2');
    const before = digest([acts, last]);
    expect(TEXTS.length).toBeGreaterThan(50);
    vi.resetModules();
    for (const file of TEXTS) vi.doMock(file, keyedTexts);
    const { optionsOf } = await import('../../../../src/rules/all-things-zombie/data/text/options.ts');
    expect(optionsOf('atz.cure-given').map(({ text }) => text)).toEqual(['optionsOf', 'optionsOf']);
    const again = await played('FACTS-2');
    expect(again.acts.length).toBe(acts.length);
    expect(digest([again.acts, again.last])).toBe(before);
  });
});
