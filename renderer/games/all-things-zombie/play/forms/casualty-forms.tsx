/** Play’s forms for one who is Out of the Fight: examined by a friend, or at the mercy of an enemy. */
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Stepper } from '../../../../components/stepper.tsx';
import { Field } from '../../components/field.tsx';
import { RepField, USUAL_REP } from '../../components/rep-field.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import { useUnderWay } from '../state/play-context.ts';

const MOST_WOUNDS = 20;

/** Times out of the fight before the present one. */
const before = ({ wounds, condition }: FighterView) =>
  condition === 'out-of-the-fight' ? Math.max(0, wounds - 1) : wounds;

/** Somebody spends a whole turn over a casualty. */
export function ExamineForm({ fighter }: { readonly fighter: FighterView }) {
  const fighters = useUnderWay('fighters');
  const others = fighters.filter(
    ({ who, group }) => who !== fighter.who && (group === null || group === fighter.group),
  );
  const able = others.filter(({ condition }) => condition === 'up');
  const [by, setBy] = useFilled('by', (able[0] ?? others[0])?.who ?? '');
  const [wounds, setWounds] = useFilled('wounds', before(fighter));
  const ids = useId();
  return (
    <QuestionPanel title={`How bad is ${fighter.name}?`} aside="A whole turn over the casualty.">
      {others.length === 0 ? (
        <p>{`Nobody else is there to look after ${fighter.name}.`}</p>
      ) : (
        <>
          <Field label="Examined by" id={`${ids}b`}>
            <NativeSelect
              id={`${ids}b`}
              value={by}
              onChange={(event) => setBy(event.currentTarget.value)}
              data={others.map(({ who, name }) => ({ value: who, label: name }))}
            />
          </Field>
          <Field label="Earlier times Out of the Fight" id={`${ids}w`}>
            <Stepper
              id={`${ids}w`}
              label="Earlier times Out of the Fight"
              value={wounds}
              least={0}
              most={MOST_WOUNDS}
              onChange={setWounds}
            />
          </Field>
          <RollButtons deed={{ do: 'examine', casualty: fighter.who, by, wounds }} />
        </>
      )}
    </QuestionPanel>
  );
}

/** An enemy stands over the fallen. */
export function MercyForm({ fighter }: { readonly fighter: FighterView }) {
  const [rep, setRep] = useFilled('rep', USUAL_REP);
  return (
    <QuestionPanel
      title={`${fighter.name} at their mercy`}
      aside="What an enemy standing over the fallen does; not zombies."
    >
      <RepField label="Rep of the enemy" value={rep} onChange={setRep} />
      <RollButtons deed={{ do: 'mercy', figure: fighter.who, rep }} />
    </QuestionPanel>
  );
}
