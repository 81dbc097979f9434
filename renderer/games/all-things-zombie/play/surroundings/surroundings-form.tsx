/** Play’s form of the surroundings: ticks for night and bad weather, and the fires, each lit and put out here. */
import { Button, TextInput } from '@mantine/core';
import { MOST_FIRE } from '../../../../../src/contract/limits.ts';
import { leftInField, leftInLine } from '../../../../components/characters-left.ts';
import { KeptForm } from '../../../../components/kept-form.tsx';
import { off } from '../../../../components/off.ts';
import styles from '../combat/combat.module.css';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { BurnForm } from './burn-form.tsx';

/** Night and weather, fires on the table, and whom they reach. */
export function SurroundingsForm() {
  const send = useSend();
  const { night, weather, words } = useUnderWay('conditions');
  const set = (to: { readonly night?: boolean; readonly weather?: boolean }) =>
    send({ do: 'conditions', night, weather, ...to });
  return (
    <QuestionPanel form="surroundings" title="Night, weather and fire" aside={words ?? ''}>
      <div className={styles.ticks}>
        <Tick label="Night" checked={night} onTurn={() => set({ night: !night })} />
        <Tick label="Fog or heavy rain" checked={weather} onTurn={() => set({ weather: !weather })} />
      </div>
      <Fires />
      <BurnForm />
    </QuestionPanel>
  );
}

function Fires() {
  const send = useSend();
  const waits = useWaits();
  const fires = useUnderWay('fires');
  const downwind = useUnderWay('downwind');
  return (
    <KeptForm form="play/fire" initial={{ where: '' }}>
      {({ value, set, sending }) => {
        const where = value.where.trim();
        const isFaulty = where === '' || leftInLine(where, MOST_FIRE).over;
        return (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (isFaulty) return;
              send({ do: 'light-fire', where }, 'perform', { onDone: sending() });
            }}
          >
            <p className="small second">
              Fire spreads {downwind === null ? 'downwind' : `towards the ${downwind}`}, 3″ a turn.
            </p>
            {fires.length > 0 && (
              <ul aria-label="Fires">
                {fires.map(({ id, where: at, grown }) => (
                  <li key={id}>
                    {at}
                    {grown > 0 && <span className="second">{`, ${grown}″ downwind so far`}</span>}{' '}
                    <button
                      type="button"
                      className="quiet-link"
                      aria-label={`Put out the fire: ${at}`}
                      onClick={() => send({ do: 'put-out-fire', fire: id })}
                    >
                      Put out
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <TextInput
              label="A fire is lit"
              placeholder="where, in a few words"
              value={value.where}
              {...leftInField(value.where, MOST_FIRE)}
              onChange={(event) => set({ where: event.currentTarget.value })}
            />
            <Button type="submit" size="sm" {...off(waits || isFaulty)}>
              It burns
            </Button>
          </form>
        );
      }}
    </KeptForm>
  );
}
