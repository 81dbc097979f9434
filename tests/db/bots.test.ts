import { expect, it } from 'vitest';
import { decodeEvent, encodeEvent } from '../../db/codecs/event.ts';
import { fromRows, toRows } from '../../db/mapping.ts';
import { fold } from '../../src/rules/all-things-zombie/campaign/apply.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/campaign/events.ts';
import { digest } from '../../src/rules/core/digest.ts';
import { encounterByBots } from '../support/db/bots.ts';
import { beginning, ID, played } from '../support/db/play.ts';

const ENCOUNTERS = 8;

it.each(['ZOMBIE-1', 'seed 2', 'seed 3'])('keeps all that bots do from %s, event by event', (seed) => {
  const log: CampaignEvent[] = beginning(seed).events.map(({ event }) => event);
  let at = fold(log);
  for (let encounter = 1; encounter <= ENCOUNTERS; encounter++) {
    const made = played(at, encounterByBots(`${seed}, ${encounter}`));
    if (made === undefined) throw new Error('the bots are refused');
    at = made.after;
    log.push(...made.act.events.map(({ event }) => event));
    expect(fromRows(toRows(ID, at))).toEqual(at);
  }
  const kept = log.map((event) => decodeEvent(encodeEvent(event, 'event'), 'event'));
  expect(kept).toEqual(log);
  expect(digest(fold(kept))).toBe(digest(at));
  expect(at.count.encounters).toBe(ENCOUNTERS);
});
