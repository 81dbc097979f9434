import { Button, NativeSelect } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { hasLeft, isAble } from '../state/able.ts';
import { useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

/** Takes the weapon of somebody who lies there, friend or enemy. */
export function PickUpForm({ fighter }: { readonly fighter: FighterView }) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const lie = fighters
    .filter((one) => one.who !== fighter.who && !isAble(one) && !hasLeft(one))
    .flatMap(({ who, name, weapons }) =>
      weapons
        .filter(({ thrown }) => !thrown)
        .map(({ id, title }) => ({
          value: `${who} ${id}`,
          label: `${title} of ${name}`,
          from: who,
          weapon: id,
        })),
    );
  const [at, setAt] = useFilled<string | undefined>('at', lie[0]?.value);
  const chosen = lie.find(({ value }) => value === at) ?? lie[0];
  return (
    <QuestionPanel
      form="pick-up"
      title={`${fighter.name} picks up a weapon`}
      aside="In contact. It takes the whole activation, or doubles."
    >
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
            aria-label="Which weapon"
            value={chosen?.value}
            onChange={(event) => setAt(event.currentTarget.value)}
            data={lie.map(({ value, label }) => ({ value, label }))}
          />
        )}
        {chosen === undefined && <p className="small second">Nobody with a weapon is down.</p>}
        <Button data-first type="submit" variant="filled" {...off(waits || chosen === undefined)}>
          Pick up
        </Button>
      </form>
    </QuestionPanel>
  );
}
