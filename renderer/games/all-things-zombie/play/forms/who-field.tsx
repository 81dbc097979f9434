import { Checkbox } from '@mantine/core';
import { isAble } from '../combat/able.ts';
import { keyText, WHO_KEYS } from '../keys/table.ts';
import styles from '../play.module.css';
import { partyOf, useUnderWay } from '../play-context.ts';

/** Those of the party who stand and could take part. */
export function useStanding(): readonly string[] {
  return useParty().map(({ who }) => who);
}

const useParty = () => partyOf({ fighters: useUnderWay(({ fighters }) => fighters) }).filter(isAble);

interface WhoFieldProps {
  readonly legend: string;
  readonly value: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
  readonly onAll: () => void;
}

/** Which of the party take part; the first of them has the focus while nobody does. */
export function WhoField({ legend, value, onChange, onAll }: WhoFieldProps) {
  const party = useParty();
  const first = value.length === 0 ? { 'data-first': true } : {};
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {party.map(({ who, name, rep }, at) => (
        <Checkbox
          key={who}
          {...(at === 0 ? first : {})}
          label={`${name}, Rep ${rep}`}
          checked={value.includes(who)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, who] : value.filter((one) => one !== who))
          }
        />
      ))}
      <button type="button" className={`quiet-link ${styles.all}`} onClick={onAll}>
        All <kbd>{keyText(WHO_KEYS.all)}</kbd>
      </button>
    </fieldset>
  );
}
