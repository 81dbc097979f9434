/** Play’s form that brings a vehicle to the table: its kind, who drives, who sits in it, and whether its engine runs. */
import { Button, NativeSelect } from '@mantine/core';
import { useId, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { VEHICLE_WORDS } from '../../../../../src/rules/all-things-zombie/text/encounter.ts';
import { off } from '../../../../components/off.ts';
import styles from '../combat/combat.module.css';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { BRINGING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { type Bringing, comers, KINDS } from './driving.ts';

/** A vehicle of the party comes to the table, of whatever kind the player likes, with somebody at the wheel. */
export function BringForm({ fighter }: { readonly fighter: FighterView }) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const { kinds } = useUnderWay('vehicles');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wheel = useId();
  const [value, setValue] = useFilled<Bringing>('bringing', {
    ...{ kind: kinds[0] ?? 'sedan', driver: fighter.who, inside: [], running: false },
  });
  const set = (part: Partial<Bringing>) => setValue((was) => ({ ...was, ...part }));
  const all = comers(fighters, fighter.group);
  const driver = all.find(({ who }) => who === value.driver) ?? fighter;
  const others = all.filter(({ who }) => who !== driver.who);
  const inside = value.inside.filter((who) => others.some((one) => one.who === who));
  const bring = () =>
    send({
      do: 'bring-vehicle',
      kind: value.kind,
      driver: driver.who,
      inside,
      ...(value.running && { running: true }),
    });
  const allIn = () => set({ inside: inside.length === others.length ? [] : others.map(({ who }) => who) });
  const press = useFormKeys(
    BRINGING_KEYS,
    (key) => {
      switch (key) {
        case 'kind':
          return document.getElementById(id)?.focus();
        case 'wheel':
          return document.getElementById(wheel)?.focus();
        case 'all':
          return allIn();
        case 'running':
          return set({ running: !value.running });
        default:
          return key satisfies never;
      }
    },
    button,
  );
  return (
    <QuestionPanel form="bring" title={`${driver.name} takes the wheel`} aside="You say which kind it is.">
      <form
        className={styles.form}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          bring();
        }}
      >
        <NativeSelect
          id={id}
          aria-label="What it is"
          value={value.kind}
          onChange={(event) => {
            const kind = KINDS.find((one) => one === event.currentTarget.value);
            if (kind !== undefined) set({ kind });
          }}
          data={KINDS.map((kind) => ({ value: kind, label: VEHICLE_WORDS[kind].title }))}
        />
        {all.length > 1 && (
          <NativeSelect
            id={wheel}
            aria-label="At the wheel"
            value={driver.who}
            onChange={(event) => set({ driver: event.currentTarget.value })}
            data={all.map(({ who, name }) => ({ value: who, label: `${name} drives` }))}
          />
        )}
        {others.length > 0 && (
          <fieldset className={styles.ticks}>
            <legend className="small">Who sits in it, too</legend>
            {others.map(({ who, name }) => (
              <Tick
                key={who}
                label={name}
                checked={inside.includes(who)}
                onTurn={() =>
                  set({
                    inside: inside.includes(who) ? inside.filter((one) => one !== who) : [...inside, who],
                  })
                }
              />
            ))}
            <button type="button" className="quiet-link" onClick={allIn}>
              All <kbd>{keyText(BRINGING_KEYS.all)}</kbd>
            </button>
          </fieldset>
        )}
        <div className={styles.ticks}>
          <Tick
            label="Its engine runs already"
            letter={BRINGING_KEYS.running}
            checked={value.running}
            onTurn={() => set({ running: !value.running })}
          />
        </div>
        <div className={styles.buttons}>
          <Button ref={button} data-first type="submit" variant="filled" {...off(waits)}>
            Bring it to the table
          </Button>
        </div>
      </form>
    </QuestionPanel>
  );
}
