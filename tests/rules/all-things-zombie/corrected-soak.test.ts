/** Campaigns played with a printed book that differs from ours in every figure: whatever is allowed can be played. */
import { describe, expect, it } from 'vitest';
import { beginning } from '../../../src/backend/games/all-things-zombie/beginning.ts';
import { botsPlaying } from '../../../src/backend/games/all-things-zombie/soak.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { EVERY_TABLE } from '../../../src/rules/all-things-zombie/tables.ts';
import { TABLE_TEXT } from '../../../src/rules/all-things-zombie/text/figures.ts';
import { correctableAt, correcting, differences, type Figure } from '../../../src/rules/core/corrections.ts';
import { type DiceBox, diceBox } from '../../../src/rules/core/dice.ts';
import { refusalOfField } from '../../../src/rules/core/setup.ts';
import type { Correctable } from '../../../src/rules/core/table.ts';
import { correctableIn } from '../../../src/rules/core/table.ts';
import { COUNTS } from '../../support/counts.ts';
import { fold } from '../../support/rules/fold.ts';

const ALL = EVERY_TABLE.flatMap(correctableIn);

describe('what can be corrected', () => {
  it('are the figures of every table but those of lists and of sentences', () => {
    const without = EVERY_TABLE.filter((table) => correctableIn(table).length === 0).map(({ id }) => id);
    expect(without).toEqual(['atz.free-will', 'atz.reaction-fire', 'atz.drunkard-state']);
    expect(ALL.length).toBeGreaterThan(900);
    expect(EVERY_TABLE.filter(({ id }) => TABLE_TEXT[id] === undefined).map(({ id }) => id)).toEqual(without);
  });

  it('is what its table takes, as it stands in the book, but for what only the book can say', () => {
    const amiss = ALL.filter(({ kind, book }) => refusalOfField(kind, book) !== undefined);
    expect(amiss.map(({ table, row, field, book }) => [table, row, field, book])).toEqual([
      // Drawn again until a card names one.
      ['atz.generator.odd', 'JK', 'attribute', 'variable'],
      ['atz.generator.even', 'JK', 'attribute', 'variable'],
    ]);
  });

  it('stands at a place of its own', () => {
    for (const one of ALL) expect(correctableAt(EVERY_TABLE, one)).toEqual({ ok: true, value: one });
  });
});

function anyFigure({ kind }: Correctable, box: DiceBox): Figure {
  const below = (n: number) => box.below(n, 'corrections');
  if (kind.nullable && below(4) === 0) return null;
  switch (kind.kind) {
    case 'number':
      return kind.least + below(kind.most - kind.least + 1);
    case 'choice':
      return kind.of[below(kind.of.length)] ?? null;
    case 'flag':
      return below(2) === 0;
    case 'text':
      return `Printed ${below(100)}`;
    default:
      return kind satisfies never;
  }
}

describe('a campaign with every figure corrected', () => {
  it.each(Array.from({ length: COUNTS.inFull ? 6 : 3 }, (_, n) => `PRINT-${n}`))(
    'is played like any other (%s)',
    (seed) => {
      const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<
        typeof beginning
      >[0];
      const begun = beginning(context, { name: 'Soak', seed, division: 'seasons', startYear: 2, star: {} });
      const log: CampaignEvent[] = begun.events.map(({ event }) => event);
      const campaign = fold(log);
      const box = diceBox(`${seed} corrections`);
      for (const one of ALL) {
        const event = correcting(EVERY_TABLE, campaign.corrections, { ...one, to: anyFigure(one, box) });
        if (!event.ok) continue;
        apply(campaign, event.value);
        log.push(event.value);
      }
      expect(differences(EVERY_TABLE, campaign.corrections).length).toBe(campaign.corrections.length);
      expect(campaign.corrections.length).toBeGreaterThan(700);
      const bots = botsPlaying(campaign, 4, diceBox(`${seed} bots`));
      let step = bots.next();
      while (!step.done) {
        log.push(...(step.value.finished?.told ?? []).map(({ event }) => event));
        step = bots.next(undefined);
      }
      expect(step.value.count.encounters).toBeGreaterThan(5);
      expect(fold(log)).toEqual(step.value);
    },
  );
});
