/** Play’s form for one group of zombies: its next act, the figures it reaches, and the player’s word on its count and state. */
import { Button, NativeSelect } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { countedInWords, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { useStore } from '../../../../client/store.ts';
import { type Filled, KeptForm } from '../../../../components/kept-form.tsx';
import { off } from '../../../../components/off.ts';
import { Stepper } from '../../../../components/stepper.tsx';
import { Field } from '../../components/field.tsx';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { GonePanel } from '../fields/gone-panel.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { keyText, ZOMBIE_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import styles from '../play.module.css';
import { isGone } from '../state/able.ts';
import { actOf, type Reached, type Seen, STANDING_STILL, seenBefore } from '../state/acting.ts';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

/** Form of a group of zombies: what it does when it is its turn, and what else the player sees of it. */
export function ZombiesForm({ group: id }: { readonly group: string }) {
  const group = useUnderWay(({ zombies }) => zombies.find((one) => one.id === id));
  const number = useUnderWay('number');
  const turn = useUnderWay((encounter) => encounter.turn?.number ?? 0);
  if (group === undefined) return <GonePanel title="Zombies" text="They are no longer on the table." />;
  const many = upperFirst(countedInWords(group.count, 'zombie', 'zombies'));
  const title = `${many}, ${group.whence}`;
  return (
    <QuestionPanel
      form={`zombies ${id}`}
      title={title}
      {...(group.does !== '' && { aside: upperFirst(group.does) })}
    >
      {group.may === 'act' || group.may === 'recover' ? (
        <KeptForm form={`play/zombies-${number}-${turn}-${id}`} initial={STANDING_STILL} read={seenBefore}>
          {(filled) => <Acting group={group} filled={filled} />}
        </KeptForm>
      ) : (
        <Stays group={group} />
      )}
      <Otherwise group={group} />
    </QuestionPanel>
  );
}

function Stays({ group: { may, count, stays } }: { readonly group: ZombiesView }) {
  const one = count === 1;
  const why: Partial<Record<NonNullable<ZombiesView['may']>, string>> = {
    acted: `${one ? 'It has' : 'They have'} acted this turn.`,
    down: one
      ? 'It fell this turn, and gets up when zombies are next active, or on doubles.'
      : 'They fell this turn, and get up when zombies are next active, or on doubles.',
    busy: one ? 'Settle its charge first.' : 'Settle their charge first.',
  };
  return (
    <p data-first tabIndex={-1} className="small second">
      {may === null ? 'Activation says when zombies go.' : (why[may] ?? stays)}
    </p>
  );
}

/** Fields for an act of a group of zombies. Only the player sees whom they reach; they reach nobody unless it is said. */
function Acting({ group, filled }: { readonly group: ZombiesView; readonly filled: Filled<Seen> }) {
  const send = useSend();
  const fighters = useUnderWay('fighters');
  const people = fighters.filter((one) => !isGone(one));
  const { value: seen, set: setSeen } = filled;
  const [marked, setMarked] = useState(0);
  const ids = useId();
  const act = useRef<HTMLButtonElement>(null);
  const kills = useStore(
    usePlay().view,
    ({ proposals }) =>
      proposals.find(({ act: what, subject }) => what === 'zombies-act' && subject === group.id)?.kills,
  );
  const { reached, blocked, climb, human } = seen;
  const moves = group.may === 'act' && group.doing === 'roaming';
  const left = group.count - reached.reduce((sum, { zombies }) => sum + zombies, 0);
  const change = (nth: number, to: Partial<Reached>) =>
    setSeen({ ...seen, reached: reached.map((one, at) => (at === nth ? { ...one, ...to } : one)) });
  const free = people.filter(({ who }) => !reached.some((one) => one.who === who));
  const more = () => {
    const [next] = free;
    if (next === undefined || left < 1) return;
    setSeen({ ...seen, reached: [...reached, { who: next.who, zombies: 1, unseen: false, vehicle: false }] });
    setMarked(reached.length);
  };
  const fewer = () => setSeen({ ...seen, reached: reached.slice(0, -1) });
  const board = useUnderWay('board');
  const go = (way: Way) => send(actOf(group, seen, board), way, { onDone: filled.sending() });
  const press = useFormKeys(
    ZOMBIE_KEYS,
    (key) => {
      switch (key) {
        case 'byApp':
          return go('byApp');
        case 'reach':
          return moves ? more() : undefined;
        case 'fewer':
          return fewer();
        case 'unseen':
        case 'vehicle':
          return change(marked, { [key]: reached[marked]?.[key] !== true });
        case 'human':
        case 'blocked':
        case 'climb':
          return moves ? setSeen({ ...seen, [key]: !seen[key] }) : undefined;
        default:
          return key satisfies never;
      }
    },
    act,
  );
  return (
    <form
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        go('perform');
      }}
    >
      {moves && <p className="small">{upperFirst(group.whither)}.</p>}
      {moves && (
        <ol className={styles.reached} aria-label="Whom they reach">
          {reached.map((one, nth) => (
            <ReachedLine
              key={one.who}
              {...{ one, people, ids: `${ids}${nth}` }}
              most={one.zombies + left}
              onChange={(to) => change(nth, to)}
              onFocus={() => setMarked(nth)}
            />
          ))}
        </ol>
      )}
      {moves && (
        <div className={styles.zombiesTicks}>
          <button type="button" className="quiet-link" {...off(left < 1 || free.length === 0)} onClick={more}>
            {reached.length === 0 ? 'They reach a figure' : 'And another'}{' '}
            <kbd>{keyText(ZOMBIE_KEYS.reach)}</kbd>
          </button>
          {reached.length > 0 && (
            <button type="button" className="quiet-link" onClick={fewer}>
              One fewer <kbd>{keyText(ZOMBIE_KEYS.fewer)}</kbd>
            </button>
          )}
          {group.drawnBy === null && (
            <Tick
              label={group.near}
              letter={ZOMBIE_KEYS.human}
              checked={human}
              onTurn={() => setSeen({ ...seen, human: !human })}
            />
          )}
          <Tick
            label="Something solid in the way"
            letter={ZOMBIE_KEYS.blocked}
            checked={blocked}
            onTurn={() => setSeen({ ...seen, blocked: !blocked })}
          />
          {group.climbs === null && (
            <Tick
              label="At a ladder or roof"
              letter={ZOMBIE_KEYS.climb}
              checked={climb}
              onTurn={() => setSeen({ ...seen, climb: !climb })}
            />
          )}
        </div>
      )}
      <CombatButtons
        text={`${actText(group, seen)}${kills == null ? '' : `, ${kills} dies`}`}
        faulty={false}
        first={act}
        onRoll={go}
      />
    </form>
  );
}

