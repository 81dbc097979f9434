import { describe, expect, it } from 'vitest';
import { commandOf, playing } from '../../../../src/backend/games/all-things-zombie/encounter-acts.ts';
import { ACTS, type ActId } from '../../../../src/rules/all-things-zombie/acts/acts.ts';
import { wrongStage } from '../../../../src/rules/all-things-zombie/acts/encounter/refusals.ts';
import { PLAYS } from '../../../../src/rules/all-things-zombie/acts/plays.ts';
import { CIRCUMSTANCES } from '../../../../src/rules/all-things-zombie/data/circumstances.ts';
import { STAGES, type Stage } from '../../../../src/rules/all-things-zombie/state/encounter.ts';
import { FIELD_LABELS, fieldLabel } from '../../../../src/rules/all-things-zombie/text/fields.ts';
import { copy } from '../../../../src/rules/core/copy.ts';
import { drive } from '../../../../src/rules/core/driver.ts';
import type { Field, Fields } from '../../../../src/rules/core/fields.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { nameInWords } from '../../../../src/rules/core/text/english.ts';
import { TRIES } from '../../../backend/chances/every-act.ts';
import type { Try } from '../../../backend/chances/tries.ts';

const ONE_EACH = Object.values(TRIES).map((tries) => {
  const [attempted] = tries;
  if (attempted === undefined) throw new Error('an act is tried at least once');
  const { campaign, act } = attempted();
  return { id: commandOf(act), campaign, act };
});

/** Reason for which the act is refused at once; undefined where it goes through, or asks first. */
function refusedWith({ act }: Pick<Try, 'act'>, campaign: Try['campaign']): string | undefined {
  const end = drive(playing(act)(seen(campaign)), () => undefined);
  if (end.kind !== 'finished' || end.value.ok) return undefined;
  const { refusal } = end.value;
  return refusal.code === 'encounter' ? refusal.why : refusal.code;
}

const at = ({ campaign }: Pick<Try, 'campaign'>, stage: Stage | null) => {
  const other = copy(campaign);
  if (stage === null) other.encounter = null;
  else if (other.encounter !== null) other.encounter.stage = stage;
  return other;
};

const WRONG = ['on-the-table', 'not-on-the-table', 'not-reported', 'reported'];

describe('the acts of a campaign', () => {
  it('are played, all but the first', () => {
    expect(Object.keys(PLAYS)).toEqual(Object.keys(ACTS).filter((id) => id !== 'campaign.create'));
  });

  it.each(ONE_EACH.map((one) => [one.id, one] as const))(
    '%s comes at the points of an Encounter it is declared for, and at no other',
    (id, one) => {
      const { stages } = ACTS[id];
      if (stages === null) {
        expect(WRONG).not.toContain(refusedWith(one, one.campaign));
        return;
      }
      const declared: readonly Stage[] = stages;
      expect(refusedWith(one, at(one, null))).toBe('none-planned');
      for (const stage of STAGES.filter((other) => !declared.includes(other)))
        expect([stage, refusedWith(one, at(one, stage))]).toEqual([stage, wrongStage(stage, declared)]);
      const own = one.campaign.encounter?.stage;
      expect(own !== undefined && declared.includes(own)).toBe(true);
      expect(WRONG).not.toContain(refusedWith(one, one.campaign));
    },
  );

  it('have fields that are called by the words of their names, or by a label that says something else', () => {
    const names = (Object.keys(ACTS) as ActId[]).flatMap((id) => namesIn(ACTS[id].fields));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/^[A-Z][a-zA-Z0-9″’(), –-]*$/.test(fieldLabel(name)))).toEqual([]);
    const said = Object.entries(FIELD_LABELS).filter(
      ([name, label]) => label === nameInWords(name) && !Object.hasOwn(CIRCUMSTANCES, name),
    );
    expect(said).toEqual([]);
    expect([
      fieldLabel('startYear'),
      fieldLabel('lowestRep'),
      fieldLabel('mallAlone'),
      fieldLabel('oars'),
    ]).toEqual([...['First year', 'Lowest Rep', 'A mall alone', 'Oars']]);
  });

  it('name each refusal once', () => {
    for (const { refusals } of Object.values(ACTS)) expect(new Set(refusals).size).toBe(refusals.length);
  });
});

function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [name, ...within(field)]);
}

function within(field: Field): string[] {
  switch (field.kind) {
    case 'list':
      return within(field.of);
    case 'group':
      return namesIn(field.fields);
    case 'variant':
      return [field.by, ...Object.values(field.of).flatMap(namesIn)];
    default:
      return [];
  }
}
