/** The form that adds things to the stockpile by hand: which, how many, and why. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { Input } from '../../../../src/contract/contract.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './stockpile-screen.module.css';

type What = Input<'stockpile.add'>['what'];

const MOST = 20;
/** Besides weapons, which are listed after them. */
const THINGS = [
  { value: 'surplus-clip', label: 'Surplus clip' },
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'body-armor', label: 'Body armour' },
  { value: 'medical-supplies', label: 'Medical supplies' },
  { value: 'cure', label: 'Dose of the Cure' },
] as const;

interface AddFormProps {
  readonly revision: number;
  readonly onClose: () => void;
}

const NOTHING_YET = { thing: 'surplus-clip', howMany: 1, machineGun: false, why: '' };

/** A thing that no rule brought in, with the reason in place of where it was found. */
export function AddForm(props: AddFormProps) {
  return (
    <KeptForm form="stockpile/add" initial={NOTHING_YET}>
      {(filled) => <AddFields {...props} filled={filled} />}
    </KeptForm>
  );
}

type AddFieldsProps = AddFormProps & { readonly filled: Filled<typeof NOTHING_YET> };

function AddFields({ revision, filled, onClose }: AddFieldsProps) {
  const { id: campaign } = useCampaign();
  const weapons = useAsk('reference.get', {}).data?.weapons ?? [];
  const add = useDo('stockpile.add', { handles: ({ code }) => code !== 'stale' });
  const { thing: value, howMany, machineGun } = filled.value;
  const counter = useId();

  const what = (): What | undefined => {
    const thing = THINGS.find((one) => one.value === value)?.value;
    if (thing === 'surplus-clip') return { kind: thing, fitsMachineGun: machineGun };
    if (thing !== undefined) return { kind: thing };
    const weapon = weapons.find(({ id }) => id === value);
    return weapon && { kind: 'weapon', weapon: weapon.id };
  };
  const save = (why: string) => {
    const chosen = what();
    if (chosen === undefined) return;
    const taken = filled.sending();
    add.mutate(
      { campaign, revision, what: chosen, count: howMany, why },
      {
        onSuccess: ({ title }) => {
          announce(title);
          if (taken()) onClose();
        },
      },
    );
  };
  return (
    <div className={styles.form}>
      <ReasonForm
        name="Add by hand"
        label="Thing"
        save="Add"
        filled={filled}
        failure={add.error}
        onSave={save}
        onCancel={onClose}
      >
        {(id) => (
          <>
            <NativeSelect
              id={id}
              size="sm"
              value={value}
              data={[
                { group: 'Things', items: [...THINGS] },
                {
                  group: 'Weapons',
                  items: weapons.map((weapon) => ({ value: weapon.id, label: weapon.title })),
                },
              ]}
              onChange={(event) => filled.set({ thing: event.currentTarget.value })}
            />
            <label htmlFor={counter}>How many</label>
            <Stepper
              id={counter}
              label="How many"
              value={howMany}
              least={1}
              most={MOST}
              onChange={(to) => filled.set({ howMany: to })}
            />
            {value === 'surplus-clip' && (
              <Checkbox
                label="Also fits a light machine gun"
                checked={machineGun}
                onChange={(event) => filled.set({ machineGun: event.currentTarget.checked })}
              />
            )}
          </>
        )}
      </ReasonForm>
    </div>
  );
}
