import { Checkbox } from '@mantine/core';
import { useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import styles from '../play.module.css';
import { isFleeing, isGone } from '../state/able.ts';
import { useKept, useUnderWay } from '../state/play-context.ts';

/** Out of a melee by an inch; both sides test In Sight at once. */
export function BreakOffForm({ fighter }: { readonly fighter: FighterView }) {
  const { who, name, group } = fighter;
  const kept = useKept();
  const fighters = useUnderWay('fighters');
  const people = fighters.filter((one) => one.group !== group && !isGone(one) && !isFleeing(one));
  const [among, setAmong] = useFilled<readonly string[]>('among', () => {
    const { fightingOf } = kept.get();
    const fought = fighters.find((one) => fightingOf(one.who)?.against.includes(who))?.who;
    const touched = (fighter.melee?.against ?? []).flatMap(({ target, by }) =>
      target !== null && (by === null || by.includes(who)) ? [target] : [],
    );
    if (fighter.melee !== null) return touched;
    const last = [...(fightingOf(who)?.against ?? []), ...(fought === undefined ? [] : [fought])];
    return people.filter((one) => last.includes(one.who)).map((one) => one.who);
  });
  const roll = useRef<HTMLButtonElement>(null);
  const here = among.filter((one) => people.some((each) => each.who === one));
  return (
    <QuestionPanel
      title={`${name} breaks off`}
      aside="At least 1″ away, unless the way is blocked. People in contact test too; zombies don’t."
    >
      {people.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>In contact with</legend>
          {people.map((one) => (
            <Checkbox
              key={one.who}
              label={`${one.name}, Rep ${one.rep}`}
              checked={here.includes(one.who)}
              onChange={(event) =>
                setAmong(
                  event.currentTarget.checked ? [...here, one.who] : here.filter((each) => each !== one.who),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <RollButtons
        first={roll}
        text="Step back"
        deed={{ do: 'break-off', who, among: here.map((one) => one) }}
      />
    </QuestionPanel>
  );
}
