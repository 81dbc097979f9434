/** Spoils of an episode: things for the stockpile and a survivor, where our own house rule is on. */
import { describe, expect, it } from 'vitest';
import { beginEpisode, endEpisode } from '../../../../src/rules/all-things-zombie/acts/episode.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Answer } from '../../../../src/rules/core/play.ts';
import type { Spoil } from '../../../../src/rules/core/spoils.ts';
import { act, begun, refusal } from '../../../support/rules/campaign.ts';
import { campaignWith, planned } from '../../../support/rules/encounter.ts';

const run = 'a1b2c3d4e5';
const ON = { episodesBringSpoils: true } as const;
const end = (spoils?: readonly Spoil[]) => (now: Parameters<typeof endEpisode>[0]) =>
  endEpisode(now, { run, outcome: '{}', ...(spoils === undefined ? {} : { spoils: [...spoils] }) });

function takenUp(campaign: Campaign): Campaign {
  act(campaign, (now) => beginEpisode(now, { run, game: 'avz-war', name: 'The war' }));
  return campaign;
}

const ended = (campaign: Campaign, spoils: readonly Spoil[], ...answers: readonly Answer[]) => {
  act(takenUp(campaign), end(spoils), ...answers);
  return campaign;
};

describe('an episode that is over', () => {
  it('lays things into the stockpile, each from the run by its name', () => {
    const { stock } = ended(campaignWith({ houseRules: ON }), [
      ...(['pistol', 'clip', 'body-armour', 'medical-supplies'] as const),
    ]);
    expect(stock.map(({ kind, weapon, carrier }) => [kind, weapon, carrier])).toEqual([
      ['weapon', 'pistol', null],
      ['surplus-clip', null, null],
      ['body-armor', null, null],
      ['medical-supplies', null, null],
    ]);
    expect(stock.map(({ from }) => from)).toEqual(stock.map(() => ({ where: 'said', text: 'The war' })));
  });

  it('has a survivor join by the die and the card of any Grunt', () => {
    const campaign = campaignWith({ houseRules: ON });
    const before = campaign.figures.length;
    ended(campaign, ['survivor'], [3], '9S', 'English', 'Alice Loxley');
    expect(campaign.figures.length).toBe(before + 1);
    expect(campaign.figures.at(-1)).toMatchObject({ kind: 'grunt', status: 'ready', origin: { card: '9S' } });
  });

  it('brings nothing while the house rule is off', () => {
    expect(ended(campaignWith(), ['clip', 'survivor']).stock).toEqual([]);
  });

  it('is entered between Encounters, the party complete, where it brings something', () => {
    const planning = planned(takenUp(campaignWith({ houseRules: ON })));
    expect(refusal(planning, end(['clip']))).toEqual({ code: 'encounter', why: 'already-planned' });
    act(planning, end([]));
    const recruiting = takenUp(begun());
    recruiting.houseRules = { ...recruiting.houseRules, ...ON };
    expect(refusal(recruiting, end(['clip']))).toEqual({ code: 'not-settled' });
  });
});
