import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { FighterView } from '../../../../src/contract/encounter-view.ts';
import type { Deed } from '../deed.ts';
import { Field } from './field.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { RepField, USUAL_REP } from './rep-field.tsx';
import { RollButtons } from './roll-buttons.tsx';

type Difficulty = Extract<Deed, { do: 'task' }>['difficulty'];
type Opposer = Extract<Deed, { do: 'opposed-task' }>['opposers'][number];
type Advantage = NonNullable<Opposer['advantage']>;

const DIFFICULTY_WORDS = { easy: 'Easy', tough: 'Tough', hard: 'Hard' } as const satisfies Record<
  Difficulty,
  string
>;

/** A challenge of one figure, alone or against somebody. What failing costs is said before the roll. */
export function TaskForm({ fighter }: { readonly fighter: FighterView }) {
  const { who, name } = fighter;
  const [opposed, setOpposed] = useState(false);
  const [difficulty, setDifficulty] = useState<Difficulty>('tough');
  const [rep, setRep] = useState(USUAL_REP);
  const [advantage, setAdvantage] = useState<Advantage>('none');
  const [cost, setCost] = useState('');
  const ids = useId();
  const consequence = cost.trim();
  const deed: Deed = opposed
    ? { do: 'opposed-task', figure: who, opposers: [{ rep, advantage }], consequence }
    : { do: 'task', figure: who, difficulty, consequence };
  return (
    <QuestionPanel title={`${name} tries a task`}>
      <SegmentedControl
        aria-label="Kind of task"
        value={opposed ? 'opposed' : 'alone'}
        onChange={(value) => setOpposed(value === 'opposed')}
        data={[
          { value: 'alone', label: 'Unopposed' },
          { value: 'opposed', label: 'Opposed' },
        ]}
      />
      {opposed ? (
        <>
          <RepField label="Rep of the opposer" value={rep} onChange={setRep} />
          <Field label="Advantage" id={`${ids}a`}>
            <NativeSelect
              id={`${ids}a`}
              value={advantage}
              onChange={(event) => setAdvantage(event.currentTarget.value as Advantage)}
              data={[
                { value: 'none', label: 'Nobody’s' },
                { value: 'tester', label: `${name}’s` },
                { value: 'opposer', label: 'The opposer’s' },
              ]}
            />
          </Field>
        </>
      ) : (
        <Field label="Difficulty" id={`${ids}d`}>
          <NativeSelect
            id={`${ids}d`}
            value={difficulty}
            onChange={(event) => setDifficulty(event.currentTarget.value as Difficulty)}
            data={Object.entries(DIFFICULTY_WORDS).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      )}
      <Field label="Failing costs" id={`${ids}c`}>
        <TextInput
          id={`${ids}c`}
          value={cost}
          maxLength={200}
          onChange={(event) => setCost(event.currentTarget.value)}
        />
      </Field>
      {consequence === '' && <p className="quiet small">Say what failing costs before the roll.</p>}
      <RollButtons deed={deed} disabled={consequence === ''} />
    </QuestionPanel>
  );
}
