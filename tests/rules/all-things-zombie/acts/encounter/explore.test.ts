import { describe, expect, it } from 'vitest';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { contactId } from '../../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { linesOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/lines.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
  type Wanted,
} from '../../../../support/rules/encounter.ts';

const BOTH = { spot: 'b1', floor: 0, figures: ['f1', 'f2'] } as const;
const ZOMBIES_ONLY = [
  [1, 1],
  [6, 6],
] as const;
/** In a rural house of phase 1 zombies pass with 2 or less, survivors with 1. */
const SURVIVORS_ONLY = [
  [6, 6],
  [1, 6],
] as const;

function atHouse(wanted?: Wanted): Campaign {
  return onTable(planned(campaignWith(wanted)), { storeys: 2, vehicles: ['sedan'] });
}
const linesTold = (events: readonly CampaignEvent[]) =>
  events
    .filter(({ type }) => type === 'place-entered')
    .flatMap((event) => linesOf(event, { nameOf: String, division: 'seasons' }))
    .map(({ text }) => text);
const visitOf = (campaign: Campaign) => underWay(campaign).visits.at(-1);

describe('entering', () => {
  it('meets nobody where no die passes (ATZ-70)', () => {
    const campaign = atHouse();
    expect(act(campaign, (now) => enter(now, BOTH), [6, 6], [6, 6]).title).toBe(
      'Gloria and Ann enter house 1: nobody is there',
    );
    expect(visitOf(campaign)).toEqual({
      spot: 'b1',
      figures: ['f1', 'f2'],
      building: 'house',
      floor: 0,
      met: 'nobody',
      zombies: 0,
      group: null,
      places: [],
    });
  });

  it('names those who go in as the player has them called', () => {
    const campaign = atHouse({ figures: { f2: { shortName: 'Nan' } } });
    expect(act(campaign, (now) => enter(now, BOTH), [6, 6], [6, 6]).title).toBe(
      'Gloria and Nan enter house 1: nobody is there',
    );
  });

  it('finds the building empty where zombies were met and none came (ATZ-74)', () => {
    const campaign = atHouse();
    const { title, events } = act(campaign, (now) => enter(now, BOTH), ...ZOMBIES_ONLY, [5]);
    expect(visitOf(campaign)).toMatchObject({ met: 'zombies', zombies: 0 });
    expect(title).toBe('Gloria and Ann enter house 1: nobody is there');
    expect(linesTold(events)).toEqual(['House: nobody']);
  });

  it('says how many are there', () => {
    const place = { inward: 1, fromLeft: 1 } as const;
    const visit = {
      ...({ spot: 'b1', building: 'house', floor: 0, met: 'both' } as const),
      zombies: 1,
      group: contactId(1),
    } as const;
    const line = (places: readonly (typeof place)[]) =>
      linesTold([{ type: 'place-entered', visit: { ...visit, places } }]);
    expect(line([place, place])).toEqual(['House: one zombie and two people']);
    expect(line([place])).toEqual(['House: one zombie and one person']);
    // Logs may know of a group, and not of places in the room.
    expect(line([])).toEqual(['House: one zombie and people']);
  });

  it('is fallen upon by zombies: the worked example of the text', () => {
    // Reps 4 and 3; the zombie scores 6 + 1, the figures 3 more than their Rep; a die says whom of the two it charges (ATZ-127).
    const campaign = onTable(planned(campaignWith(), { goes: ['f3', 'f2'] }));
    const { events } = act(
      campaign,
      (now) => enter(now, { ...BOTH, figures: ['f3', 'f2'] }),
      [4, 2],
      [6, 6],
      [6],
      [6],
      [3],
      [4],
    );
    expect(events.at(-2)).toEqual({
      type: 'figure-tested',
      figure: 'f2',
      rule: 'atz.zombies-surprise',
      faces: [6, 3],
      target: 7,
      result: { of: 'zombies', surprised: true, zombies: 1 },
    });
  });

  it('is charged, not surprised, on an equal score', () => {
    const campaign = onTable(planned(campaignWith(), { goes: ['f3'] }));
    const alone = { ...BOTH, figures: ['f3'] };
    const { title, events } = act(campaign, (now) => enter(now, alone), ...ZOMBIES_ONLY, [6], [6], [3]);
    expect(title).toBe('Ben enters house 1');
    expect(events.at(-2)).toMatchObject({
      figure: 'f3',
      result: { of: 'zombies', surprised: false, zombies: 1 },
    });
  });

  it('joins their own people on another floor without a test, and the log says so', () => {
    const campaign = atHouse();
    act(campaign, (now) => enter(now, { ...BOTH, floor: 1, figures: ['f2'] }), [6, 6], [6, 6]);
    act(campaign, (now) => enter(now, { ...BOTH, figures: ['f1'] }), [6, 6], [6, 6]);
    const { events } = act(campaign, (now) => enter(now, { ...BOTH, floor: 1 }));
    expect(events).toMatchObject([
      { type: 'fighter-changed', to: { who: 'f1', inside: 'b1' }, of: 'moved', fired: 0 },
    ]);
  });

  it('leaves whoever joined them on that floor, not on the one it came from', () => {
    const campaign = atHouse();
    const goes =
      (floor: number, ...figures: string[]): MakeAct =>
      (now) =>
        enter(now, { spot: 'b1', floor, figures });
    act(campaign, goes(0, 'f1', 'f2'), [6, 6], [6, 6]);
    act(campaign, goes(1, 'f1'), [6, 6], [6, 6]);
    act(campaign, goes(1, 'f2'));
    expect(refusal(campaign, goes(1, 'f2'))).toEqual({ code: 'encounter', why: 'been-there' });
    // Nobody is left below, so that whoever comes down tests it again.
    act(campaign, goes(0, 'f1'), [6, 6], [6, 6]);
    act(campaign, goes(0, 'f2'));
    expect(refusal(campaign, goes(0, 'f1', 'f2'))).toEqual({ code: 'encounter', why: 'been-there' });
  });

  it('tests a vehicle like a building without modifiers (ATZ-100), and an upper floor with its own', () => {
    const vehicle = atHouse();
    // Zombies 1, survivors 2.
    act(vehicle, (now) => enter(now, { ...BOTH, spot: 'v1' }), [2, 2], [2, 6], [1, 1]);
    expect(visitOf(vehicle)).toMatchObject({ building: null, met: 'survivors', group: null });
    const upstairs = atHouse();
    // Zombies 1 + 1 - 2, survivors 2 - 1 + 1.
    act(upstairs, (now) => enter(now, { ...BOTH, floor: 1 }), [1, 1], [2, 6], [1, 1]);
    expect(visitOf(upstairs)).toMatchObject({ floor: 1, met: 'survivors' });
  });
});

