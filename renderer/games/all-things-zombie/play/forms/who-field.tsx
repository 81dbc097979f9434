import { Checkbox } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { isAble } from '../combat/able.ts';
import { keyText, WHO_KEYS } from '../keys/table.ts';
import styles from '../play.module.css';
import { partyOf, useUnderWay } from '../play-context.ts';
import { words } from './text/who-field.ts';

/** Those of the party who stand and could take part; of those who go in, whom nothing keeps from it. */
export function useStanding(entering: boolean): readonly string[] {
  return useParty()
    .filter(({ heldFrom }) => !entering || heldFrom.entering === null)
    .map(({ who }) => who);
}

const useParty = () => partyOf({ fighters: useUnderWay(({ fighters }) => fighters) }).filter(isAble);

/** Why those who are ticked may not go in: `Wren Ostrander: Rep 3 is under the die of 4 …` */
export const heldIn = (ticked: readonly FighterView[]): readonly string[] =>
  ticked.flatMap(({ name, heldFrom: { entering } }) => (entering === null ? [] : [`${name}: ${entering}`]));

/** In short, after its name. */
const staysText = ({ held, heldFrom }: FighterView): string => {
  if (held !== null) return `, ${held.short}`;
  return heldFrom.entering === null ? '' : words.inMelee;
};

interface WhoFieldProps {
  readonly legend: string;
  readonly value: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
  readonly onAll: () => void;
  /** Each says whether it may go in. */
  readonly entering: boolean;
}

/** Which of the party take part; the first of them has the focus while nobody does. */
export function WhoField({ legend, value, onChange, onAll, entering }: WhoFieldProps) {
  const party = useParty();
  const held = entering ? heldIn(party.filter(({ who }) => value.includes(who))) : [];
  const first = value.length === 0 ? { 'data-first': true } : {};
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {party.map((fighter, at) => {
        const { who, name, rep } = fighter;
        return (
          <Checkbox
            key={who}
            {...(at === 0 ? first : {})}
            label={`${name}, Rep ${rep}${entering ? staysText(fighter) : ''}`}
            checked={value.includes(who)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...value, who] : value.filter((one) => one !== who))
            }
          />
        );
      })}
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
