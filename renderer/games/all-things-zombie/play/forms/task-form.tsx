/** Play’s form of a task: its difficulty, or those who oppose it, and what failing costs. */
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { MOST_WHY } from '../../../../../src/contract/limits.ts';
import { leftInField, leftInLine } from '../../../../components/characters-left.ts';
import type { Deed } from '../../acts/deed.ts';
import { Field } from '../../components/field.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { type Opposer, OpposersField } from '../fields/opposers-field.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import { useKept, useKeptPart } from '../state/play-context.ts';

type Difficulty = Extract<Deed, { do: 'task' }>['difficulty'];

const DIFFICULTY_WORDS = { easy: 'Easy', tough: 'Tough', hard: 'Hard' } as const satisfies Record<
  Difficulty,
  string
>;

/** A challenge of one figure, alone or against others. What failing costs is said before the roll. */
export function TaskForm({ fighter }: { readonly fighter: FighterView }) {
  const { who, name } = fighter;
  const [opposed, setOpposed] = useFilled('opposed', false);
  const [difficulty, setDifficulty] = useFilled<Difficulty>('difficulty', 'tough');
  const [opposers, setOpposers] = useFilled<readonly Opposer[]>('opposers', [], [{ rep: 4 }]);
  const kept = useKept();
  const form = `task ${who}`;
  const cost = useKeptPart(({ textOf }) => textOf(form));
  const ids = useId();
  const consequence = cost.trim();
  const deed: Deed = opposed
    ? { do: 'opposed-task', figure: who, opposers: [...opposers], consequence }
    : { do: 'task', figure: who, difficulty, consequence };
  const missing = whatIsMissing(consequence, opposed && opposers.length === 0);
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
        <OpposersField tester={fighter} value={opposers} onChange={setOpposers} />
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
          {...leftInField(cost, MOST_WHY)}
          onChange={(event) => kept.get().setText(form, event.currentTarget.value)}
        />
      </Field>
      {missing !== undefined && <p className="quiet small">{missing}</p>}
      <RollButtons deed={deed} disabled={missing !== undefined} />
    </QuestionPanel>
  );
}

function whatIsMissing(consequence: string, nobody: boolean): string | undefined {
  if (nobody) return 'Add those who oppose it; one roll counts against all of them.';
  if (leftInLine(consequence, MOST_WHY).over) return 'What failing costs is too long.';
  return consequence === '' ? 'Say what failing costs before the roll.' : undefined;
}
