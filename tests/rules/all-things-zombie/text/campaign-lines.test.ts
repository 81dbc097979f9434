import { describe, expect, it } from 'vitest';
import { figureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import { STATUSES } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type {
  CampaignEvent,
  RosterEvent,
} from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byRule } from '../../../../src/rules/all-things-zombie/state/cause.ts';
import { describe as described } from '../../../../src/rules/all-things-zombie/text/campaign-lines.ts';
import type { Described } from '../../../../src/rules/all-things-zombie/text/telling.ts';
import { BEN_JOINED, EVENTS } from '../../../support/rules/campaign-events.ts';

const [ANN, BEN] = [figureId(1), figureId(2)];
const NAMES: Readonly<Record<string, string>> = { [ANN]: 'Ann', [BEN]: 'Ben' };
const nameOf = (id: string) => NAMES[id] ?? 'nobody';

function line(event: CampaignEvent, seenBy = ANN): Described | undefined {
  return described(event, { nameOf, seenBy });
}

const rule = (text: string): Described => ({ text, why: '', byHand: false });
const hand = (text: string, why = 'a correction'): Described => ({ text, why, byHand: true });

/** Lines of Ann's history; null for events that stand in nobody's. */
const LINES: { readonly [T in RosterEvent['type']]: Described | null } = {
  'campaign-begun': null,
  'campaign-renamed': null,
  'figure-corrected': null,
  'correction-taken-back': null,
  'episode-begun': null,
  'episode-ended': null,
  'date-changed': null,
  'party-settled': null,
  'card-drawn': null,
  'deck-shuffled': null,
  'name-given': null,
  'dice-advanced': null,
  'dice-renewed': null,
  'log-damaged': null,
  'figure-withdrawn': null,
  'figure-joined': rule('Joined at Rep 3: odd table, 3 of spades'),
  'figure-renamed': hand('Was called Ann', ''),
  'figure-called': hand('Spoken of as “she”, Annie for short', ''),
  'biography-written': hand('Biography written', ''),
  'portrait-set': hand('Portrait set', ''),
  'status-changed': hand('Taken captive'),
  'rep-changed': hand('Rep 3 to 4'),
  'rap-changed': hand('RAP 1 to 2'),
  'tally-changed': hand('Zombies 0 to 3'),
  'joined-changed': hand('Date of joining corrected'),
  'protection-changed': hand('Body armour put on'),
  'leadership-changed': hand('Made overall Leader'),
  'star-named': rule('Named the Star'),
  'attribute-gained': hand('Gained Medic'),
  'attribute-lost': hand('Lost Brawler'),
  'advantage-granted': hand('Granted Free Will, a house rule'),
  'advantage-withdrawn': hand('Free Will withdrawn'),
  'weapon-got': hand('Got the bow'),
  'weapon-lost': hand('Lost the bow'),
  'weapon-given': rule('Gave the rifle to Ben'),
  'clips-given': rule('Gave 2 clips to Ben'),
  'clips-changed': hand('Rifle: clips 3 to 2'),
  'loaded-changed': hand('Rifle emptied'),
};

describe('a history', () => {
  it.each(Object.values(EVENTS).map((event) => [event.type, event] as const))('tells %s', (type, event) => {
    expect(line(event) ?? null).toEqual(LINES[type]);
  });

  it('names no card for who was made up', () => {
    expect(line(BEN_JOINED)).toEqual(rule('Joined at Rep 3'));
  });

  it('tells what changed hands from the side of whose it is', () => {
    expect(line(EVENTS['weapon-given'], BEN)).toEqual(rule('Took the rifle from Ann'));
    const pickedUp = { ...EVENTS['weapon-given'], pickedUp: true } as const;
    expect(line(pickedUp)).toEqual(rule('Ben picked up the rifle'));
    expect(line(pickedUp, BEN)).toEqual(rule('Picked up the rifle of Ann'));
    expect(line({ ...EVENTS['clips-given'], clips: 1 }, BEN)).toEqual(rule('Took a clip from Ann'));
    expect(line({ ...EVENTS['clips-given'], to: ANN })).toEqual(rule('Moved 2 clips to another weapon'));
  });

  it('says who comes and goes, by hand where no rule did it', () => {
    const lines = STATUSES.map((to) => line({ ...EVENTS['status-changed'], to, why: byRule('escaped') }));
    expect(lines).toEqual(
      ['Came back', 'Taken captive', 'Dismissed', 'Died', 'Turned'].map((text) => ({
        ...rule(text),
        why: 'escaped',
      })),
    );
  });

  it('says what is undone as well', () => {
    expect(line({ ...EVENTS['protection-changed'], to: false })?.text).toBe('Body armour taken off');
    expect(line({ ...EVENTS['loaded-changed'], to: true })?.text).toBe('Rifle loaded');
    expect(line({ ...EVENTS['leadership-changed'], to: 'other' })?.text).toBe('Made a Leader');
    expect(line({ ...EVENTS['leadership-changed'], to: 'none' })?.text).toBe('Leads no longer');
  });
});
