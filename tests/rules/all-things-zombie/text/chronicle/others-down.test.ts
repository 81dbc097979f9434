/** Report of those met who were put out of the fight, and of shots that earn nothing. */
import { describe, expect, it } from 'vitest';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { type Fighter, strangerId } from '../../../../../src/rules/all-things-zombie/state/turn.ts';
import { factsOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/facts.ts';
import { reportOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { whoWent } from '../../../../../src/rules/all-things-zombie/text/chronicle/who.ts';
import { ENCOUNTER_EVENTS, PLANNED } from '../../../../support/rules/encounter-events.ts';

const PRIS = figureId(1);
const {
  'battle-reported': REPORTED,
  'fighter-changed': CHANGED,
  'group-met': MET,
  'turn-begun': TURN,
} = ENCOUNTER_EVENTS;
const CONTACT = MET.contact.id;
const OTHER = strangerId(CONTACT, 0);
const NAME = MET.contact.members[0]?.name ?? '';

const fighter = (to: Partial<Fighter>, fired = 0): CampaignEvent => ({
  ...CHANGED,
  to: { ...CHANGED.to, who: OTHER, condition: 'up', byZombie: false, mauled: false, ...to },
  fired,
});
const turn = (number: number): CampaignEvent => ({ ...TURN, turn: { ...TURN.turn, number } });
const told = (number: number, ...events: readonly CampaignEvent[]) =>
  reportOf(
    [
      { type: 'encounter-planned', encounter: { ...PLANNED, number, party: [PRIS] } },
      turn(2),
      MET,
      ...events,
    ],
    { nameOf: () => 'Pris', division: 'months' },
  ).join(' ');
const always = (check: (text: string) => void, ...events: readonly CampaignEvent[]) => {
  for (let number = 1; number <= 12; number += 1) check(told(number, ...events));
};

describe('those met', () => {
  const hit = { downedBy: { rep: 5, weapon: 'pistol', by: PRIS } } as const;

  it('are told of when the party puts them Out of the Fight: by whom and with what', () => {
    always(
      (text) => {
        expect(text).toMatch(/Pris[^.]*Out of the Fight|Out of the Fight[^.]*Pris/);
        expect(text).toContain(NAME);
      },
      fighter({ condition: 'out-of-the-fight', ...hit }),
    );
  });

  it('are told of when they run from the fire of one of the party', () => {
    always(
      (text) => expect(text).toMatch(/[^.]*Pris[^.]*(ran|off)|(ran|fled|off)[^.]*Pris/),
      fighter({ underFire: { by: PRIS, weapon: 'pistol' } }),
      fighter({ condition: 'ran-away' }),
    );
  });

  it('are not told of as beaten who stand again by correction', () => {
    always(
      (text) => expect(text).not.toContain('Out of the Fight'),
      fighter({ condition: 'out-of-the-fight', ...hit }),
      fighter({ condition: 'up' }),
    );
  });
});

it('says why shots at what could not fire back earn no point', () => {
  const [record] = REPORTED.records;
  if (record === undefined) throw new Error('no record');
  const went = whoWent(
    factsOf([
      { type: 'encounter-planned', encounter: { ...PLANNED, party: [PRIS] } },
      fighter({ who: PRIS }, 6),
      { ...REPORTED, records: [{ ...record, figure: PRIS, fought: false, zombiesKilled: 1, sanity: null }] },
    ]),
  );
  expect(went[0]?.text).toBe('Fought nothing that charged or could fire back: no point for it');
});

it('counts its turns in words', () => {
  always((text) => expect(text).not.toMatch(/[Tt]urn \d/), fighter({ condition: 'out-of-the-fight' }));
});
