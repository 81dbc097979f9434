/** Briefings: the figures they give are those that hold, with the difference mark where the player has corrected one. */
import { expect, it } from 'vitest';
import { briefFacts, briefSteps } from '../../../../src/rules/all-things-zombie/text/brief.ts';
import { pursuitEndsText, pursuitText } from '../../../../src/rules/all-things-zombie/text/pursuit.ts';
import { vehicleRollsText } from '../../../../src/rules/all-things-zombie/text/vehicles.ts';
import type { Corrections } from '../../../../src/rules/core/corrections.ts';
import { withCorrections } from '../../../../src/rules/core/in-force.ts';
import { campaignWith, planned } from '../../../support/rules/encounter.ts';

const at = (row: string, field: string, to: number) => ({ table: 'atz.single-figure', row, field, to });
const CORRECTED: Corrections = [
  at('chasers-apart', 'inches', 18),
  at('lead-escaped', 'hours', 30),
  at('vehicle-roll', 'figures', 4),
];
const BAND = {
  lead: 0,
  runners: { lowestRep: 3, vehicles: false },
  chasers: null,
  end: 'caught',
  side: 'e',
} as const;

function said() {
  const { encounter } = planned(campaignWith());
  if (encounter === null) throw new Error('something is planned');
  const pursuit = { ...encounter, kind: 'pursuit', role: 'runner', pursuits: [] } as const;
  const caught = { ...pursuit, pursuits: [BAND] };
  return [
    ...briefSteps(pursuit).slice(0, 2),
    briefSteps(caught)[0],
    briefFacts(caught, null, [])[1],
    pursuitText(BAND),
    pursuitEndsText(),
    vehicleRollsText(2, 'planned'),
  ];
}

it('a briefing gives the figures of the book', () => {
  expect(said()).toEqual([
    'Roll for the Runners, then for the Chasers, until the lead is beyond 24 hours or nothing is left of it.',
    'If they are caught, the Runners stand in the centre and choose the side the Chasers come from, 24″ off.',
    'The Runners stand in the centre; the Chasers come on 24″ away, on the side chosen.',
    'Caught: the Runners stand in the centre, the Chasers come from the east, 24″ off (Runners’ lowest Rep 3).',
    'Caught: the Runners stand in the centre; the Chasers come from the east, 24″ away.',
    'gone at more than 24 hours ahead, caught at none',
    'Two rolls left, one for every six who go or part of six.',
  ]);
});

it('and corrected ones with their mark', () => {
  const corrected = withCorrections(CORRECTED, said);
  expect(corrected).toEqual([
    'Roll for the Runners, then for the Chasers, until the lead is beyond 30‡ hours or nothing is left of it.',
    'If they are caught, the Runners stand in the centre and choose the side the Chasers come from, 18‡″ off.',
    'The Runners stand in the centre; the Chasers come on 18‡″ away, on the side chosen.',
    'Caught: the Runners stand in the centre, the Chasers come from the east, 18‡″ off (Runners’ lowest Rep 3).',
    'Caught: the Runners stand in the centre; the Chasers come from the east, 18‡″ away.',
    'gone at more than 30‡ hours ahead, caught at none',
    'Two rolls left, one for every four‡ who go or part of four‡.',
  ]);
});
