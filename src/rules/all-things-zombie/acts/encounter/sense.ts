/** A Dumbass, if only for drink, rolls for sense each turn (section: Attributes). */
import { dumbass, rollsForSense } from '../../after-the-battle/failings.ts';
import { askingOf } from '../../asking.ts';
import { type ActOf, declared, done, type InputOf, type SeenCampaign } from '../act.ts';
import { FIGHTER } from '../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter } from './act.ts';
import { drunkStateOf } from './checker-of.ts';
import { type Fighting, fighterNamed } from './fighters.ts';
import { tellTest } from './tested.ts';

export const SENSE = declared({
  fields: { figure: FIGHTER },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'not-a-dumbass'],
});

export function* rollForSense(
  now: SeenCampaign,
  { figure: who }: InputOf<typeof SENSE>,
): ActOf<typeof SENSE> {
  const encounter = encounterAt(now, SENSE.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  if (!isWithoutSense(encounter, found)) return no('not-a-dumbass');
  const { face, found: row } = yield* dumbass(askingOf(who));
  const word = row.result;
  yield* tellTest(found, { rule: 'atz.dumbass', faces: [face], target: null, result: { of: 'sense', word } });
  return done('sense', { name: found.name, word });
}

/** Whether somebody rolls for sense in this Encounter. */
export function isWithoutSense(encounter: SeenEncounter, { attributes, figure }: Fighting): boolean {
  return rollsForSense(attributes, figure === null ? undefined : drunkStateOf(encounter, figure));
}
