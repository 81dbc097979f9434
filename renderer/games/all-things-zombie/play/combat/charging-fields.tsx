/** Fields of a charge in the form of a check: whom, and whether unseen. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Field } from '../../components/field.tsx';
import { isAble } from '../state/able.ts';
import { useUnderWay } from '../state/play-context.ts';
import { isOfGroup, zombieChoices } from './targets.ts';

interface ChargingFieldsProps {
  readonly fighter: FighterView;
  readonly whom: string;
  readonly unseen: boolean;
  readonly onWhom: (who: string) => void;
  readonly onUnseen: (unseen: boolean) => void;
}

/** At whom a charge goes: people, whose check is due once it is passed, or one of a group of zombies, which take none. */
export function ChargingFields({ fighter, whom, unseen, onWhom, onUnseen }: ChargingFieldsProps) {
  const fighters = useUnderWay('fighters');
  const zombies = useUnderWay('zombies');
  const id = useId();
  const standing = zombies.filter(({ down }) => !down);
  // A group by itself needs no naming.
  const groups = standing.length > 1 ? zombieChoices(fighter, standing, fighters, []) : [];
  const foes = fighters.filter((one) => one.group !== fighter.group && isAble(one));
  if (foes.length === 0 && groups.length === 0) return null;
  return (
    <>
      <Field label="Charges" id={id}>
        <NativeSelect
          id={id}
          value={whom}
          onChange={(event) => onWhom(event.currentTarget.value)}
          data={[
            { value: '', label: 'Zombies' },
            ...groups,
            ...foes.map(({ who, name, rep }) => ({ value: who, label: `${name}, Rep ${rep}` })),
          ]}
        />
      </Field>
      <p className="small second">
        Up to {fighter.reach.fast}″, without a roll; it neither moves nor fires beside it.
      </p>
      {whom !== '' && !isOfGroup(whom) && (
        <Checkbox
          checked={unseen}
          onChange={(event) => onUnseen(event.currentTarget.checked)}
          label="From behind, or unseen"
        />
      )}
    </>
  );
}
