/**
 * The campaign is no module: it has no step of its own, since the player says what is done next, and no end. What a module
 * is held to besides, it is held to here, by campaigns that bots play.
 */
import { describe, expect, it } from 'vitest';
import { beginning } from '../../../src/backend/games/all-things-zombie/beginning.ts';
import { botsPlaying } from '../../../src/backend/games/all-things-zombie/soak.ts';
import type { Title } from '../../../src/rules/all-things-zombie/acts/title.ts';
import { titleText } from '../../../src/rules/all-things-zombie/acts/title.ts';
import { RULES } from '../../../src/rules/all-things-zombie/rules.ts';
import { apply, begin } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { changed, changesBetween } from '../../../src/rules/core/difference.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import type { Reply } from '../../../src/rules/core/transcript.ts';
import { fold } from '../../support/rules/fold.ts';

const SEEDS = ['1', '2'];
const YEARS = 2;

interface Act {
  readonly title: Title;
  readonly events: readonly CampaignEvent[];
  readonly rolls: readonly Reply[];
}

function played(seed: string): readonly Act[] {
  const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
  const begun = beginning(context, { name: 'Soak', seed, division: 'seasons', startYear: 2, star: {} });
  const first = begun.events.map(({ event }) => event);
  const acts: Act[] = [
    { title: begun.title, events: first, rolls: begun.events.flatMap(({ rolls }) => rolls) },
  ];
  const bots = botsPlaying(fold(first), YEARS, diceBox(`${seed} bots`));
  for (let step = bots.next(); !step.done; step = bots.next(undefined)) {
    const { finished } = step.value;
    if (finished === null) continue;
    const { title, told, rolls } = finished;
    acts.push({ title, events: told.map(({ event }) => event), rolls });
  }
  return acts;
}

/** The campaign after each act, by its events alone. */
function statesOf([first, ...rest]: readonly Act[]): readonly Campaign[] {
  const [begun, ...more] = first?.events ?? [];
  if (begun === undefined) throw new Error('a campaign begins with an event');
  const campaign = begin(begun);
  for (const event of more) apply(campaign, event);
  const states = [structuredClone(campaign)];
  for (const { events } of rest) {
    for (const event of events) apply(campaign, event);
    states.push(structuredClone(campaign));
  }
  return states;
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(SEEDS)('a campaign of bots from seed %s', (seed) => {
  const acts = played(seed);
  const states = statesOf(acts);

  it('is the same from the same seed', () => {
    expect(acts.length).toBeGreaterThan(100);
    expect(digest(played(seed))).toBe(digest(acts));
  });

  it('comes back from JSON as it was, state and events', () => {
    const lossy = states.filter((state) => digest(throughJson(state)) !== digest(state));
    expect(lossy).toEqual([]);
    const lost = acts
      .flatMap(({ events }) => events)
      .filter((one) => digest(throughJson(one)) !== digest(one));
    expect(lost).toEqual([]);
  });

  it('is taken back exactly, act by act', () => {
    const wrong = states.slice(1).flatMap((state, at) => {
      const before = states[at];
      return digest(changed(state, changesBetween(state, before))) === digest(before) ? [] : [at + 1];
    });
    expect(wrong).toEqual([]);
  });

  it('asks by rules of its index, and has words for all that is done', () => {
    const index: Readonly<Record<string, { readonly summary: string } | undefined>> = RULES;
    const asked = new Set(acts.flatMap(({ rolls }) => rolls.map(({ rule }) => rule)));
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((rule) => (index[rule]?.summary ?? '') === '')).toEqual([]);
    expect(acts.filter(({ title }) => titleText(title).trim() === '')).toEqual([]);
  });
});
