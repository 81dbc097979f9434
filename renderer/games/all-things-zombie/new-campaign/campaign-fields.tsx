/** Fields of a new campaign: name, first year, calendar, whether people met come back, and the seed. */
import { ActionIcon, Input, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MOST_NAME, MOST_SEED } from '../../../../src/contract/limits.ts';
import { call } from '../../../client/api.ts';
import { notify } from '../../../client/notify.ts';
import { leftInField } from '../../../components/characters-left.ts';
import layout from '../../../components/form-rows.module.css';
import { DIVISION_WORDS } from '../text/calendar.ts';
import type { Draft, DraftErrors } from './draft.ts';
import styles from './new-campaign.module.css';

export interface FieldsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly onChange: (part: Partial<Draft>) => void;
}

const DIVISIONS = (['months', 'seasons'] as const).map((value) => ({ value, label: DIVISION_WORDS[value] }));
const PEOPLE = [
  { value: 'new', label: 'Always new' },
  { value: 'back', label: 'May come back' },
];
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];

interface CampaignFieldsProps extends FieldsProps {}

export function CampaignFields({ draft, errors, onChange }: CampaignFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  const seedNow = useEffectEvent(() => draft.seed);
  /** Fetches a fresh seed; one typed before it has come stays. */
  const freshSeed = useEffectEvent(async () => {
    const before = seedNow();
    try {
      const { seed } = await call('seed.fresh', {});
      if (seedNow() === before) onChange({ seed });
    } catch (error) {
      notify({ message: error instanceof Error ? error.message : '', kind: 'failure' });
    }
  });
  useEffect(() => name.current?.focus(), []);
  // A seed that was kept comes before a new one.
  useEffect(() => {
    if (seedNow() === '') void freshSeed();
  }, []);

  return (
    <div className={layout.rows}>
      <TextInput
        ref={name}
        label="Name"
        autoComplete="off"
        value={draft.name}
        {...leftInField(draft.name, MOST_NAME, errors.name)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NumberInput
        label="First year"
        inputWrapperOrder={ORDER}
        classNames={{ wrapper: layout.short ?? '' }}
        description="Years since the outbreak. Campaigns usually start in O+2."
        prefix="O+"
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        value={draft.startYear}
        error={errors.startYear}
        onChange={(year) => onChange({ startYear: typeof year === 'number' ? year : '' })}
      />
      <Input.Wrapper
        label="Calendar"
        labelElement="div"
        labelProps={{ id: 'calendar-label' }}
        inputWrapperOrder={ORDER}
        description={
          draft.division === 'months'
            ? 'Twelve periods a year, one encounter in each.'
            : 'Four periods a year, one encounter in each.'
        }
      >
        <div>
          <SegmentedControl
            aria-labelledby="calendar-label"
            data={DIVISIONS}
            value={draft.division}
            onChange={(division) => onChange({ division: division === 'seasons' ? 'seasons' : 'months' })}
          />
        </div>
      </Input.Wrapper>
      <Input.Wrapper
        label="People met"
        labelElement="div"
        labelProps={{ id: 'people-label' }}
        inputWrapperOrder={ORDER}
        description={
          draft.peopleComeBack === true
            ? 'A house rule: survivors may be a group met before. It can be changed at any time.'
            : 'By the book survivors are always new. It can be changed at any time.'
        }
      >
        <div>
          <SegmentedControl
            aria-labelledby="people-label"
            data={PEOPLE}
            value={draft.peopleComeBack === true ? 'back' : 'new'}
            onChange={(people) => onChange({ peopleComeBack: people === 'back' })}
          />
        </div>
      </Input.Wrapper>
      <TextInput
        label="Seed"
        description="All the app’s dice and cards come from it: the same seed and the same acts give the same campaign."
        {...leftInField(draft.seed, MOST_SEED, errors.seed)}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: styles.seed ?? '' }}
        value={draft.seed}
        onChange={(event) => onChange({ seed: event.currentTarget.value })}
        rightSection={
          <ActionIcon title="Another seed" aria-label="Another seed" onClick={() => void freshSeed()}>
            <IconRefresh size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
      />
    </div>
  );
}
