/** A battle by itself: how many points each side has, and where it is fought; the forces are bought on their own screen. */
import { Button, Input, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Area } from '../../../../src/contract/games/all-things-zombie/generated-encounter.ts';
import { MOST_NAME, MOST_SEED } from '../../../../src/contract/limits.ts';
import { NO_CALENDAR } from '../../../../src/contract/no-calendar.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import layout from '../../../components/form-rows.module.css';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { Page } from '../../../page/page.tsx';
import styles from './one-off.module.css';

interface Draft extends Record<string, unknown> {
  readonly name: string;
  readonly points: number | '';
  readonly area: (typeof AREAS)[number];
  readonly phase: string;
  /** Seed that is typed; until then, the app’s. */
  readonly seed: string;
}

const AREAS = Area.options;

/** Four or five figures a side. */
const EMPTY: Draft = { name: '', points: 150, area: 'urban', phase: '1', seed: '' };
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];
const PHASES = ['1', '2', '3'];

export function NewOneOffScreen() {
  return (
    <Page title="New one-off battle" ownFocus>
      <KeptForm<Draft> form="shelf/new-one-off" initial={EMPTY}>
        {(filled) => <Begin filled={filled} />}
      </KeptForm>
    </Page>
  );
}

function Begin({ filled }: { readonly filled: Filled<Draft> }) {
  const { name, points, area, phase } = filled.value;
  const fresh = useAsk('seed.fresh', {}).data?.seed;
  const seed = filled.value.seed === '' ? (fresh ?? '') : filled.value.seed;
  const first = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const create = useDo('campaign.create', { handles: ({ field }) => field !== undefined });
  useEffect(() => first.current?.focus(), []);
  const { error } = create;
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const wrong = (field: string) => (error?.field === field ? error.message : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const oneOff = { points: Number(points), area, phase: Number(phase) as 1 | 2 | 3 };
    const taken = filled.sending();
    create.mutate(
      { ...NO_CALENDAR, name, seed, star: {}, oneOff },
      {
        onSuccess: ({ id }) => {
          taken();
          void navigate({ to: '/c/$campaign/encounter/plan', params: { campaign: id }, replace: true });
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={layout.form}>
      <p className={styles.lead}>
        Two sides spend the same number of points on their figures and fight one battle. There is no calendar,
        and nothing comes after it.
      </p>
      <div className={layout.rows}>
        <TextInput
          ref={first}
          label="Name"
          autoComplete="off"
          value={name}
          {...leftInField(name, MOST_NAME, wrong('name'))}
          onChange={(event) => filled.set({ name: event.currentTarget.value })}
        />
        <NumberInput
          label="Points a side"
          inputWrapperOrder={ORDER}
          classNames={{ wrapper: layout.short ?? '' }}
          description="A Rep 4 figure with a pistol costs 23 points."
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          value={points}
          error={wrong('oneOff.points')}
          onChange={(value) => filled.set({ points: typeof value === 'number' ? value : '' })}
        />
        <Choice
          label="Area"
          about="How many buildings stand there, and how many zombies are about."
          data={AREAS.map((value) => ({ value, label: AREA_WORDS[value].title }))}
          value={area}
          onChange={(value) => filled.set({ area: AREAS.find((one) => one === value) ?? 'urban' })}
        />
        <Choice
          label="Phase"
          about="How long ago the outbreak was: up to ten years, up to twenty, or more."
          data={PHASES}
          value={phase}
          onChange={(value) => filled.set({ phase: value })}
        />
        <TextInput
          label="Seed"
          description="All the app’s dice and cards come from it."
          {...leftInField(seed, MOST_SEED, wrong('seed'))}
          autoComplete="off"
          spellCheck={false}
          value={seed}
          onChange={(event) => filled.set({ seed: event.currentTarget.value })}
        />
      </div>
      <div className={styles.begin}>
        <Button variant="filled" type="submit">
          Next: the forces
        </Button>
        <FoundAgain filled={filled} />
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly about: string;
  readonly data: (string | { value: string; label: string })[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, about, data, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      inputWrapperOrder={ORDER}
      description={about}
    >
      <div>
        <SegmentedControl aria-labelledby={id} data={data} value={value} onChange={onChange} />
      </div>
    </Input.Wrapper>
  );
}
