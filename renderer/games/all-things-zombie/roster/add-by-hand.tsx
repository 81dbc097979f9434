/** The form for a Grunt as the player would have it, e.g. to match a miniature: Rep, attributes, armour and weapons. */
import { ActionIcon, Button, Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import type { Input, Output } from '../../../../src/contract/contract.ts';
import { BOUNDS, Rep } from '../../../../src/contract/games/all-things-zombie/shapes.ts';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { weaponText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { announce } from '../../../client/announce.ts';
import { askKey, type CallFailure, useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import type { Filled } from '../../../components/kept-form.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import { PronounField, type PronounId, pronounOtherwise } from '../components/pronoun-field.tsx';
import { WhyJoins } from '../components/why-joins.tsx';
import { weaponFacts } from '../text/figures.ts';
import styles from './roster.module.css';

export type Picked = Pick<Input<'party.add'>, 'attributes' | 'weapons'> & {
  name: string;
  pronoun: PronounId | null;
  rep: number;
  protected: boolean;
  why: string;
};

export const UNTRIED: Picked = {
  ...{ name: '', pronoun: null, rep: 3, attributes: [], protected: false, weapons: [] },
  why: '',
};
const shownHere = ({ code }: CallFailure) => code === 'bad-input' || code === 'refused';

interface AddByHandProps {
  readonly filled: Filled<Picked>;
  readonly onAdded: (figure: string) => void;
}

export function AddByHand({ filled, onAdded }: AddByHandProps) {
  const { id: campaign, revision, recruiting: first } = useCampaign();
  const client = useQueryClient();
  const reference = useAsk('reference.get', {});
  const adding = useDo('party.add', { handles: shownHere });
  const rep = useId();
  const { value: picked, set: change } = filled;
  const error = adding.error !== null && shownHere(adding.error) ? adding.error : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, pronoun, why, ...rest } = picked;
    const named = {
      ...(name.trim() === '' ? {} : { name }),
      ...(pronoun === null ? {} : { pronoun }),
      ...(first || why.trim() === '' ? {} : { why }),
    };
    const taken = filled.sending();
    adding.mutateAsync({ campaign, revision, ...rest, ...named, rep: Rep.parse(picked.rep) }).then(
      ({ title }) => {
        announce(title);
        const now = client.getQueryData<Output<'campaign.get'>>(askKey('campaign.get', { campaign }));
        const newest = now?.figures.at(-1);
        if (taken() && newest !== undefined) onAdded(newest.id);
      },
      () => undefined,
    );
  };
  if (reference.data === undefined) return null;
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="Name"
        placeholder="one of our list"
        autoComplete="off"
        data-autofocus
        value={picked.name}
        {...leftInField(picked.name, MOST_NAME, error?.field === 'name' ? error.message : undefined)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <PronounField
        className={styles.ways}
        value={picked.pronoun}
        otherwise={pronounOtherwise(picked.name)}
        onChange={(pronoun) => change({ pronoun })}
      />
      <div className={styles.row}>
        <div className={styles.dice}>
          <label className={styles.label} htmlFor={rep}>
            Rep
          </label>
          <Stepper
            id={rep}
            label="Rep"
            value={picked.rep}
            {...BOUNDS.rep}
            onChange={(to) => change({ rep: to })}
          />
        </div>
        <Checkbox
          label="Body armour"
          checked={picked.protected}
          onChange={(event) => change({ protected: event.currentTarget.checked })}
        />
      </div>
      <MultiSelect
        label="Attributes"
        searchable
        value={[...picked.attributes]}
        data={reference.data.attributes.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(ids) =>
          change({
            attributes: reference.data.attributes.flatMap(({ id }) => (ids.includes(id) ? [id] : [])),
          })
        }
      />
      <WeaponList
        reference={reference.data.weapons}
        weapons={picked.weapons}
        onChange={(weapons) => change({ weapons })}
      />
      {!first && <WhyJoins why={picked.why} error={error ?? undefined} onChange={(why) => change({ why })} />}
      {error !== null && error.field !== 'name' && error.field !== 'why' && (
        <p role="alert" className={styles.failure}>
          {error.message}
        </p>
      )}
      <Button type="submit" variant="filled" className={styles.save}>
        Add
      </Button>
      <FoundAgain filled={filled} />
    </form>
  );
}

type Weapons = Input<'party.add'>['weapons'];
type WeaponRows = Output<'reference.get'>['weapons'];

interface WeaponListProps {
  readonly reference: WeaponRows;
  readonly weapons: Weapons;
  readonly onChange: (weapons: Weapons) => void;
}

/** Weapons picked one after another; two of a kind are two lines. */
function WeaponList({ reference, weapons, onChange }: WeaponListProps) {
  const row = (id: string | undefined) => reference.find((weapon) => weapon.id === id);
  const add = ([id]: readonly string[]) => {
    const weapon = row(id);
    if (weapon !== undefined) onChange([...weapons, weapon.id]);
  };
  return (
    <div className={styles.dice}>
      {/* The field never holds what was picked, since that may be picked again; the list below does. */}
      <MultiSelect
        label="Weapons"
        placeholder={weapons.length === 0 ? 'Unarmed; add one' : 'Add another'}
        searchable
        value={[]}
        data={reference.map(({ id, title }) => ({ value: id, label: title }))}
        renderOption={({ option }) => (
          <span>
            {option.label}
            <br />
            <span className={styles.hint}>{factsOf(row(option.value))}</span>
          </span>
        )}
        onChange={add}
      />
      {weapons.length > 0 && (
        <ul className={styles.weapons} aria-label="Weapons picked">
          {weapons.map((id, at) => {
            const title = row(id)?.title ?? id;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two weapons of a kind differ in nothing but their place.
              <li key={at}>
                <span>
                  {title} <span className={styles.hint}>{factsOf(row(id))}</span>
                </span>
                <ActionIcon
                  aria-label={`Take away the ${weaponText(id)}`}
                  onClick={() => onChange(weapons.filter((_, other) => other !== at))}
                >
                  <IconX size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const factsOf = (weapon: WeaponRows[number] | undefined) => (weapon === undefined ? '' : weaponFacts(weapon));
