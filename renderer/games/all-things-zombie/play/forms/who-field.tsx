import { Checkbox } from '@mantine/core';
import { isAble } from '../combat/able.ts';
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
}

/** Which of the party take part. */
export function WhoField({ legend, value, onChange }: WhoFieldProps) {
  const party = useParty();
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {party.map(({ who, name, rep }) => (
        <Checkbox
          key={who}
          label={`${name}, Rep ${rep}`}
          checked={value.includes(who)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, who] : value.filter((one) => one !== who))
          }
        />
      ))}
    </fieldset>
  );
}
