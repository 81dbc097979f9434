import { describe, expect, it } from 'vitest';
import {
  dealtWith,
  inTheWay,
  mayReturn,
  STANDINGS,
  type Standing,
  speakerOf,
  talkModifiersOf,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { talkModifier } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import { campaignWith, stranger } from '../../../support/rules/encounter.ts';

const TODAY = { year: 2, period: 3 };
const EARLIER = { year: 2, period: 0 };

describe('a group', () => {
  it('is spoken for by the highest Rep of those alive, the first of several', () => {
    const ola = stranger({ name: 'Ola', rep: 5 });
    const group = [stranger(), ola, stranger({ name: 'Pia', rep: 5 }), stranger({ rep: 7, alive: false })];
    expect(speakerOf(group)).toBe(ola);
    expect(speakerOf([stranger({ alive: false })])).toBeUndefined();
    const innocent = stranger({ name: 'Kim', rep: 6, innocent: true });
    expect(speakerOf([innocent, ...group])).toBe(ola);
    expect(speakerOf([innocent])).toBe(innocent);
  });

  it.each<[Standing, number]>([
    ['strangers', 0],
    ['cooperated', 2],
    ['parted', 0],
    ['fought', -2],
    ['unhelpful', -1],
  ])('of %s moves the words by %i', (standing, modifier) => {
    expect(talkModifier(talkModifiersOf(standing))).toBe(modifier);
  });

  it('is moved by all that has been between them, each once', () => {
    expect(talkModifier(talkModifiersOf('cooperated', ['fought', 'cooperated']))).toBe(0);
    expect(talkModifier(talkModifiersOf('parted', ['fought', 'unhelpful']))).toBe(-3);
  });

  it('has been dealt with once it has come to something today', () => {
    const dealt = (standing: Standing, seen = TODAY) => dealtWith({ standing, seen }, TODAY);
    expect(STANDINGS.filter((standing) => dealt(standing))).toEqual([
      'cooperated',
      'parted',
      'fought',
      'unhelpful',
    ]);
    expect(STANDINGS.filter((standing) => dealt(standing, EARLIER))).toEqual([]);
  });

  it('is in the way until then, and while it is fought and not beaten', () => {
    const at = { whereabouts: 'about', seen: TODAY } as const;
    expect(inTheWay({ ...at, standing: 'fought' }, TODAY)).toBe(true);
    expect(inTheWay({ ...at, standing: 'cooperated' }, TODAY)).toBe(false);
    expect(inTheWay({ ...at, standing: 'cooperated', seen: EARLIER }, TODAY)).toBe(true);
    expect(inTheWay({ ...at, standing: 'fought', whereabouts: 'gone' }, TODAY)).toBe(false);
  });

  it('may come back in such an area while somebody of it is alive and about', () => {
    const { contacts } = campaignWith({
      contacts: [
        { area: 'rural' },
        { area: 'urban' },
        { area: 'rural', whereabouts: 'joined' },
        { area: 'rural', members: [stranger({ alive: false })] },
      ],
    });
    expect(mayReturn(contacts, 'rural').map(({ id }) => id)).toEqual(['c1']);
  });
});