interface ReachedLineProps {
  readonly one: Reached;
  readonly people: readonly FighterView[];
  readonly ids: string;
  readonly most: number;
  readonly onChange: (to: Partial<Reached>) => void;
  readonly onFocus: () => void;
}

function ReachedLine({ one, people, ids, most, onChange, onFocus }: ReachedLineProps) {
  return (
    <li onFocus={onFocus}>
      <Field label="They reach" id={`${ids}who`}>
        <NativeSelect
          id={`${ids}who`}
          value={one.who}
          onChange={(event) => onChange({ who: event.currentTarget.value })}
          data={people.map(({ who, name }) => ({ value: who, label: name }))}
        />
      </Field>
      <Field label="Zombies" id={`${ids}n`}>
        <Stepper
          id={`${ids}n`}
          label="Zombies"
          value={one.zombies}
          least={1}
          most={most}
          onChange={(zombies) => onChange({ zombies })}
        />
      </Field>
      <span className={styles.zombiesTicks}>
        <Tick
          label="From behind, or unseen"
          letter={ZOMBIE_KEYS.unseen}
          checked={one.unseen}
          onTurn={() => onChange({ unseen: !one.unseen })}
        />
        <Tick
          label="In a vehicle, 2″ or less"
          letter={ZOMBIE_KEYS.vehicle}
          checked={one.vehicle}
          onTurn={() => onChange({ vehicle: !one.vehicle })}
        />
      </span>
    </li>
  );
}

function actText({ may, doing, down, count }: ZombiesView, { reached, climb }: Seen): string {
  const one = count === 1;
  if (doing === 'feasting') return one ? 'It feasts' : 'They feast';
  if (may === 'recover' || (down && doing !== 'roaming')) return one ? 'It gets up' : 'They get up';
  if (climb) return 'Roll who can climb';
  if (reached.length > 0) return one ? 'It charges' : 'They charge';
  return one ? 'It moves' : 'They move';
}

/** The player’s word on how many there are, and what holds for all of them. */
function Otherwise({ group }: { readonly group: ZombiesView }) {
  const send = useSend();
  const waits = useWaits();
  const id = useId();
  const { count, down, burning } = group;
  const set = (to: { readonly count?: number; readonly down?: boolean; readonly burning?: boolean }) =>
    send({ do: 'zombies-set', group: group.id, count, ...to }, 'perform', { each: true });
  return (
    <div className={styles.zombiesTicks}>
      <label htmlFor={id} className="small">
        On the table
      </label>
      <Stepper
        id={id}
        label="Zombies of this group"
        value={count}
        least={0}
        most={99}
        onChange={(to) => set({ count: to })}
      />
      <Button size="sm" variant="default" {...off(waits)} onClick={() => set({ down: !down })}>
        {down ? 'On their feet' : 'On the ground'}
      </Button>
      <Button size="sm" variant="default" {...off(waits)} onClick={() => set({ burning: !burning })}>
        {burning ? 'Not burning' : 'Burning'}
      </Button>
    </div>
  );
}
