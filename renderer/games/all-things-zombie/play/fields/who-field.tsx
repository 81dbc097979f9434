import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import styles from '../play.module.css';
import { isAble } from '../state/able.ts';
import { useUnderWay } from '../state/play-context.ts';
import { TickField } from './tick-field.tsx';

/** Those of the party, and friends of it, who could take part; for going in, only those whom nothing keeps from it. */
export function useStanding(entering: boolean): readonly string[] {
  return useOurs()
    .filter(({ heldFrom }) => !entering || heldFrom.entering === null)
    .map(({ who }) => who);
}

/** Those of the party, and friends of it, who could take part. */
export const useOurs = () => useUnderWay('fighters').filter((one) => one.ours && isAble(one));

/** Reasons why those who are ticked may not go in: `Wren Ostrander: Rep 3 is under the die of 4 …` */
export const heldIn = (ticked: readonly FighterView[]): readonly string[] =>
  ticked.flatMap(({ name, heldFrom: { entering } }) => (entering === null ? [] : [`${name}: ${entering}`]));

/** In short, after its name. */
const staysText = ({ held, heldFrom }: FighterView): string => {
  if (held !== null) return `, ${held.short}`;
  return heldFrom.entering === null ? '' : ', in melee';
};

interface WhoFieldProps {
  readonly legend: string;
  readonly value: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
  readonly onAll: () => void;
  /** Each says whether it may go in. */
  readonly entering: boolean;
}

/** Field for those of the party, and friends of it, who take part. */
export function WhoField({ legend, value, onChange, onAll, entering }: WhoFieldProps) {
  const ours = useOurs();
  const held = entering ? heldIn(ours.filter(({ who }) => value.includes(who))) : [];
  return (
    <TickField
      legend={legend}
      choices={ours.map((fighter) => ({
        id: fighter.who,
        label: `${fighter.name}, Rep ${fighter.rep}${entering ? staysText(fighter) : ''}`,
      }))}
      value={value}
      onChange={onChange}
      onAll={onAll}
    >
      {held.map((sentence) => (
        <p key={sentence} className={`small ${styles.held}`}>
          {sentence}
        </p>
      ))}
    </TickField>
  );
}
