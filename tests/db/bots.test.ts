import { expect, it } from 'vitest';
import { decodeEvent, encodeEvent } from '../../db/games/all-things-zombie/log/event.ts';
import { fromRows, toRows } from '../../db/games/all-things-zombie/projection/mapping.ts';
import { chanceOf } from '../../src/rules/all-things-zombie/bots/chance.ts';
import { housekeeping } from '../../src/rules/all-things-zombie/bots/housekeeping.ts';
import { YEARS } from '../../src/rules/all-things-zombie/calendar.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { party } from '../../src/rules/all-things-zombie/state/find.ts';
import { diceBox } from '../../src/rules/core/dice.ts';
import { digest } from '../../src/rules/core/digest.ts';
import { encounterByBots } from '../support/db/bots.ts';
import { beginning, ID, played } from '../support/db/play.ts';
import { fold } from '../support/rules/fold.ts';

const ENCOUNTERS = 8;

it.each(['ZOMBIE-1', 'seed 2', 'seed 3'])('keeps all that bots do from %s, event by event', (seed) => {
  const log: CampaignEvent[] = beginning(seed).events.map(({ event }) => event);
  let at = fold(log);
  for (let encounter = 1; encounter <= ENCOUNTERS; encounter++) {
    const made = played(at, encounterByBots(`${seed}, ${encounter}`));
    if (made === undefined) throw new Error('the bots are refused');
    at = made.after;
    log.push(...made.act.events.map(({ event }) => event));
    expect(fromRows(at.name, toRows(ID, at))).toEqual(at);
  }
  const kept = log.map((event) => decodeEvent(encodeEvent(event, 'event'), 'event'));
  expect(kept).toEqual(log);
  expect(digest(fold(kept))).toBe(digest(at));
  expect(at.count.encounters).toBe(ENCOUNTERS);
});

it('keeps all that bots do in the last years of the calendar', () => {
  const begun = fold(beginning('ZOMBIE-1').events.map(({ event }) => event));
  const at = played(begun, encounterByBots('late'))?.after;
  if (at === undefined) throw new Error('the bots are refused');
  const ready = party(at);
  const told = new Set<string>();
  for (let year = 45; year <= YEARS.last; year += 9) {
    const late = { ...at, calendar: { ...at.calendar, now: { year, period: 11 } } };
    for (let n = 0; n < 40; n++) {
      const chance = chanceOf(diceBox(`${year}/${n}`));
      const made = played(late, (now) => housekeeping(now, ready, chance).act(now));
      for (const { event } of made?.act.events ?? []) {
        expect(decodeEvent(encodeEvent(event, 'event'), 'event')).toEqual(event);
        told.add(event.type);
      }
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['last-year-set', 'date-changed', 'division-changed']));
});
