/** Weapons of the Star: any number, out of the book’s list. */

import { ActionIcon, TextInput } from '@mantine/core';
import { IconMinus, IconPlus, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Reference } from '../../../../src/contract/games/all-things-zombie/reference.ts';
import { WEAPON_TERMS } from '../../../../src/rules/all-things-zombie/data/text/weapon-terms.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { Section } from '../../../components/section.tsx';
import { inches } from '../text/figures.ts';
import type { WeaponId } from './draft.ts';
import styles from './new-campaign.module.css';
import { weaponsFound } from './weapon-search.ts';

type WeaponRow = Reference['weapons'][number];

interface WeaponPickerProps {
  readonly weapons: readonly WeaponRow[];
  readonly chosen: readonly WeaponId[];
  readonly error: string | undefined;
  /** Words shown where nothing is chosen. */
  readonly bare?: string;
  /** True if the chosen weapons stand above the list, not beside it. */
  readonly stacked?: boolean;
  readonly onChange: (weapons: readonly WeaponId[]) => void;
}

const STAR_BARE = 'Nothing yet. A Star may also start with bare hands.';

export function WeaponPicker({
  weapons,
  chosen,
  error,
  bare = STAR_BARE,
  stacked = false,
  onChange,
}: WeaponPickerProps) {
  const [sought, setSought] = useState('');
  const errorId = useId();
  const shown = weaponsFound(weapons, sought);
  const countOf = (id: WeaponId) => chosen.filter((other) => other === id).length;
  const add = ({ id, title }: WeaponRow) => {
    onChange([...chosen, id]);
    announce(`${title} added, ${countedInWords(chosen.length + 1, 'weapon', 'weapons')}`);
  };
  const remove = ({ id, title }: WeaponRow) => {
    onChange(chosen.toSpliced(chosen.lastIndexOf(id), 1));
    announce(`${title} taken away, ${countedInWords(chosen.length - 1, 'weapon', 'weapons')}`);
  };
  /** Enter takes the first weapon found, so that a few letters do. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise it would send the form.
    event.preventDefault();
    const [first] = shown;
    if (sought.trim() === '' || first === undefined) return;
    add(first);
    setSought('');
  };

  return (
    <fieldset className={styles.picker} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="vh">Weapons</legend>
      <Section
        title="Weapons"
        aside="as many as you like"
        end={
          <TextInput
            size="sm"
            className={styles.search ?? ''}
            aria-label="Search weapons; Enter adds the first found"
            placeholder="Search, Enter adds"
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            onKeyDown={press}
          />
        }
      >
        <div className={styles.columns} data-stacked={stacked || undefined}>
          <WeaponList shown={shown} countOf={countOf} onAdd={add} onRemove={remove} />
          <Carried weapons={weapons} chosen={chosen} bare={bare} />
        </div>
      </Section>
      {error !== undefined && (
        <p id={errorId} className="flag" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface WeaponListProps {
  readonly shown: readonly WeaponRow[];
  readonly countOf: (id: WeaponId) => number;
  readonly onAdd: (weapon: WeaponRow) => void;
  readonly onRemove: (weapon: WeaponRow) => void;
}

function WeaponList({ shown, countOf, onAdd, onRemove }: WeaponListProps) {
  if (shown.length === 0) return <p className={`${styles.none} quiet`}>No match.</p>;
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th>Weapon</th>
          <th className="n">Range</th>
          <th className="n">Targets</th>
          <th className="n">Impact</th>
          <th className="n">O-rating</th>
          <th className="n">Cost</th>
          <th className="n">
            <span className="vh">How many</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((weapon) => (
          <tr key={weapon.id} data-chosen={countOf(weapon.id) > 0 || undefined} title={weapon.summary}>
            <td>{weapon.title}</td>
            <td className="n">{inches(weapon.range)}</td>
            <td className="n">{weapon.targets}</td>
            <td className="n">{weapon.impact}</td>
            <td className="n">{weapon.oRating}</td>
            <td className="n">{weapon.cost}</td>
            <td className={styles.how}>
              <span className={styles.stepper}>
                {countOf(weapon.id) > 0 && (
                  <>
                    <ActionIcon
                      size="xs"
                      aria-label={`One ${WEAPON_TERMS[weapon.id].text} less`}
                      title={`One ${WEAPON_TERMS[weapon.id].text} less`}
                      onClick={(event) => {
                        // With the last of a kind this button goes; the focus stays beside it.
                        if (countOf(weapon.id) === 1) plusBeside(event.currentTarget)?.focus();
                        onRemove(weapon);
                      }}
                    >
                      <IconMinus size={16} stroke={1.6} aria-hidden />
                    </ActionIcon>
                    <span className={`${styles.many} num`}>{countOf(weapon.id)}</span>
                  </>
                )}
                <ActionIcon
                  size="xs"
                  aria-label={`Add ${WEAPON_TERMS[weapon.id].a}`}
                  title={`Add ${WEAPON_TERMS[weapon.id].a}`}
                  onClick={() => onAdd(weapon)}
                >
                  <IconPlus size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function plusBeside(minus: HTMLElement): HTMLButtonElement | null {
  return minus.parentElement?.querySelector<HTMLButtonElement>('button:last-child') ?? null;
}

/** List of the chosen weapons, with what each is good for. */
interface CarriedProps extends Pick<WeaponPickerProps, 'weapons' | 'chosen'> {
  readonly bare: string;
}

function Carried({ weapons, chosen, bare }: CarriedProps) {
  const rows = weapons.filter(({ id }) => chosen.includes(id));
  return (
    <div className={styles.carried}>
      <h3>Carries</h3>
      {rows.length === 0 ? (
        <p className="quiet">{bare}</p>
      ) : (
        <dl>
          {rows.map(({ id, title, summary }) => {
            const many = chosen.filter((other) => other === id).length;
            return (
              <div key={id}>
                <dt>
                  {title}
                  {many > 1 && <span className="num quiet"> ×{many}</span>}
                </dt>
                <dd className="second small">{summary}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