describe('survivors', () => {
  const NAMED = ['American', 'Dale Yancey'] as const;

  it('come out of the deck, with weapons and attributes, and have a place in the room', () => {
    const campaign = atHouse();
    act(campaign, (now) => enter(now, BOTH), ...SURVIVORS_ONLY, [3, 4], [1], '3S', ...NAMED, [3, 5]);
    expect(visitOf(campaign)).toMatchObject({
      met: 'survivors',
      group: 'c1',
      places: [{ inward: 3, fromLeft: 4 }],
    });
    expect(campaign.contacts).toEqual([
      {
        id: 'c1',
        members: [
          {
            name: 'Dale Yancey',
            pronoun: 'he',
            rep: 4,
            attributes: ['medic'],
            protected: false,
            weapons: ['pistol'],
            innocent: false,
            alive: true,
          },
        ],
        area: 'rural',
        met: { year: 2, period: 0 },
        seen: { year: 2, period: 0 },
        times: 0,
        standing: 'strangers',
        whereabouts: 'about',
      },
    ]);
  });

  it('are Innocents where a Joker brings them (ATZ-7)', () => {
    const campaign = atHouse();
    act(campaign, (now) => enter(now, BOTH), ...SURVIVORS_ONLY, [3, 4], [1], 'JK', '3S', ...NAMED, [1, 1]);
    expect(campaign.contacts[0]?.members).toMatchObject([
      { rep: 3, attributes: ['medic'], weapons: [], innocent: true },
    ]);
  });

  it('are of the army half the time, once the survivors have won', () => {
    const won = { year: 21, winner: 'survivors' } as const;
    const army = atHouse(won);
    // Phase 3: zombies 1 + 1, survivors 3 - 1; a die for each of 3.
    act(army, (now) => enter(now, BOTH), [6, 6], [1, 1], [4, 1, 1], [4], [1], 'JK', '3S', ...NAMED, [1, 1]);
    expect(army.contacts[0]?.members).toMatchObject([
      { weapons: ['assault-rifle'], protected: true, innocent: false },
    ]);
    const others = atHouse(won);
    act(others, (now) => enter(now, BOTH), [6, 6], [1, 1], [4, 1, 1], [3], [1], '3S', ...NAMED, [1, 1]);
    expect(others.contacts[0]?.members).toMatchObject([{ weapons: ['pistol'], protected: false }]);
  });

  it('have a knife beside the army’s rifle where they are Knifemen (ATZ-93)', () => {
    const campaign = atHouse({ year: 21, winner: 'survivors' });
    const army = [[6, 6], [1, 1], [4, 1, 1], [4]] as const;
    act(campaign, (now) => enter(now, BOTH), ...army, [1], '3C', ...NAMED, [1, 1]);
    expect(campaign.contacts[0]?.members).toMatchObject([
      { army: true, attributes: ['knifeman'], weapons: ['assault-rifle', 'thrown'] },
    ]);
  });

  it('roll as many dice as the war has left: one, where the zombies have won', () => {
    const campaign = atHouse({ year: 21, winner: 'zombies' });
    // Survivors 1 - 1 can't be met on the ground floor; upstairs they are met on 1.
    act(campaign, (now) => enter(now, { ...BOTH, floor: 1 }), [6, 6], [1, 6], [3]);
    expect(visitOf(campaign)).toMatchObject({ met: 'survivors', group: null });
  });
});

