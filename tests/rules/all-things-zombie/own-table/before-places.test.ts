/**
 * A campaign on tables of the player's own, as it was played before an Encounter could hold places: the same acts with the same dice tell
 * the same today, to the byte of the log.
 *
 * Each line of `before-places.jsonl` is an act: its input, the dice, cards and decisions of it, and its events. Acts marked `since` are
 * those whose rules have changed for other reasons; they are gone on from as they went then. Whoever changes a rule so that another act
 * tells something else marks it, too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeEvent, encodeEvent } from '../../../../db/games/all-things-zombie/log/event.ts';
import type { ActInput } from '../../../../src/rules/all-things-zombie/acts/acts.ts';
import { type PlayedId, playOf } from '../../../../src/rules/all-things-zombie/acts/plays.ts';
import { apply, begin } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { ownCopy } from '../../../../src/rules/all-things-zombie/state/own-copy.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import type { Answer } from '../../../../src/rules/core/play.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { scripted } from '../../../support/rules/scripted.ts';

type Written = readonly [type: string, payload: object];

interface Line {
  readonly do: PlayedId;
  readonly input: ActInput<PlayedId>;
  readonly answers: readonly Answer[];
  readonly told: readonly Written[];
  readonly since?: true;
}

const [{ first }, { told: joined }, ...lines] = readFileSync(
  join(import.meta.dirname, 'before-places.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line)) as [{ first: CampaignEvent }, { told: readonly Written[] }, ...Line[]];

const bytesOf = ([type, payload]: Written): string => `${type} ${JSON.stringify(payload)}`;

function goesOn(campaign: Campaign, told: readonly Written[]): void {
  for (const [type, payload] of told)
    apply(campaign, decodeEvent({ type, payload: JSON.stringify(payload) }, 'before'));
}

/** Bytes of the log by the rules of today; or the refusal. */
function toldToday(campaign: Campaign, line: Line): readonly string[] {
  const now = ownCopy(seen(campaign));
  const script = scripted(line.answers);
  const end = drive(playOf(line.do, line.input)(seen(now)), script, (event: CampaignEvent) =>
    apply(now, event),
  );
  if (end.kind !== 'finished') return [`${end.kind}`];
  if (!end.value.ok) return [JSON.stringify(end.value.refusal)];
  script.assertUsedUp();
  return end.events.map((event) => {
    const { type, payload } = encodeEvent(event, 'today');
    return `${type} ${payload}`;
  });
}

it('tells the same as before there were places, to the byte', () => {
  const campaign = begin(first);
  goesOn(campaign, joined);
  let same = 0;
  for (const line of lines) {
    if (line.since === undefined) {
      expect([line.do, ...toldToday(campaign, line)]).toEqual([line.do, ...line.told.map(bytesOf)]);
      same += 1;
    }
    goesOn(campaign, line.told);
  }
  expect(same).toBeGreaterThan(150);
  expect(new Set(lines.map((line) => line.do)).size).toBeGreaterThan(30);
});
