/** Campaigns for refusals of a vehicle and of those who ride in it. */
import type { InputOf } from '../../../../../../src/rules/all-things-zombie/acts/act.ts';
import { move } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { bringVehicle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/bring-vehicle.ts';
import {
  type DRIVE,
  drive,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/drive.ts';
import { fireAtVehicle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/vehicles/fire-at-vehicle.ts';
import type { WorkingVehicle } from '../../../../../../src/rules/all-things-zombie/state/vehicles.ts';
import { onBoard } from '../../../../../support/rules/board.ts';
import type { MakeAct } from '../../../../../support/rules/campaign.ts';
import { idOf, underWay } from '../../../../../support/rules/encounter.ts';
import { marked, withVehicle } from '../../../../../support/rules/vehicles.ts';
import { inHouse, type Tries } from './support.ts';

const riding = (vehicle: Partial<WorkingVehicle> | null = {}) => withVehicle(inHouse(), vehicle);
const RUNS = { engine: true, speed: 8 } as const;

type What = InputOf<typeof DRIVE>['what'];
const drives =
  (what: What, input: Partial<InputOf<typeof DRIVE>> = {}): MakeAct =>
  (now) =>
    drive(now, { vehicle: 'm1', driver: 'f1', what, ...input });
const goes = (go: Partial<Extract<What, { does: 'go' }>>, driver = 'f1') =>
  drives({ does: 'go', speed: 8, ...go }, { driver });
const brings =
  (kind: 'sports-car' | 'sedan', inside: readonly string[] = []): MakeAct =>
  (now) =>
    bringVehicle(now, { kind, driver: 'f1', inside });

/** In turn 2, in which the party goes first and the zombies after it. */
const inTurn = (vehicle: Partial<WorkingVehicle>) => {
  const campaign = riding(vehicle);
  underWay(campaign).turn = {
    number: 2,
    dice: [
      { side: 'Party', face: 3 },
      { side: 'Zombies', face: 1 },
    ],
  };
  return campaign;
};

const walks =
  (who: 'f1' | 'f2', inside?: null): MakeAct =>
  (now) =>
    move(now, { who, others: [], how: 'normal', ...(inside === null && { inside }) });

export const DRIVING = {
  rides: [() => ({ campaign: riding(RUNS), act: walks('f2') })],
  'at-the-wheel': [() => ({ campaign: riding(RUNS), act: walks('f1', null) })],
  'tried-to-start': [() => ({ campaign: inTurn({ tried: 2 }), act: drives({ does: 'start' }) })],
  'driven-already': [() => ({ campaign: inTurn({ ...RUNS, went: { turn: 2, times: 2 } }), act: goes({}) })],
  'no-vehicle-left': [() => ({ campaign: inHouse(), act: brings('sedan') })],
  'no-such-vehicle': [
    () => ({ campaign: riding(), act: drives({ does: 'start' }, { vehicle: 'm2' }) }),
    () => ({ campaign: riding({ away: true }), act: drives({ does: 'start' }) }),
  ],
  'no-seat': [
    () => {
      const campaign = riding(null);
      const all = underWay(campaign);
      const figures = ['f3', 'f4'].flatMap((id) => campaign.figures.filter((one) => one.id === id));
      all.party = [...all.party, ...figures.map(({ id }) => id)];
      return { campaign, act: brings('sports-car', ['f2', 'f3']) };
    },
  ],
  'sits-in-another': [
    () => ({ campaign: riding(), act: brings('sedan') }),
    // The driver has got out; the passenger beside him hasn’t.
    () => {
      const campaign = riding();
      return {
        campaign: marked(campaign, idOf(campaign, 'f1'), { inside: null }),
        act: brings('sedan', ['f2']),
      };
    },
  ],
  'not-in-it': [
    () => {
      const campaign = riding();
      underWay(campaign).fighters = [];
      return { campaign, act: drives({ does: 'start' }) };
    },
  ],
  'somebody-drives': [() => ({ campaign: riding(RUNS), act: goes({}, 'f2') })],
  'driver-fit': [() => ({ campaign: riding(RUNS), act: drives({ does: 'control' }) })],
  'control-first': [
    () => {
      const campaign = riding(RUNS);
      return { campaign: marked(campaign, idOf(campaign, 'f1'), { condition: 'dead' }), act: goes({}, 'f2') };
    },
  ],
  'vehicle-wrecked': [
    () => ({ campaign: riding({ wreck: 'broken-down' }), act: drives({ does: 'start' }) }),
    () => ({ campaign: riding({ wreck: 'stopped' }), act: goes({}) }),
  ],
  'vehicle-moves': [() => ({ campaign: riding(RUNS), act: drives({ does: 'engine-off' }) })],
  'vehicle-stands': [() => ({ campaign: riding(RUNS), act: goes({ speed: 0, over: [{ target: null }] }) })],
  'engine-runs': [() => ({ campaign: riding(RUNS), act: drives({ does: 'start' }) })],
  'engine-off': [
    () => ({ campaign: riding(), act: goes({}) }),
    () => ({ campaign: riding(), act: drives({ does: 'engine-off' }) }),
  ],
  'stops-no-vehicle': [
    () => {
      const campaign = riding();
      const [gloria] = underWay(campaign).fighters;
      if (gloria) underWay(campaign).fighters = [{ ...gloria, inside: null }];
      return {
        campaign,
        act: (now) => fireAtVehicle(now, { who: 'f1', weapon: 'w1', vehicle: 'm1', shots: 2, from: null }),
      };
    },
  ],
  'too-fast': [
    () => ({ campaign: riding({ ...RUNS, speed: 12 }), act: goes({ speed: 21 }) }),
    () => ({ campaign: riding({ ...RUNS, speed: 12 }), act: goes({ speed: 11, offRoad: true }) }),
  ],
  'too-sudden': [
    () => ({ campaign: riding({ ...RUNS, speed: 8 }), act: goes({ speed: 19 }) }),
    () => ({ campaign: riding({ ...RUNS, speed: 20 }), act: goes({ speed: 9 }) }),
  ],
  'turn-too-wide': [
    () => ({
      campaign: onBoard(riding(RUNS), { m1: [300, 300, 0] }),
      act: goes({ way: [{ x: 320, y: 280 }] }),
    }),
  ],
  'too-many-turns': [() => ({ campaign: riding(RUNS), act: goes({ turns: 2 }) })],
  'runs-on': [() => ({ campaign: riding({ speed: 8, wreck: 'stopped' }), act: goes({ speed: 9 }) })],
} as const satisfies Tries;
