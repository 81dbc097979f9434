/** The opposers of a task as a field: those who can be added, and a line for each who was. */
import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import type { Deed } from '../../acts/deed.ts';
import { REPS } from '../../components/rep-field.tsx';
import { groupName } from '../../text/conditions.ts';
import styles from '../play.module.css';
import { fighterNamed, useUnderWay } from '../state/play-context.ts';
import { useFilled } from './filled-form.tsx';

export type Opposer = Extract<Deed, { do: 'opposed-task' }>['opposers'][number];
type Advantage = NonNullable<Opposer['advantage']>;

/** Most opposers: as many as one roll is read against. */
const MOST = 20;

interface OpposersFieldProps {
  readonly tester: FighterView;
  readonly value: readonly Opposer[];
  readonly onChange: (opposers: readonly Opposer[]) => void;
}

/** Field for those who stand in the way, from the table or by Rep alone, and for whom the situation favours against each. */
export function OpposersField({ tester, value, onChange }: OpposersFieldProps) {
  const choices = useChoices(tester, value);
  const [picked, setPicked] = useFilled('opposer', '');
  const id = useId();
  const present = choices.flatMap(({ items }) => items).find((item) => item.value === picked);
  const first = choices[0]?.items[0];
  const choice = present ?? first;
  const add = () => {
    if (choice === undefined) return;
    onChange([...value, { ...choice.opposer, advantage: 'none' }]);
    setPicked('');
  };
  return (
    <>
      <div>
        <label htmlFor={id}>Opposed by</label>
        <span className={styles.opposersFieldAdding}>
          <NativeSelect
            id={id}
            value={choice?.value ?? ''}
            onChange={(event) => setPicked(event.currentTarget.value)}
            data={choices.map(({ group, items }) => ({
              group,
              items: items.map(({ value: of, label }) => ({ value: of, label })),
            }))}
          />
          <Button size="sm" {...off(value.length >= MOST)} onClick={() => value.length < MOST && add()}>
            Add
          </Button>
        </span>
      </div>
      {value.length > 0 && (
        <ul className={styles.opposers} aria-label="Who opposes">
          {value.map((opposer, at) => (
            <OpposerLine
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one Rep are alike.
              key={`${opposer.who ?? opposer.rep} ${at}`}
              opposer={opposer}
              tester={tester}
              onChange={(to) => onChange(value.map((one, place) => (place === at ? to : one)))}
              onRemove={() => onChange(value.filter((_, place) => place !== at))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface OpposerLineProps {
  readonly opposer: Opposer;
  readonly tester: FighterView;
  readonly onChange: (opposer: Opposer) => void;
  readonly onRemove: () => void;
}

function OpposerLine({ opposer, tester, onChange, onRemove }: OpposerLineProps) {
  const fighters = useUnderWay('fighters');
  const { who, rep, advantage = 'none' } = opposer;
  const known = who === undefined ? undefined : fighterNamed({ fighters }, who);
  const name = known?.name ?? 'Somebody';
  return (
    <li>
      <span className="name">
        {name} <span className="quiet nowrap">{`Rep ${rep}`}</span>
      </span>
      <NativeSelect
        size="sm"
        aria-label={`Advantage against ${name}`}
        value={advantage}
        onChange={(event) => onChange({ ...opposer, advantage: event.currentTarget.value as Advantage })}
        data={[
          { value: 'none', label: 'Nobody’s advantage' },
          { value: 'tester', label: `${tester.name}’s advantage` },
          { value: 'opposer', label: 'Opposer’s advantage' },
        ]}
      />
      <button type="button" aria-label={`${name} doesn’t oppose`} onClick={onRemove}>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
    </li>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly opposer: Pick<Opposer, 'who' | 'rep'>;
}

/** People met first, then the party, then anybody else; nobody twice, and not who tries. */
function useChoices(tester: FighterView, value: readonly Opposer[]) {
  const fighters = useUnderWay('fighters');
  const groups = useUnderWay('groups');
  const free = fighters.filter(
    ({ who }) => who !== tester.who && !value.some((opposer) => opposer.who === who),
  );
  const of = (group: string | null): readonly Choice[] =>
    free
      .filter((fighter) => fighter.group === group)
      .map(({ who, name, rep }) => ({ value: who, label: `${name}, Rep ${rep}`, opposer: { who, rep } }));
  return [
    ...groups.map((group) => ({ group: groupName(group), items: of(group.id) })),
    { group: 'Party', items: of(null) },
    {
      group: 'Another opposer',
      items: REPS.map(
        (rep): Choice => ({ value: `${rep}`, label: `An opposer of Rep ${rep}`, opposer: { rep } }),
      ),
    },
  ].filter(({ items }) => items.length > 0);
}
