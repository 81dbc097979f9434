/** Play’s fields for a figure or zombie that fire reaches: how, whom, and by whom. */
import { NativeSelect } from '@mantine/core';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Deed } from '../../acts/deed.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../fields/filled-form.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import { isAble, isGone } from '../state/able.ts';
import { useUnderWay } from '../state/play-context.ts';

type Burn = Extract<Deed, { readonly do: 'burn' }>;

const HOW_WORDS: Readonly<Record<Burn['how'], string>> = {
  spread: 'The fire has reached',
  doused: 'Doused with fire',
};
const HOWS = Object.keys(HOW_WORDS) as readonly Burn['how'][];

/** A fire that nobody has set, or that the players don’t keep to anybody’s account. */
const NOBODY = '';

/** Form for those whom fire reaches: the dice for the Impact, and anybody who lives is alight. */
export function BurnForm() {
  const fighters = useUnderWay('fighters');
  const zombies = useUnderWay('zombies');
  const burns = useUnderWay((encounter) => encounter.fires.length > 0);
  const all = victims({ fighters, zombies });
  const [kept, setHow] = useFilled<Burn['how']>('how', 'spread');
  const [at, setAt] = useFilled<string>('whom', '');
  const [by, setBy] = useFilled<string>('by', NOBODY);
  // No fire spreads where none burns.
  const hows = HOWS.filter((one) => burns || one !== 'spread');
  const how = hows.find((one) => one === kept) ?? 'doused';
  const throwers = fighters.filter(isAble);
  const thrower = how === 'doused' ? throwers.find(({ who }) => who === by) : undefined;
  const victim = all.find(({ value }) => value === at) ?? all[0];
  if (victim === undefined) return null;
  return (
    <fieldset className={styles.form}>
      <legend className="small">Whom fire reaches</legend>
      <NativeSelect
        aria-label="How"
        value={how}
        onChange={(event) => setHow(HOWS.find((one) => one === event.currentTarget.value) ?? 'spread')}
        data={hows.map((value) => ({ value, label: HOW_WORDS[value] }))}
      />
      <NativeSelect
        aria-label="Whom"
        value={victim.value}
        onChange={(event) => setAt(event.currentTarget.value)}
        data={all.map(({ value, label }) => ({ value, label }))}
      />
      {how === 'doused' && (
        <NativeSelect
          aria-label="Whose doing"
          value={thrower?.who ?? NOBODY}
          onChange={(event) => setBy(event.currentTarget.value)}
          data={[
            { value: NOBODY, label: 'By nobody: no kill is counted' },
            ...throwers.map(({ who, name }) => ({ value: who, label: `By ${name}` })),
          ]}
        />
      )}
      <RollButtons deed={{ do: 'burn', how, ...victim.deed, ...(thrower && { by: thrower.who }) }} />
    </fieldset>
  );
}

interface Victim {
  readonly value: string;
  readonly label: string;
  readonly deed: Pick<Burn, 'who' | 'zombies'>;
}

function victims({ fighters, zombies }: Pick<UnderWay, 'fighters' | 'zombies'>): readonly Victim[] {
  return [
    ...fighters
      .filter((one) => !isGone(one) && one.condition !== 'dead')
      .map(({ who, name }) => ({ value: who, label: name, deed: { who } })),
    ...zombies.map(({ id, whence }) => ({
      value: id,
      label: `A zombie, ${whence}`,
      deed: { who: null, zombies: id },
    })),
  ];
}
