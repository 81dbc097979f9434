import { Button, NativeSelect } from '@mantine/core';
import { useId, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { VEHICLE_WORDS } from '../../../../../src/rules/all-things-zombie/text/encounter.ts';
import { off } from '../../../../components/off.ts';
import { isAble } from '../combat/able.ts';
import styles from '../combat/combat.module.css';
import { Tick } from '../combat/tick.tsx';
import { useFilled } from '../forms/filled-form.tsx';
import { QuestionPanel } from '../forms/question-panel.tsx';
import { BRINGING_KEYS, keyText } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { useUnderWay, useWaits } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { type Bringing, KINDS } from './driving.ts';

const AS_IT_COMES: Bringing = { kind: 'sedan', inside: [], running: false };

/** A vehicle of the party comes to the table, of whatever kind the player likes, with somebody at the wheel. */
export function BringForm({ fighter }: { readonly fighter: FighterView }) {
  return (
    <QuestionPanel form="bring" title={`${fighter.name} takes the wheel`} aside="You say which kind it is.">
      <Bring fighter={fighter} />
    </QuestionPanel>
  );
}

interface BringProps {
  readonly fighter: FighterView;
}

function Bring({ fighter }: BringProps) {
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useFilled('bringing', AS_IT_COMES);
  const set = (part: Partial<Bringing>) => setValue((was) => ({ ...was, ...part }));
  const others = fighters.filter(
    (one) =>
      one.who !== fighter.who &&
      one.group === fighter.group &&
      isAble(one) &&
      one.inside?.startsWith('m') !== true,
  );
  const inside = value.inside.filter((who) => others.some((one) => one.who === who));
  const bring = () =>
    send({
      do: 'bring-vehicle',
      kind: value.kind,
      driver: fighter.who,
      inside,
      ...(value.running && { running: true }),
    });
  const all = () => set({ inside: inside.length === others.length ? [] : others.map(({ who }) => who) });
  const press = useFormKeys(
    BRINGING_KEYS,
    (key) => {
      switch (key) {
        case 'kind':
          return document.getElementById(id)?.focus();
        case 'all':
          return all();
        case 'running':
          return set({ running: !value.running });
        default:
          return key satisfies never;
      }
    },
    button,
  );
  return (
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
        data={KINDS.map((kind) => ({ value: kind, label: VEHICLE_WORDS[kind] }))}
      />
      {others.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend className="small">Who sits in it, too</legend>
          {others.map(({ who, name }) => (
            <Tick
              key={who}
              label={name}
              checked={inside.includes(who)}
              onTurn={() =>
                set({ inside: inside.includes(who) ? inside.filter((one) => one !== who) : [...inside, who] })
              }
            />
          ))}
          <button type="button" className="quiet-link" onClick={all}>
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
  );
}
