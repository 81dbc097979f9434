/** Play’s form that sets a vehicle right by hand, for a reason kept in history. */
import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import { MOST_WHY } from '../../../../../src/contract/limits.ts';
import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import { leftInLine } from '../../../../components/characters-left.ts';
import { CharactersLeftNote } from '../../../../components/characters-left-note.tsx';
import { FormActs } from '../../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../../components/kept-form.tsx';
import { Stepper } from '../../../../components/stepper.tsx';
import { Field } from '../../components/field.tsx';
import { GonePanel } from '../fields/gone-panel.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { asItIs, type Correction, correctionOf, mostSpeed, STATE_WORDS, STATES } from './correcting.ts';
import { stateWords } from './driving.ts';

/** A vehicle set as the table has it, with a reason: its engine, what has become of it, how far it went last. */
export function CorrectForm({ vehicle: id }: { readonly vehicle: string }) {
  const vehicle = useUnderWay(({ working }) => working.find((one) => one.vehicle === id));
  const number = useUnderWay('number');
  if (vehicle === undefined) return <GonePanel title="Vehicle" text="It is no longer on the table." />;
  return (
    <QuestionPanel
      form={`correct ${id}`}
      title={`Correct the ${vehicleText(vehicle.kind)}`}
      aside={`Now: ${stateWords(vehicle)}.`}
    >
      <KeptForm<Fields> form={`play/vehicle-${number}-${id}`} initial={{ ...asItIs(vehicle) }}>
        {(filled) => <Correcting vehicle={vehicle} filled={filled} />}
      </KeptForm>
    </QuestionPanel>
  );
}

type Fields = Correction & Readonly<Record<string, unknown>>;

interface CorrectingProps {
  readonly vehicle: WorkingView;
  readonly filled: Filled<Fields>;
}

function Correcting({ vehicle, filled }: CorrectingProps) {
  const { close } = usePlay();
  const send = useSend();
  const id = useId();
  const { state, speed, why } = filled.value;
  const most = mostSpeed(vehicle, state);
  const deed = correctionOf(vehicle, filled.value);
  const ready = deed !== undefined && why.trim() !== '' && !leftInLine(why, MOST_WHY).over;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send(deed, 'perform', { onDone: filled.sending() });
      }}
    >
      <Field label="How it is" id={`${id}s`}>
        <NativeSelect
          id={`${id}s`}
          data-first
          value={state}
          data={STATES.map((value) => ({ value, label: STATE_WORDS[value] }))}
          onChange={(event) => {
            const to = STATES.find((one) => one === event.currentTarget.value);
            if (to !== undefined) filled.set({ state: to });
          }}
        />
      </Field>
      {most > 0 && (
        <Field label="Inches it went" id={`${id}i`}>
          <Stepper
            id={`${id}i`}
            label="Inches it went"
            value={speed}
            least={0}
            most={most}
            onChange={(to) => filled.set({ speed: to })}
          />
        </Field>
      )}
      <Field label="Why" id={`${id}w`}>
        <input
          id={`${id}w`}
          value={why}
          autoComplete="off"
          aria-required
          onChange={(event) => filled.set({ why: event.currentTarget.value })}
        />
      </Field>
      <CharactersLeftNote text={why} most={MOST_WHY} />
      <FormActs filled={filled} save="Save" ready={ready} onClose={close}>
        <span className="small second">kept in history</span>
      </FormActs>
    </form>
  );
}
