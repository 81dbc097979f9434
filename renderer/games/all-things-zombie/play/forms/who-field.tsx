import { Checkbox } from '@mantine/core';
import styles from '../play.module.css';
import { partyOf, usePlay } from '../play-context.ts';

/** Those of the party who stand and could take part. */
export function useStanding(): readonly string[] {
  const { encounter } = usePlay();
  return partyOf(encounter)
    .filter(({ condition }) => condition === 'up' || condition === 'ducked-back')
    .map(({ who }) => who);
}

interface WhoFieldProps {
  readonly legend: string;
  readonly value: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
}

/** Which of the party take part. */
export function WhoField({ legend, value, onChange }: WhoFieldProps) {
  const { encounter } = usePlay();
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {partyOf(encounter).map(({ who, name, rep }) => (
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
