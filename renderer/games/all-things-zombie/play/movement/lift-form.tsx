import { Button, NativeSelect } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { off } from '../../../../components/off.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { hasLeft, isAble } from '../state/able.ts';
import { useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

/** Picks up somebody who can't walk, which takes the activation, or lays him down again. */
export function LiftForm({ fighter }: { readonly fighter: FighterView }) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const carried = fighters.find(({ who }) => who === fighter.carries);
  const down = fighters.filter(
    (one) => one.who !== fighter.who && !isAble(one) && !hasLeft(one) && one.carriers.length < 2,
  );
  const [at, setAt] = useFilled<string | undefined>('at', down[0]?.who);
  const whom = carried?.who ?? at;
  const carries = carried === undefined;
  const title = carries ? `${fighter.name} picks up a casualty` : `${fighter.name} carries ${carried.name}`;
  return (
    <QuestionPanel form="lift" title={title} aside="In contact. It takes the whole activation.">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (whom !== undefined) send({ do: 'lift', who: fighter.who, whom, carries });
        }}
      >
        {carries && down.length > 0 && (
          <NativeSelect
            aria-label="Whom"
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
            data={down.map(({ who, name }) => ({ value: who, label: name }))}
          />
        )}
        {whom === undefined && <p className="small second">Nobody is down.</p>}
        <Button data-first type="submit" variant="filled" {...off(waits || whom === undefined)}>
          {carries ? 'Pick up' : 'Lay down'}
        </Button>
      </form>
    </QuestionPanel>
  );
}
