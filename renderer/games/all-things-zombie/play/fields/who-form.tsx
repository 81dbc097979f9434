/** The form that entering and dealing have in common: who takes part, and one roll. */
import { useRef } from 'react';
import { Chance } from '../../acts/chance.tsx';
import type { Deed } from '../../acts/deed.ts';
import { WHO_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { usePlay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { CombatButtons, type Way } from './combat-buttons.tsx';
import { useStanding, WhoField } from './who-field.tsx';

interface WhoFormProps {
  /** `Who goes in` */
  readonly legend: string;
  /** While nobody is ticked. */
  readonly none: string;
  readonly value: readonly string[];
  readonly onChange: (who: readonly string[]) => void;
  readonly deed: Deed;
  /** Only for whom nothing keeps from going in. */
  readonly entering?: boolean;
}

/** Form for those who take part, with the odds and the roll: ticks, then Enter. */
export function WhoForm({ legend, none, value, onChange, deed, entering = false }: WhoFormProps) {
  const { campaign } = usePlay();
  const standing = useStanding(entering);
  const send = useSend();
  const go = useRef<HTMLButtonElement>(null);
  const nobody = value.length === 0;
  const roll = (way: Way) => {
    if (!nobody) send(deed, way);
  };
  const all = () => onChange(standing.every((who) => value.includes(who)) ? [] : standing);
  const press = useFormKeys(
    WHO_KEYS,
    (key) => {
      switch (key) {
        case 'all':
          return all();
        case 'byApp':
          return roll('byApp');
        default:
          return key satisfies never;
      }
    },
    go,
  );
  return (
    <form
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        roll('perform');
      }}
    >
      <WhoField legend={legend} value={value} onChange={onChange} onAll={all} entering={entering} />
      {nobody ? <p className="quiet small">{none}</p> : <Chance campaign={campaign} deed={deed} />}
      <CombatButtons text="Roll" faulty={nobody} first={go} onRoll={roll} />
    </form>
  );
}
