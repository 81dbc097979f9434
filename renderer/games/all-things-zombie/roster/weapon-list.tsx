import { ActionIcon, MultiSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Input, Output } from '../../../../src/contract/contract.ts';
import { weaponText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { weaponFacts } from '../text/figures.ts';
import styles from './roster.module.css';

type Weapons = Input<'party.add'>['weapons'];
type WeaponRows = Output<'reference.get'>['weapons'];

interface WeaponListProps {
  readonly reference: WeaponRows;
  readonly weapons: Weapons;
  readonly onChange: (weapons: Weapons) => void;
}

/** Weapons picked one after another; two of a kind are two lines. */
export function WeaponList({ reference, weapons, onChange }: WeaponListProps) {
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
