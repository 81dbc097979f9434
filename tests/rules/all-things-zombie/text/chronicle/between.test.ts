import { describe, expect, it } from 'vitest';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer, byRule } from '../../../../../src/rules/all-things-zombie/state/cause.ts';
import {
  betweenText,
  joinedText,
} from '../../../../../src/rules/all-things-zombie/text/chronicle/between.ts';

const told = (event: unknown) =>
  betweenText(event as CampaignEvent, { nameOf: () => 'Ann Lee', division: 'months' });

describe('the printed Chronicle between Encounters', () => {
  it('says who came, several of them in one sentence', () => {
    expect(joinedText(['Ann Lee'])).toBe('Ann Lee joined the party.');
    expect(joinedText(['Ann Lee', 'Bo', 'Cy'])).toBe('Ann Lee, Bo and Cy joined the party.');
  });

  it('says who went, and why in the player’s own words', () => {
    const left = { type: 'status-changed', figure: 'f1', from: 'ready', to: 'left', heldIn: null };
    expect(told({ ...left, why: byPlayer('gone north') })).toBe('Ann Lee left the party. Gone north.');
    expect(told({ ...left, to: 'dead', why: byRule('died-of-wounds') })).toBe('Ann Lee died.');
    expect(told({ type: 'star-named', figure: 'f1', advantages: [] })).toBe('Ann Lee became the Star.');
  });

  it('has of a date set by hand the reason alone', () => {
    const date = { type: 'date-changed', from: { year: 2, period: 1 }, to: { year: 2, period: 5 } };
    expect(told({ ...date, why: byPlayer('Summer in the fields') })).toBe('Summer in the fields.');
    expect(told({ ...date, why: byPlayer('') })).toBeUndefined();
  });

  it('leaves out what is only book-keeping', () => {
    expect(told({ type: 'party-settled' })).toBeUndefined();
    expect(told({ type: 'biography-written', figure: 'f1', from: '', to: 'x' })).toBeUndefined();
    expect(told({ type: 'campaign-begun', name: 'Merrow Ford' })).toBeUndefined();
  });
});
