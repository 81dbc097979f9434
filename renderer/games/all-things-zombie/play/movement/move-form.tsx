/** Play’s form of a move: the pace, who goes along, the ground and the distance, and where the figure ends up. */
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { takeFocusInForm } from '../../../../client/focus.ts';
import { off } from '../../../../components/off.ts';
import { Chance } from '../../acts/chance.tsx';
import { Field } from '../../components/field.tsx';
import { nearFirst } from '../../map/near-first.ts';
import { placeNumber } from '../../text/conditions.ts';
import styles from '../combat/combat.module.css';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { keyText, MOVING_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { isAble, isFleeing } from '../state/able.ts';
import {
  AS_IT_COMES,
  AS_NOW,
  GROUND_WORDS,
  GROUNDS,
  groundsOf,
  HOW_WORDS,
  HOWS,
  moveOf,
  OUTSIDE,
  RUNNING,
} from '../state/moving.ts';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

interface MoveFormProps {
  readonly fighter: FighterView;
  /** Pace that the rules ask for; the player may take another one for a reason. */
  readonly how?: 'fast';
}

/** Form of a move: how far somebody may go, alone or with others of the group; as often as not one key and Enter. */
export function MoveForm({ fighter, how: asked }: MoveFormProps) {
  const { campaign, open } = usePlay();
  const send = useSend();
  const waits = useWaits();
  const fighters = useUnderWay('fighters');
  const places = useUnderWay('places');
  const working = useUnderWay('working');
  const table = useUnderWay('table');
  const partyAt = useUnderWay('partyAt');
  const [moving, setMoving] = useFilled(
    'moving',
    isFleeing(fighter) ? RUNNING : { ...AS_IT_COMES, how: asked ?? AS_IT_COMES.how },
  );
  const ids = useId();
  const go = useRef<HTMLButtonElement>(null);
  const { how, others, ground, through, prone, inches } = moving;
  const rides = working.some(({ vehicle }) => vehicle === fighter.inside);
  // Nobody walks in a vehicle: who moves gets out of it.
  const to = rides && moving.to === AS_NOW ? OUTSIDE : moving.to;
  const along = fighters.filter(
    (one) => one.group === fighter.group && one.who !== fighter.who && isAble(one),
  );
  // Group members whom the turn lets move; the others are ticked one by one, for a reason.
  const free = along.filter(({ heldFrom }) => heldFrom.moving === null).map(({ who }) => who);
  const isAll = free.length > 0 && free.every((who) => others.includes(who));
  const change = (part: Partial<typeof moving>) => setMoving((was) => ({ ...was, ...part }));
  const turn = (who: string) =>
    change({ others: others.includes(who) ? others.filter((one) => one !== who) : [...others, who] });
  const deed = moveOf(fighter, { ...moving, to });
  const goesOn = fighter.moved?.how === how && fighter.moved.left !== undefined;
  const rolls = !goesOn && (how === 'fast' || (how === 'normal' && fighter.slowed));
  const move = (way: Way) => send(deed, way);
  const grounds = groundsOf(table, ground);
  // The button that was there goes with what it would have rolled, and the keys follow the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another button.
  useEffect(() => takeFocusInForm(go.current), [rolls]);
  const press = useFormKeys(
    MOVING_KEYS,
    (key) => {
      switch (key) {
        case 'byApp':
          return move('byApp');
        case 'normal':
        case 'fast':
        case 'stay':
          return change({ how: key, inches: null });
        case 'all':
          return change({ others: isAll ? [] : free });
        case 'withLeader':
          return change({ withLeader: !moving.withLeader });
        case 'ground':
          return change({ ground: grounds[(grounds.indexOf(ground) + 1) % grounds.length] ?? 'open' });
        case 'place':
          return document.getElementById(`${ids}to`)?.focus();
        case 'inches':
          return document.getElementById(`${ids}far`)?.focus();
        case 'window':
          return change({ through: through === 'door' ? 'window' : 'door' });
        case 'prone':
          return change({ prone: !prone });
        default:
          return key satisfies never;
      }
    },
    go,
  );
  const inside = places.find(({ spot }) => spot === fighter.inside);
  const where = [
    ...(rides
      ? []
      : [
          {
            value: AS_NOW,
            label:
              inside === undefined ? 'Outside, as now' : `In ${placeNumber(inside)} ${inside.title}, as now`,
          },
        ]),
    ...(fighter.inside === null ? [] : [{ value: OUTSIDE, label: 'Outside' }]),
    ...working
      .filter(({ vehicle }) => vehicle !== fighter.inside)
      .map(({ vehicle, title }) => ({ value: vehicle, label: `Into the ${title}` })),
    ...nearFirst(places, { table, partyAt }, fighter.inside)
      .filter(({ spot }) => spot !== fighter.inside)
      .map((place) => ({ value: place.spot, label: `Into ${placeNumber(place)} ${place.title}` })),
  ];
  return (
    <QuestionPanel
      form="move"
      title={`${fighter.name} moves${others.length === 0 ? '' : ` with ${others.length} more`}`}
      aside={asideOf(fighter)}
      held={fighter.heldFrom.moving}
    >
      <form
        className={styles.form}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault();
          move('perform');
        }}
      >
        <SegmentedControl
          aria-label="How"
          value={how}
          onChange={(value) => change({ how: HOWS.find((one) => one === value) ?? 'normal', inches: null })}
          data={HOWS.map((value) => ({
            value,
            label: (
              <>
                {HOW_WORDS[value]} <kbd aria-hidden>{keyText(MOVING_KEYS[value])}</kbd>
              </>
            ),
          }))}
        />
        {along.length > 0 && how !== 'stay' && (
          <fieldset className={styles.ticks}>
            <legend className="small">Who goes along</legend>
            {along.map(({ who, name, rep, held, heldFrom }) => (
              <Tick
                key={who}
                label={`${name}, Rep ${rep}${heldFrom.moving === null ? '' : `, ${held?.short ?? 'has moved'}`}`}
                checked={others.includes(who)}
                onTurn={() => turn(who)}
              />
            ))}
            <button type="button" className="quiet-link" onClick={() => change({ others: free })}>
              All <kbd>{MOVING_KEYS.all.key.toUpperCase()}</kbd>
            </button>
          </fieldset>
        )}
        {how !== 'stay' && (
          <>
            <Field label="Over" id={`${ids}over`}>
              <NativeSelect
                id={`${ids}over`}
                value={ground}
                onChange={(event) =>
                  change({ ground: GROUNDS.find((one) => one === event.currentTarget.value) ?? 'open' })
                }
                data={grounds.map((value) => ({ value, label: GROUND_WORDS[value] }))}
              />
            </Field>
            <Field label="Where it ends" id={`${ids}to`}>
              <NativeSelect
                id={`${ids}to`}
                value={to}
                onChange={(event) => change({ to: event.currentTarget.value })}
                data={where}
              />
            </Field>
            <Field label="How far" id={`${ids}far`}>
              <NativeSelect
                id={`${ids}far`}
                value={inches ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({ inches: value === '' ? null : Number(value) })
                }
                data={[
                  { value: '', label: 'As far as it may' },
                  ...Array.from({ length: fighter.reach[how] }, (_, at) => ({
                    value: String(at + 1),
                    label: `${at + 1}″, the rest later`,
                  })),
                ]}
              />
            </Field>
          </>
        )}
        <div className={styles.ticks}>
          {how === 'fast' && (
            <Tick
              label="A Leader is with the group"
              letter={MOVING_KEYS.withLeader}
              checked={moving.withLeader}
              onTurn={() => change({ withLeader: !moving.withLeader })}
            />
          )}
          {to !== AS_NOW && how !== 'stay' && (
            <Tick
              label="By a window, which ends the move"
              letter={MOVING_KEYS.window}
              checked={through === 'window'}
              onTurn={() => change({ through: through === 'door' ? 'window' : 'door' })}
            />
          )}
          <Tick
            label={how === 'stay' ? 'Lies down' : 'Lies down at the end'}
            letter={MOVING_KEYS.prone}
            checked={prone}
            onTurn={() => change({ prone: !prone })}
          />
        </div>
        {asked !== undefined && fighter.rushes && (
          <button
            type="button"
            className="quiet-link"
            onClick={() => open({ form: 'check', who: fighter.who, check: 'wanting-to-charge' })}
          >
            An enemy in reach: Wanting to Charge
          </button>
        )}
        {how === 'fast' && others.length === 0 && <Chance campaign={campaign} deed={deed} />}
        {rolls ? (
          <CombatButtons
            text={how === 'fast' ? 'Roll the fast move' : 'Roll for the move'}
            faulty={false}
            first={go}
            onRoll={move}
          />
        ) : (
          <div className={styles.buttons}>
            <Button ref={go} data-first type="submit" variant="filled" {...off(waits)}>
              {how === 'stay'
                ? prone
                  ? 'Lie down'
                  : 'Stand up'
                : inches === null
                  ? `Move, ${fighter.reach.normal}″ at most`
                  : `Move ${inches}″`}
            </Button>
          </div>
        )}
      </form>
    </QuestionPanel>
  );
}

/** Line on what has been seen of the figure’s moves this turn, so that nobody moves twice without knowing. */
function asideOf({ moved, forded }: FighterView): string {
  const before =
    moved === null
      ? ''
      : moved.left !== undefined
        ? `Has moved ${moved.inches}″ this turn, and may go ${moved.left}″ more. `
        : moved.how === 'lifts'
          ? 'Has picked up a casualty this turn. '
          : `Has moved already this turn, up to ${moved.inches}″. `;
  if (forded === 'edge')
    return `${before}At the edge of a ford: the next move goes across, and stops in the water.`;
  if (forded === 'water') return `${before}In the river: the next move goes out of it at the normal rate.`;
  return before;
}
