import { describe, expect, it } from 'vitest';
import { STATUSES } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { type EventType, subjectsOf } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer, byRule } from '../../../../src/rules/all-things-zombie/state/cause.ts';
import { party, star } from '../../../../src/rules/all-things-zombie/state/find.ts';
import { ledgerEntry } from '../../../../src/rules/all-things-zombie/state/ledger.ts';
import { begun, figureIn, settled } from '../../../support/rules/campaign.ts';
import { EVENTS, WHOLE_LOG } from '../../../support/rules/campaign-events.ts';

/** Events of the campaign as a whole, which stand in nobody's history. */
const OF_NOBODY: readonly EventType[] = [
  'campaign-begun',
  'campaign-renamed',
  'episode-begun',
  'episode-ended',
  'card-drawn',
  'deck-shuffled',
  'name-given',
  'dice-advanced',
  'dice-renewed',
  'log-damaged',
  'party-settled',
  'date-changed',
  'figure-corrected',
  'correction-taken-back',
];

describe('the figures an event belongs to', () => {
  it('are one, two where something changes hands, and none for the campaign’s own', () => {
    for (const event of Object.values(EVENTS)) {
      const expected = OF_NOBODY.includes(event.type)
        ? []
        : 'to' in event && event.to === 'f2'
          ? ['f1', 'f2']
          : ['f1'];
      expect([event.type, subjectsOf(event)]).toEqual([event.type, expected]);
    }
  });

  it('are one where somebody moves clips between two weapons of their own', () => {
    expect(subjectsOf({ ...EVENTS['clips-given'], to: EVENTS['clips-given'].figure })).toEqual(['f1']);
  });
});

describe('the Rep ledger', () => {
  it('has every change of Rep and RAP, and who joined, with the reason', () => {
    expect(WHOLE_LOG.flatMap((event) => ledgerEntry(event) ?? [])).toEqual([
      { figure: 'f1', of: 'rep', from: 0, to: 3, why: byRule('joined') },
      { figure: 'f2', of: 'rep', from: 0, to: 3, why: byRule('joined') },
      { figure: 'f1', of: 'rep', from: 3, to: 4, why: byPlayer('a correction') },
      { figure: 'f1', of: 'rap', from: 1, to: 2, why: byPlayer('a correction') },
    ]);
  });
});

describe('the party', () => {
  it('is those who are ready, and nobody set aside', () => {
    for (const status of STATUSES) {
      const campaign = settled();
      figureIn(campaign, 'f3').status = status;
      expect(party(campaign).map(({ id }) => id)).toEqual(
        status === 'ready' ? ['f1', 'f2', 'f3', 'f4'] : ['f1', 'f2', 'f4'],
      );
    }
  });

  it('turns on its Star, wherever the Star is', () => {
    const campaign = begun();
    figureIn(campaign, 'f1').status = 'captive';
    expect(star(campaign)?.name).toBe('Gloria');
    expect(party(campaign)).toEqual([]);
  });
});
