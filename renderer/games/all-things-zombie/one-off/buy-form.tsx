/** A figure more for a force: what it is, what it carries, what that costs, and what is left then. */

import { Button, Checkbox, SegmentedControl, Select, TextInput } from '@mantine/core';
import { type SubmitEvent, useId } from 'react';
import {
  ForceView,
  type OneOffView,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import { Leadership } from '../../../../src/contract/games/all-things-zombie/shapes.ts';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { counted } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { Deed } from '../acts/deed.ts';
import type { Acting } from '../acts/use-encounter-act.ts';
import { PronounField, type PronounId, pronounOtherwise } from '../components/pronoun-field.tsx';
import { WeaponPicker } from '../new-campaign/weapon-picker.tsx';
import styles from './one-off.module.css';

const FORCES = ForceView.shape.force.options;
const LEADERSHIPS = Leadership.options;

type Buy = Extract<Deed, { do: 'buy' }>;

interface Draft extends Record<string, unknown> {
  readonly force: Buy['force'];
  readonly name: string;
  readonly pronoun: PronounId | null;
  readonly rep: string;
  readonly leadership: Buy['leadership'];
  readonly armour: boolean;
  readonly weapons: Buy['weapons'];
}

const EMPTY: Draft = {
  force: 'own',
  name: '',
  pronoun: null,
  rep: '4',
  leadership: 'none',
  armour: false,
  weapons: [],
};
const LEADS: readonly Buy['leadership'][] = ['none', ...LEADERSHIPS.filter((one) => one !== 'none')];

interface BuyFormProps {
  readonly oneOff: OneOffView;
  readonly waiting: boolean;
  readonly error: string | undefined;
  readonly onBuy: Acting['perform'];
}

export function BuyForm(props: BuyFormProps) {
  return (
    <KeptForm<Draft> form="encounter/force" initial={EMPTY}>
      {(filled) => <Form filled={filled} {...props} />}
    </KeptForm>
  );
}

function deedOf({ force, name, pronoun, rep, leadership, armour, weapons }: Draft): Buy {
  return {
    do: 'buy',
    force,
    ...(name.trim() !== '' && { name }),
    ...(pronoun !== null && { pronoun }),
    // Out of the list of those there are.
    rep: Number(rep) as Buy['rep'],
    leadership,
    protected: armour,
    weapons,
  };
}

function Form({ filled, oneOff, waiting, error, onBuy }: BuyFormProps & { readonly filled: Filled<Draft> }) {
  const { id: campaign } = useCampaign();
  const { value: draft, set } = filled;
  const { do: _, force, name: __, pronoun: ___, ...priced } = deedOf(draft);
  const price = useAsk('encounter.price', { campaign, ...priced }, { kept: true }).data?.points;
  const { weapons = [], reps = [] } = useAsk('campaign.reference', { campaign }).data ?? {};
  const chosen = oneOff.forces.find((one) => one.force === force);
  const left = chosen?.left ?? 0;
  const over = price !== undefined && price > left;
  const why = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (waiting || over) return;
    const taken = filled.sending();
    // The next one of the same side is filled in from the beginning.
    onBuy(deedOf(draft), { onDone: () => taken() && set({ force }) });
  };
  return (
    <Section title="Buy a figure" aside="the attribute is drawn, and costs nothing">
      <form className={styles.buy} aria-label="Buy a figure" onSubmit={submit}>
        <div className={styles.line}>
          <SegmentedControl
            aria-label="For which side"
            data={oneOff.forces.map((one) => ({ value: one.force, label: one.title }))}
            value={force}
            onChange={(value) => set({ force: FORCES.find((one) => one === value) ?? 'own' })}
          />
        </div>
        <div className={styles.line}>
          <TextInput
            className={styles.name ?? ''}
            label="Name"
            placeholder="One of the app’s"
            autoComplete="off"
            data-first
            value={draft.name}
            {...leftInField(draft.name, MOST_NAME, undefined)}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <PronounField
            value={draft.pronoun}
            otherwise={pronounOtherwise(draft.name)}
            onChange={(pronoun) => set({ pronoun })}
          />
          <Select
            label="Rep"
            w={84}
            allowDeselect={false}
            data={reps.length === 0 ? [draft.rep] : reps.map((one) => `${one.rep}`)}
            value={draft.rep}
            onChange={(rep) => set({ rep: rep ?? '4' })}
          />
          <Select
            label="Leads"
            w={168}
            allowDeselect={false}
            data={LEADS.map((value) => ({ value, label: LEADERSHIP_WORDS[value] }))}
            value={draft.leadership}
            onChange={(value) => set({ leadership: LEADS.find((one) => one === value) ?? 'none' })}
          />
          <Checkbox
            label="Body armour"
            mb={8}
            checked={draft.armour}
            onChange={({ currentTarget: { checked } }) => set({ armour: checked })}
          />
        </div>
        <WeaponPicker
          weapons={weapons}
          chosen={draft.weapons}
          error={undefined}
          bare="Nothing yet: a fight with bare hands."
          stacked
          onChange={(chosenNow) => set({ weapons: chosenNow })}
        />
        <div className={`${styles.cost} ${styles.last}`}>
          <output aria-live="polite">
            {price === undefined
              ? ' '
              : over
                ? `Costs ${counted(price, 'point', 'points')}; only ${left} left: too many`
                : `Costs ${counted(price, 'point', 'points')}; leaves ${left - price} of ${left}`}
          </output>
          <Button
            type="submit"
            variant="filled"
            {...off(waiting || over)}
            aria-describedby={error === undefined ? undefined : why}
          >
            Buy for {FORCE_WORDS[force].text}
          </Button>
          <FoundAgain filled={filled} />
        </div>
        {error !== undefined && (
          <p id={why} role="alert" className="flag">
            {error}
          </p>
        )}
      </form>
    </Section>
  );
}
