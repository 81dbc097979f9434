/** Section: Losing Control Table. What it does to the vehicle, and to everybody inside. */
import { askingOf } from '../../../asking.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FoeResult, TestResult, VehicleStep } from '../../../state/test-result.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import { type ControlWord, type Drive, losesControl, thrownAbout } from '../../../vehicles/losing-control.ts';
import type { CampaignPlay } from '../../act.ts';
import type { SeenEncounter } from '../act.ts';
import { harmed } from '../harm/harmed.ts';
import { drunkOf } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { occupantsOf, vehicleChanged } from '../standing/vehicles-in-play.ts';
import { asideOf, type Course, carried } from './course.ts';

export interface Came {
  readonly steps: readonly VehicleStep[];
  readonly hurt: readonly FoeResult[];
}

export const vehicleResult = (
  kind: WorkingVehicle['kind'],
  { steps, hurt }: Came,
): Extract<TestResult, { readonly of: 'vehicle' }> => ({ of: 'vehicle', kind, steps, hurt });

/** Nobody’s blow, and no hit that adds up to Mega-Death. */
const NOBODYS = { byZombie: false, rep: null, weapon: null, by: null, inMelee: false } as const;

export interface Crashed extends Came {
  /** True if the vehicle goes no further. */
  readonly stands: boolean;
}

export function* outOfControl(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id, kind }: WorkingVehicle,
  driver: Fighting,
  way: Drive,
  course?: Course,
): CampaignPlay<Crashed> {
  const { fighter, rep, attributes } = driver;
  const drunk = drunkOf(encounter, fighter.who);
  const byPlaces =
    course &&
    ((word: ControlWord, side: 'left' | 'right' | null) => asideOf(course, word, side)?.isStopped === true);
  const lost = yield* losesControl(
    askingOf(fighter.who),
    { rep, attributes, drunk },
    { ...way, solid: way.solid ?? byPlaces },
  );
  const { faces, target } = lost.passed;
  const steps: readonly VehicleStep[] = [lost.found.result, ...(lost.way === null ? [] : [lost.way])];
  const hurt: FoeResult[] = [];
  const result = vehicleResult(kind, { steps, hurt: [] });
  yield* tellTest(driver, { rule: 'atz.losing-control', faces, target, result });
  if (course !== undefined) yield* carried(now, course, lost, lost.impact !== null);
  if (lost.impact === null) return { steps, hurt, stands: false };
  for (const one of occupantsOf(now, encounter, id)) {
    if (one.fighter.condition === 'dead') continue;
    const thrown = yield* thrownAbout(askingOf(one.fighter.who), one.rep, lost.impact);
    const after = now.encounter && fighterNamed(now, now.encounter, one.fighter.who);
    yield* harmed(now, after ?? one, { harm: thrown.harm, hits: 0, survived: 0 }, NOBODYS);
    hurt.push({ name: one.name, harm: thrown.harm });
  }
  // A vehicle that slid into something stands, too: the impact that hurts those inside has stopped it.
  yield* vehicleChanged(now, { id }, { speed: 0, engine: undefined, ready: undefined });
  return { steps, hurt, stands: true };
}
