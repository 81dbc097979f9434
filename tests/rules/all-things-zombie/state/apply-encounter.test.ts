import { describe, expect, it } from 'vitest';
import { figureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import { contactId } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { EncounterEvent } from '../../../../src/rules/all-things-zombie/state/encounter-events.ts';
import { stockId } from '../../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { copy } from '../../../../src/rules/core/copy.ts';
import { BEN_JOINED, EVENTS } from '../../../support/rules/campaign-events.ts';
import {
  APART,
  ENCOUNTER_EVENTS,
  ENCOUNTER_LOG,
  PLANNED,
  TABLE,
} from '../../../support/rules/encounter-events.ts';
import { fold } from '../../../support/rules/fold.ts';

type Type = EncounterEvent['type'];

const BEGUN = [EVENTS['campaign-begun'], EVENTS['figure-joined'], BEN_JOINED] as const;

/** The campaign as it stands once this event has happened, in the order of the log. */
function stateAfter(type: Type): Campaign {
  const at = ENCOUNTER_LOG.findLastIndex((event) => event.type === type);
  return fold([...BEGUN, ...ENCOUNTER_LOG.slice(0, at + 1)]);
}

const clip = ENCOUNTER_EVENTS['stock-gained'].item;
const { records } = ENCOUNTER_EVENTS['battle-reported'];

/** State that each event leaves in the campaign; `encounter` stands for the Encounter under way. */
const WRITTEN: { readonly [T in Type]: object } = {
  'house-rules-set': { houseRules: { fastCampaign: true, peopleComeBack: false } },
  'last-year-set': { lastYear: 25 },
  'campaign-closed': { before: { last: true } },
  'division-changed': { calendar: { division: 'months', now: { year: 2, period: 1 } } },
  'war-decided': { winner: 'survivors' },
  'encounter-planned': { encounter: PLANNED, count: { encounters: 1 } },
  'encounter-dropped': { encounter: null, count: { encounters: 0 } },
  'force-changed': { encounter: { oneOff: { points: 100, bought: [{ who: 'f2', points: 25 }] } } },
  'one-off-decided': { encounter: { oneOff: { result: { winner: 'own', other: { lost: 1 } } } } },
  'vehicle-rolled': { encounter: { vehicles: { rolled: 1, won: 1, heldOver: 0, kinds: ['suv'] } } },
  'vehicle-taken-along': { encounter: { vehicles: { heldOver: 1 } }, stock: [clip] },
  'stock-gained': { stock: [clip, { kind: 'vehicle' }], count: { stock: 2 } },
  'stock-moved': { stock: [{ ...clip, carrier: 'f2' }] },
  'stock-used': { stock: [] },
  'clip-assigned': { encounter: { clips: [{ item: 'i1', weapon: 'w2' }] } },
  'table-set': { encounter: { table: TABLE, stage: 'planned' } },
  'zombies-placed': { encounter: { zombiesAtStart: 10, stage: 'on-the-table' } },
  'escape-readied': { encounter: { escape: ENCOUNTER_EVENTS['escape-readied'].escape } },
  'side-mustered': { encounter: { others: [{ role: 'captor', group: 'c1' }] } },
  'left-at-home': { encounter: { party: ['f1'], reps: [5], combinedRep: 5, clips: [] } },
  'alert-rolled': { encounter: { escape: { turns: 1, alerted: true } } },
  'pursuit-begun': { encounter: { pursuits: [{ lead: 7, end: 'goes-on' }] } },
  'pursuit-split': { encounter: { pursuits: [{ end: 'goes-on' }, { end: 'escaped' }] } },
  'pursuit-turned': { encounter: { pursuits: [{ lead: -2, end: 'caught', side: 'n' }, { lead: 7 }] } },
  'place-entered': { encounter: { visits: [ENCOUNTER_EVENTS['place-entered'].visit] } },
  'place-closed': { encounter: { closed: ['b1'] } },
  'group-met': { contacts: [{ id: 'c1', times: 0, standing: 'strangers' }], count: { contacts: 1 } },
  'group-dealt-with': { contacts: [{ times: 1, standing: 'parted', whereabouts: 'about' }] },
  'group-changed': { contacts: [{ members: [{ name: 'Jo' }] }] },
  'took-part': { encounter: { party: ['f1', 'f2', 'f3'], reps: [5, 3, 4], combinedRep: 8 } },
  'innocent-rescued': { encounter: { innocents: 1 } },
  searched: { encounter: { searches: [{ spot: 'b1', figure: 'f2', item: 'surplus-ammo', found: true }] } },
  'turn-begun': { encounter: { turn: ENCOUNTER_EVENTS['turn-begun'].turn, stage: 'on-the-table' } },
  'side-acts': { encounter: { turn: { acting: 'Party' } } },
  'groups-kept': { encounter: { groups: ENCOUNTER_EVENTS['groups-kept'].groups } },
  'conditions-set': { encounter: { conditions: { night: true } } },
  'fires-changed': { encounter: { fires: ENCOUNTER_EVENTS['fires-changed'].to } },
  'done-anyway': { encounter: { turn: { acting: 'Party' } } },
  'shots-marked': { encounter: { markers: [ENCOUNTER_EVENTS['shots-marked'].marker], shots: 0 } },
  'fighter-changed': { encounter: { fighters: [ENCOUNTER_EVENTS['fighter-changed'].to] } },
  'ammo-spent': { encounter: { spent: [ENCOUNTER_EVENTS['ammo-spent'].spent] } },
  'shots-fired': { encounter: { shots: 3, drawn: 2, markers: [] } },
  'vehicle-changed': { encounter: { working: [ENCOUNTER_EVENTS['vehicle-changed'].to] } },
  'zombies-changed': {
    encounter: { zombies: { made: 2, groups: [ENCOUNTER_EVENTS['zombies-changed'].to] } },
  },
  'board-taken-up': { encounter: { board: ENCOUNTER_EVENTS['board-taken-up'].board } },
  'photo-laid': { encounter: { photo: ENCOUNTER_EVENTS['photo-laid'].photo } },
  // Ann stands elsewhere, the zombie is new.
  'pieces-placed': { encounter: { board: { places: ENCOUNTER_EVENTS['pieces-placed'].places } } },
  // Kept for the figure's history alone.
  'figure-tested': stateAfter('pieces-placed'),
  'drink-rolled': { encounter: { drunk: [{ figure: 'f2', state: 5 }] } },
  'stranger-tested': { encounter: { heroes: ['c1/0'] } },
  'hero-made': { encounter: { heroes: ['c1/0', 'f1'] } },
  'death-seen': { figures: [{ seenZombieDeath: true }, { seenZombieDeath: false }] },
  'battle-reported': { encounter: { records, shots: 7, stage: 'after', field: { enemies: true } } },
  'record-changed': { encounter: { records: [records[0], ENCOUNTER_EVENTS['record-changed'].to] } },
  'step-settled': {
    encounter: { settled: [{ figure: 'f2', result: { step: 'recovery', word: 'returns' }, faces: [2, 3] }] },
  },
  'points-scored': { points: 3 },
  'encounter-ended': {
    encounter: null,
    before: {
      kind: 'raid',
      role: 'raider',
      area: 'urban',
      successful: true,
      leftWithHumansBehind: false,
    },
    calendar: { now: { year: 2, period: 2 } },
    figures: [
      { tally: { outings: 1, zombies: 3, people: 1 } },
      { tally: { outings: 1, zombies: 3, people: 1 } },
    ],
  },
  'encounter-corrected': {
    points: 2,
    before: { successful: false },
    figures: [{ tally: { zombies: 3 } }, { tally: { outings: 1, zombies: 1, people: 1 } }],
  },
};

const OF_ONE_OFF: readonly Type[] = ['force-changed', 'one-off-decided'];

describe('an event of an Encounter', () => {
  it.each(Object.keys(WRITTEN) as Type[])('%s is written into the campaign', (type) => {
    const told = ENCOUNTER_EVENTS[type];
    const apart = APART.some((other) => other === type);
    const campaign = apart ? stateAfter('encounter-planned') : stateAfter(type);
    if (campaign.encounter !== null && OF_ONE_OFF.includes(type))
      campaign.encounter.oneOff = { points: 100, bought: [] };
    if (apart) apply(campaign, told);
    expect(campaign).toMatchObject(WRITTEN[type]);
  });

  it('is itself left as it was, whatever happens later', () => {
    const before = copy(ENCOUNTER_LOG);
    fold([...BEGUN, ...ENCOUNTER_LOG]);
    expect(ENCOUNTER_LOG).toEqual(before);
  });

  it('counts a roll for a vehicle that failed as a roll', () => {
    const campaign = stateAfter('encounter-planned');
    apply(campaign, { ...ENCOUNTER_EVENTS['vehicle-rolled'], won: false });
    expect(campaign.encounter?.vehicles).toEqual({ rolled: 1, won: 0, heldOver: 0 });
  });
});

describe('a log', () => {
  const broken = (event: EncounterEvent, campaign = fold(BEGUN)) =>
    expect(() => apply(campaign, event), event.type);

  it('that speaks of an Encounter nobody planned is broken', () => {
    broken(ENCOUNTER_EVENTS['zombies-placed']).toThrow('an Encounter that was never planned');
    const planned = stateAfter('encounter-planned');
    broken(ENCOUNTER_EVENTS['force-changed'], planned).toThrow('a force in an Encounter of a campaign');
    broken(ENCOUNTER_EVENTS['alert-rolled'], planned).toThrow('outside an escape');
    broken(ENCOUNTER_EVENTS['pursuit-turned'], planned).toThrow('that never began');
  });

  it('that speaks of somebody or something it never brought in is broken', () => {
    const item = { ...clip, id: stockId(9) };
    broken({ ...ENCOUNTER_EVENTS['stock-used'], item }).toThrow('i9, which the stockpile');
    broken({ ...ENCOUNTER_EVENTS['group-changed'], contact: contactId(9) }).toThrow(
      'group c9, who were never met',
    );
    broken({ ...ENCOUNTER_EVENTS['death-seen'], figure: figureId(9) }).toThrow('figure f9, who never joined');
  });
});
