import { Button, NativeSelect } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import { hasLeft, isAble } from '../combat/able.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../forms/filled-form.tsx';
import { QuestionPanel } from '../forms/question-panel.tsx';
import { useUnderWay, useWaits } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { words } from './text/pick-up-form.ts';

/** Takes the weapon of somebody who lies there, friend or enemy. */
export function PickUpForm({ fighter }: { readonly fighter: FighterView }) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const lie = fighters
    .filter((one) => one.who !== fighter.who && !isAble(one) && !hasLeft(one))
    .flatMap(({ who, name, weapons }) =>
      weapons
        .filter(({ thrown }) => !thrown)
        .map(({ id, title }) => ({
          value: `${who} ${id}`,
          label: words.ofWhom(title, name),
          from: who,
          weapon: id,
        })),
    );
  const [at, setAt] = useFilled<string | undefined>('at', lie[0]?.value);
  const chosen = lie.find(({ value }) => value === at) ?? lie[0];
  return (
    <QuestionPanel form="pick-up" title={words.picksUpAWeapon(fighter.name)} aside={words.inContactItTakes}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined)
            send({ do: 'pick-up', who: fighter.who, from: chosen.from, weapon: chosen.weapon });
        }}
      >
        {lie.length > 0 && (
          <NativeSelect
            aria-label={words.whichWeapon}
            value={chosen?.value}
            onChange={(event) => setAt(event.currentTarget.value)}
            data={lie.map(({ value, label }) => ({ value, label }))}
          />
        )}
        {chosen === undefined && <p className="small second">{words.nothingLies}</p>}
        <Button data-first type="submit" variant="filled" {...off(waits || chosen === undefined)}>
          {words.pickUp}
        </Button>
      </form>
    </QuestionPanel>
  );
}
