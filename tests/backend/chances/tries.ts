/** Acts whose odds are asked for, and the campaigns they are asked of. */
import type { z } from 'zod';
import { beforeDice } from '../../../src/backend/games/all-things-zombie/chances.ts';
import { EncounterAct } from '../../../src/contract/games/all-things-zombie/acts.ts';
import type { FigureReport } from '../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import type { Check } from '../../../src/rules/all-things-zombie/acts/encounter/checks/checks.ts';
import { mark } from '../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WorkingVehicle } from '../../../src/rules/all-things-zombie/state/vehicles.ts';
import { act } from '../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  holding,
  idOf,
  onTable,
  planned,
  reported,
  stranger,
  underWay,
  type Wanted,
} from '../../support/rules/encounter.ts';
import { withVehicle } from '../../support/rules/vehicles.ts';
import { fractions, type Weights } from '../odds/by-hand.ts';

export type Do = EncounterAct['do'];
export type Input<D extends Do> = Omit<Extract<z.input<typeof EncounterAct>, { do: D }>, 'do'>;

export interface Try {
  readonly campaign: Campaign;
  readonly act: EncounterAct;
  /** Null where nothing is rolled first that has odds. */
  readonly rule: string | null;
}

export function attempt<D extends Do>(
  what: D,
  input: Input<D>,
  campaign: Campaign,
  rule: string | null = null,
): Try {
  return { campaign, act: EncounterAct.parse({ do: what, ...input }), rule };
}

export const raid = (wanted: Wanted = {}) => planned(campaignWith(wanted));
export const table = (wanted: Wanted = {}) => onTable(raid(wanted));
/** A car of the party; null where it has not come to the table yet. */
export const riding = (vehicle: Partial<WorkingVehicle> | null = {}, wanted: Wanted = {}) =>
  withVehicle(table(wanted), vehicle);
/** The same, and somebody with a machine gun. */
export const gunned = () =>
  withVehicle(met({ members: [stranger({ weapons: ['light-machine-gun'] })] }), { speed: 8, engine: true });
/** Ann is Out of the Fight. */
export const fallen = (): Campaign => {
  const campaign = table();
  act(campaign, (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
  return campaign;
};
export const inHouse = (wanted: Wanted = {}) => entered(table(wanted), 'b1');
export const met = (contact: object) => entered(table({ contacts: [contact] }), 'b1', 'c1');
export const pursuit = (): Campaign => {
  const campaign = campaignWith();
  const before = { kind: 'raid', role: 'raider', area: 'rural' } as const;
  campaign.before = { ...before, successful: true, leftWithHumansBehind: true };
  return planned(campaign, { kind: 'pursuit', role: 'runner' });
};
export const breakout = () => planned(holding([4, 4]), { kind: 'escape', role: 'captor' });
export const marked = (shots: number) => {
  const campaign = table();
  apply(campaign, { type: 'shots-marked', marker: { who: idOf(campaign, 'f1'), shots, from: null } });
  return campaign;
};
export const alarm = (turns: number) => {
  const campaign = breakout();
  underWay(campaign).escape = {
    forces: {
      faces: [3, 4],
      found: { result: 'equal', row: 'atz.how-many/6-8', confidence: 'RULEBOOK' },
      captors: 2,
      friends: 2,
    },
    prison: 'edge',
    getaway: 10,
    turns,
    alerted: false,
  };
  underWay(campaign).turn = { number: turns + 1, dice: [] };
  return campaign;
};
export const afterwards = (happened: Partial<FigureReport>, wanted: Wanted = {}) =>
  reported(raid(wanted), { f2: { fought: true, ...happened } });

export const chased = () => {
  const campaign = pursuit();
  const on = { lead: 5, runners: BAND, chasers: BAND, end: 'goes-on', side: null } as const;
  underWay(campaign).pursuits.push({ ...on });
  return campaign;
};

export const BAND = { lowestRep: 3, vehicles: false } as const;
export const TURN = { sides: ['Party', 'Zombies'] };
export const DOWN = { outOfTheFight: true, by: 'zombies' } as const;

export const shares = (weights: Weights) => Object.values(fractions(weights)).toSorted();
export const told = ({ campaign, act }: Try) => {
  const { odds: chance } = beforeDice(campaign, act);
  return fractions(Object.fromEntries(chance?.outcomes.map(({ name, n }) => [name, n]) ?? []));
};

/** A check of a figure on the table. */
export const checking = (what: Check, wanted: Wanted = {}, figure = 'f2') =>
  attempt('check', { figure, what }, what.check === 'rally' ? ran(figure, wanted) : table(wanted));

/** Nobody else is rallied. */
function ran(figure: string, wanted: Wanted): Campaign {
  const campaign = table(wanted);
  act(campaign, (now) => mark(now, { who: figure, condition: 'ran-away', byZombie: false }));
  return campaign;
}
