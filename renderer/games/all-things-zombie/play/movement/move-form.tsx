/** Play’s form of a move: the pace, who goes along, the ground and the distance, and where the figure ends up. */
import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { takeFocusInForm } from '../../../../client/focus.ts';
import { off } from '../../../../components/off.ts';
import { Chance } from '../../acts/chance.tsx';
import { Field } from '../../components/field.tsx';
import { nearFirst } from '../../map/near-first.ts';
import { placeNumber } from '../../text/conditions.ts';
import styles from '../combat/combat.module.css';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { keyText, MOVING_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { usePieces } from '../places/use-board.ts';
import {
  AS_NOW,
  GROUND_WORDS,
  GROUNDS,
  groundsOf,
  HOW_WORDS,
  HOWS,
  movedSoFar,
  moveOf,
  OUTSIDE,
} from '../state/moving.ts';
import { usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { BoardMoveForm } from './board-move-form.tsx';
import { type MoveFormProps, useMoving } from './use-moving.ts';
import { allOrNone, useAlong, WhoGoesAlong } from './who-goes-along.tsx';

/** Form of a move: on the board where to, else how far somebody may go, alone or with others of the group. */
export function MoveForm(props: MoveFormProps) {
  const pieces = usePieces();
  const piece = pieces.find((one) => one.piece === props.fighter.who);
  return piece === undefined ? <OwnTableMove {...props} /> : <BoardMoveForm {...props} piece={piece} />;
}

/** As often as not it takes one key and Enter. */
function OwnTableMove(props: MoveFormProps) {
  const { fighter, how: asked } = props;
  const { campaign, open } = usePlay();
  const send = useSend();
  const waits = useWaits();
  const places = useUnderWay('places');
  const working = useUnderWay('working');
  const table = useUnderWay('table');
  const partyAt = useUnderWay('partyAt');
  const { moving, change, rolls } = useMoving(props);
  const ids = useId();
  const go = useRef<HTMLButtonElement>(null);
  const { how, others, ground, through, prone, inches } = moving;
  const rides = working.some(({ vehicle }) => vehicle === fighter.inside);
  // Nobody walks in a vehicle: who moves gets out of it.
  const to = rides && moving.to === AS_NOW ? OUTSIDE : moving.to;
  const { along, free } = useAlong(fighter);
  const deed = moveOf(fighter, { ...moving, to });
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
          return change({ others: allOrNone(free, others) });
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
        case 'leaves':
          return undefined;
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
      aside={movedSoFar(fighter)}
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
          <WhoGoesAlong {...{ along, free, others }} onChange={(all) => change({ others: all })} />
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
