import { Checkbox } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { isAble } from '../combat/able.ts';
import { keyText, WHO_KEYS } from '../keys/table.ts';
import styles from '../play.module.css';
import { partyOf, useUnderWay } from '../play-context.ts';
import { words } from './text/who-field.ts';

/** Those of the party who stand and could take part; where it is for who is active, those the turn lets act. */
export function useStanding(active: boolean): readonly string[] {
  return useParty()
    .filter(({ held }) => !active || held === null)
    .map(({ who }) => who);
}

const useParty = () => partyOf({ fighters: useUnderWay(({ fighters }) => fighters) }).filter(isAble);

/** Why those who are ticked may not act: `Wren Ostrander: Rep 3 is under the die of 4 …` */
const heldIn = (ticked: readonly FighterView[]): readonly string[] =>
  ticked.flatMap(({ name, held }) => (held === null ? [] : [`${name}: ${held.sentence}`]));

interface WhoFieldProps {
  readonly legend: string;
  readonly value: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
  readonly onAll: () => void;
  /** Each says whether the turn lets it act. */
  readonly active: boolean;
}

/** Which of the party take part; the first of them has the focus while nobody does. */
export function WhoField({ legend, value, onChange, onAll, active }: WhoFieldProps) {
  const party = useParty();
  const held = active ? heldIn(party.filter(({ who }) => value.includes(who))) : [];
  const first = value.length === 0 ? { 'data-first': true } : {};
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {party.map(({ who, name, rep, held: stays }, at) => (
        <Checkbox
          key={who}
          {...(at === 0 ? first : {})}
          label={`${name}, Rep ${rep}${active && stays !== null ? `, ${stays.short}` : ''}`}
          checked={value.includes(who)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, who] : value.filter((one) => one !== who))
          }
        />
      ))}
      {held.map((sentence) => (
        <p key={sentence} className={`small ${styles.held}`}>
          {sentence}
        </p>
      ))}
      <button type="button" className={`quiet-link ${styles.all}`} onClick={onAll}>
        {words.all} <kbd>{keyText(WHO_KEYS.all)}</kbd>
      </button>
    </fieldset>
  );
}
