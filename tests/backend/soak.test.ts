/** Years by bots, kept like any other campaign: the tables are what the log adds up to, and the people met are all found. */
import { expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import { ask, sharedBackend } from '../support/backend/backend.ts';
import { COUNTS } from '../support/counts.ts';

const years = COUNTS.storedYears;
const SEEDS = Array.from({ length: COUNTS.stored }, (_, n) => (n === 0 ? 'Ansley' : `STORED-${n}`));

/** With the campaign of the first seed, which the tests after it look at. */
const shared = sharedBackend();
let first = '';

it.each(SEEDS)(`a campaign of ${years} years from %s verifies`, { timeout: COUNTS.limitMs }, async (seed) => {
  const { backend } = shared;
  const { id, acts } = await ask(backend, 'campaign.soak', { name: 'Soak', seed, years });
  first ||= id;
  expect(acts).toBeGreaterThan(years * 4 * 5);
  const verified = await ask(backend, 'campaign.verify', { campaign: id });
  expect(verified).toMatchObject({ identical: true, differences: [] });
  expect(verified.events).toBeGreaterThan(acts);
  const { calendar } = await ask(backend, 'campaign.get', { campaign: id });
  expect(calendar.now.year).toBe(2 + years);
});

/** Name typed by somebody who has no such keys. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Page = Output<'people.page'>;

async function everybody(
  backend: Backend,
  campaign: string,
  filter: Omit<Input<'people.page'>, 'campaign'> = {},
) {
  const groups: Page['groups'] = [];
  let after: number | null = null;
  do {
    const page: Page = await ask(backend, 'people.page', { campaign, ...filter, after });
    groups.push(...page.groups);
    after = page.next;
  } while (after !== null);
  return groups;
}

it.runIf(years >= 9)(
  'shows everybody met, page by page, by filter and by name, with what has passed',
  async () => {
    const { backend } = shared;
    const campaign = first;
    const all = await everybody(backend, campaign);
    const { met } = await ask(backend, 'people.page', { campaign });
    expect(all.length).toBe(met);
    expect(met).toBeGreaterThan(20);
    // The last one first, none twice.
    expect(all.map(({ id }) => Number(id.slice(1)))).toEqual(all.map((_, index) => met - index));
    for (const area of ['urban', 'outskirts', 'rural'] as const) {
      expect(await everybody(backend, campaign, { area })).toEqual(
        all.filter((group) => group.area === area),
      );
    }
    for (const standing of ['strangers', 'cooperated', 'parted', 'fought', 'unhelpful'] as const) {
      const of = all.filter((group) => group.standing === standing);
      expect(await everybody(backend, campaign, { standing })).toEqual(of);
    }
    for (const whereabouts of ['about', 'joined', 'gone'] as const) {
      const of = all.filter((group) => group.whereabouts === whereabouts);
      expect(await everybody(backend, campaign, { whereabouts })).toEqual(of);
    }
    // Part of a word: each word that is asked for may stand anywhere in the name.
    const part = all[3]?.members[0]?.name.split(' ')[0]?.slice(1, 5) ?? '';
    expect(await everybody(backend, campaign, { name: part })).toEqual(
      all.filter(({ members }) => members.some(({ name }) => plain(name).includes(plain(part)))),
    );
    // Case and accents don't matter, nor does the order of the names.
    const accented = all.find(({ members }) =>
      members.some(({ name }) => plain(name) !== name.toLowerCase()),
    );
    const called = accented?.members.find(({ name }) => plain(name) !== name.toLowerCase())?.name ?? '';
    expect(called).not.toBe('');
    const asked = plain(called).toUpperCase().split(' ').toReversed().join('  ');
    expect((await everybody(backend, campaign, { name: asked })).map(({ id }) => id)).toContain(accented?.id);
    expect(await everybody(backend, campaign, { name: called.normalize('NFD') })).toEqual(
      await everybody(backend, campaign, { name: asked }),
    );
    expect(await everybody(backend, campaign, { name: '%' })).toEqual([]);

    const { houseRules } = await ask(backend, 'campaign.agreements', { campaign });
    const comeBack = houseRules.find(({ id }) => id === 'peopleComeBack')?.on;
    for (const group of all) {
      const detail = await ask(backend, 'people.group', { campaign, group: group.id });
      expect(detail.group).toEqual(group);
      expect(detail.dealings).toHaveLength(group.times);
      if (group.times > 0) expect(detail.dealings.at(-1)?.standing).toBe(group.standing);
      const modifiers = { cooperated: [2], fought: [-2], unhelpful: [-1], parted: [], strangers: [] };
      expect(detail.talk.map(({ modifier }) => modifier)).toEqual(modifiers[group.standing]);
      const able = group.whereabouts === 'about' && group.members.some(({ alive }) => alive);
      expect(detail.return).toBe(able ? (comeBack ? 'may' : 'house-rule-off') : 'not-about');
      // Captives of the group don't speak for it.
      const free = group.members.some(({ alive, captive }) => alive && !captive);
      expect(group.members.filter(({ speaks }) => speaks)).toHaveLength(free ? 1 : 0);
    }

    const [latest] = all;
    const { act } = await ask(backend, 'people.group', { campaign, group: latest?.id ?? '' });
    await ask(backend, 'note.add', { campaign, act, text: 'Saw us coming' });
    const { notes } = await ask(backend, 'people.group', { campaign, group: latest?.id ?? '' });
    expect(notes.map(({ text }) => text)).toEqual(['Saw us coming']);
  },
);