describe('people met before', () => {
  const KNOWN: Wanted = {
    houseRules: { peopleComeBack: true },
    contacts: [
      { members: [stranger(), stranger({ name: 'Ola', alive: false })], standing: 'cooperated', times: 1 },
      { area: 'urban' },
      { whereabouts: 'gone' },
    ],
  };

  it('come back on a 6 as a house rule, if they are still about in such an area', () => {
    const campaign = atHouse(KNOWN);
    act(campaign, (now) => enter(now, BOTH), ...SURVIVORS_ONLY, [4, 4], [6], 'c1', [2, 2]);
    expect(visitOf(campaign)).toMatchObject({ group: 'c1', places: [{ inward: 2, fromLeft: 2 }] });
    expect(campaign.contacts).toHaveLength(3);
  });

  it('don’t on less, nor twice in one Encounter, nor by the book', () => {
    const less = atHouse(KNOWN);
    const fresh = [[1], '3S', 'American', 'Dale Yancey', [2, 2]] as const;
    act(less, (now) => enter(now, BOTH), ...SURVIVORS_ONLY, [4, 1], [5], ...fresh);
    expect(visitOf(less)?.group).toBe('c4');
    const twice = entered(atHouse(KNOWN), 'v1', 'c1');
    act(twice, (now) => enter(now, BOTH), ...SURVIVORS_ONLY, [4, 1], ...fresh);
    expect(visitOf(twice)?.group).toBe('c4');
    const byTheBook = atHouse({ ...KNOWN, houseRules: {} });
    act(byTheBook, (now) => enter(now, BOTH), ...SURVIVORS_ONLY, [4, 1], ...fresh);
    expect(visitOf(byTheBook)?.group).toBe('c4');
  });
});
