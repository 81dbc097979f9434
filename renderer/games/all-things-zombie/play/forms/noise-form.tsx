/** Play’s form for shots that no marker stands for. */
import { useId, useState } from 'react';
import { Stepper } from '../../../../components/stepper.tsx';
import { Field } from '../../components/field.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { type From, FromField } from '../fields/from-field.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import { useUnderWay } from '../state/play-context.ts';

const MOST_SHOTS = 99;

/** Shots nobody marked: of people who weren't told of, or counted at the end of the turn. */
export function NoiseForm() {
  const laid = useUnderWay(({ table }) => table !== null);
  const [shots, setShots] = useFilled('shots', 1);
  const [from, setFrom] = useState<From | null>(null);
  const id = useId();
  return (
    <QuestionPanel
      title="Shots without a marker"
      aside="A die for each shot, and a place for each zombie it draws."
    >
      <Field label="Shots" id={id}>
        <Stepper id={id} label="Shots" value={shots} least={1} most={MOST_SHOTS} onChange={setShots} />
      </Field>
      {laid && <FromField value={from} onChange={setFrom} />}
      <RollButtons deed={{ do: 'hear-shots', shots, from }} />
    </QuestionPanel>
  );
}
