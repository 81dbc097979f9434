import { describe, expect, it } from 'vitest';
import { figureId, heldWeaponId } from '../../../../src/rules/all-things-zombie/ids.ts';
import { apply, begin } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { EventType } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { copy } from '../../../../src/rules/core/copy.ts';
import { BEN_JOINED, EVENTS, JOINED, WHOLE_LOG } from '../../../support/rules/campaign-events.ts';
import { fold } from '../../../support/rules/fold.ts';

/** The campaign as it stands after everything up to this event, in the order of the log. */
function stateAfter(type: EventType): Campaign {
  return fold(WHOLE_LOG.slice(0, WHOLE_LOG.findLastIndex((event) => event.type === type) + 1));
}

const annAfter = (type: EventType) => stateAfter(type).figures[0];

describe('an event', () => {
  it.each<[EventType, object]>([
    ['campaign-begun', { name: 'Merrow Ford', recruiting: true, deck: { length: 54 }, figures: [] }],
    ['campaign-renamed', { name: 'The Weir' }],
    ['episode-begun', { episodes: [{ run: 'a1b2c3d4e5', name: 'The marsh', outcome: null }] }],
    ['episode-ended', { episodes: [{ run: 'a1b2c3d4e5', outcome: '"home"' }] }],
    ['card-drawn', { deck: { length: 53 } }],
    ['deck-shuffled', { deck: { length: 54 } }],
    ['name-given', { namesGiven: ['Ann'] }],
    ['dice-advanced', { dice: EVENTS['dice-advanced'].dice, count: { renewals: 0 } }],
    ['dice-renewed', { dice: EVENTS['dice-renewed'].dice, count: { renewals: 1 } }],
    ['figure-joined', { figures: [JOINED, BEN_JOINED.figure], count: { figures: 2, weapons: 2 } }],
    ['party-settled', { recruiting: false }],
    ['date-changed', { calendar: { start: { year: 2, period: 0 }, now: { year: 2, period: 3 } } }],
    ['figure-withdrawn', { figures: [{ name: 'Ben' }], count: { figures: 2, weapons: 3 } }],
  ])('%s is written into the campaign', (type, expected) => {
    expect(stateAfter(type)).toMatchObject(expected);
  });

  it.each<[EventType, object]>([
    ['figure-renamed', { name: 'Anna' }],
    ['figure-called', { pronoun: 'she', shortName: 'Annie' }],
    ['biography-written', { biography: 'Drove the ferry.' }],
    // Since the date that it is by then.
    ['status-changed', { status: 'captive', since: { year: 2, period: 3 }, joined: { year: 2, period: 0 } }],
    ['rep-changed', { rep: 4 }],
    ['rap-changed', { rap: 2 }],
    ['tally-changed', { tally: { outings: 0, zombies: 3, people: 0 } }],
    ['joined-changed', { joined: { year: 2, period: 3 } }],
    ['protection-changed', { protected: true }],
    ['leadership-changed', { leadership: 'overall' }],
    ['star-named', { kind: 'star', advantages: ['free-will'] }],
    ['attribute-gained', { attributes: ['brawler', 'medic'] }],
    ['attribute-lost', { attributes: ['medic'] }],
    ['advantage-granted', { advantages: ['free-will'] }],
    ['advantage-withdrawn', { advantages: [] }],
    ['weapon-got', { weapons: [{ id: 'w1' }, { id: 'w3', weapon: 'bow' }] }],
    ['clips-changed', { weapons: [{ id: 'w1', clips: 2 }, {}] }],
    ['loaded-changed', { weapons: [{ id: 'w1', loaded: false }, {}] }],
    ['clips-given', { weapons: [{ id: 'w1', clips: 0 }, {}] }],
    ['weapon-given', { weapons: [{ id: 'w3' }] }],
    ['weapon-lost', { weapons: [] }],
  ])('%s is written into the figure', (type, expected) => {
    expect(annAfter(type)).toMatchObject(expected);
  });

  it('that hands something over is written into both', () => {
    expect(stateAfter('clips-given').figures[1]).toMatchObject({ weapons: [{ id: 'w2', clips: 5 }] });
    expect(stateAfter('weapon-given').figures[1]).toMatchObject({
      weapons: [
        { id: 'w2', clips: 5 },
        { id: 'w1', clips: 0, loaded: false },
      ],
    });
  });

  it('is itself left as it was, whatever happens later', () => {
    const before = copy(WHOLE_LOG);
    fold(WHOLE_LOG);
    const weapon = EVENTS['weapon-got'].what;
    apply(stateAfter('weapon-got'), { ...EVENTS['clips-changed'], weapon, from: 3, to: 0 });
    expect(WHOLE_LOG).toEqual(before);
  });
});

describe('a log', () => {
  it('begins with campaign-begun, once', () => {
    expect(() => begin(EVENTS['party-settled'])).toThrow('begins with campaign-begun, not party-settled');
    expect(() => fold([])).toThrow('at least one event');
    const campaign = fold([EVENTS['campaign-begun']]);
    expect(() => apply(campaign, EVENTS['campaign-begun'])).toThrow('only at the start');
  });

  it('that speaks of somebody or something it never brought in is broken', () => {
    const campaign = stateAfter('party-settled');
    const nobody = { ...EVENTS['rep-changed'], figure: figureId(9) };
    expect(() => apply(campaign, nobody)).toThrow('figure f9, who never joined');
    const what = { ...EVENTS['weapon-lost'].what, id: heldWeaponId(9) };
    expect(() => apply(campaign, { ...EVENTS['weapon-lost'], what })).toThrow('weapon w9, which f1');
    const drawn = EVENTS['card-drawn'];
    apply(campaign, drawn);
    expect(() => apply(campaign, drawn)).toThrow('3S is not among the 53 cards');
  });
});
