/** Form of a move on the board: the spot that is pressed or steered to, the way there and its inches, and who would come into sight on it. */

import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { directionTo } from '../../../../../src/rules/core/geometry/direction.ts';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { announce } from '../../../../client/announce.ts';
import { takeFocusInForm } from '../../../../client/focus.ts';
import { isTyping } from '../../../../client/keys.ts';
import { steppedBy } from '../../../../components/map/arrows.ts';
import { placeText } from '../../../../components/map/press-map.tsx';
import { off } from '../../../../components/off.ts';
import { Field } from '../../components/field.tsx';
import { partsOf } from '../../map/parts-of-table.ts';
import { BASE_RADIUS } from '../../map/piece-shapes.ts';
import { placeNumber } from '../../text/conditions.ts';
import styles from '../combat/combat.module.css';
import { CombatButtons, type Way } from '../fields/combat-buttons.tsx';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { Tick } from '../fields/tick.tsx';
import { keyText, MOVING_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { endOf, type Piece, type To, useDoors, useWay, type WayThere } from '../places/use-board.ts';
import { useLevelAt } from '../places/use-floors.ts';
import { isDragging } from '../state/dragging.ts';
import { AS_IT_COMES, HOW_WORDS, HOWS, movedSoFar, moveOf } from '../state/moving.ts';
import { type Pace, useOnScreen, usePlay, useUnderWay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';
import { type MoveFormProps, useMoving } from './use-moving.ts';
import { WayFacts } from './way-facts.tsx';
import { allOrNone, useAlong, WhoGoesAlong } from './who-goes-along.tsx';

interface BoardMoveFormProps extends MoveFormProps {
  readonly piece: Piece;
}

/** Its words follow the spot that is pressed or steered to; one that is dragged, no faster than can be read. */
export function BoardMoveForm(props: BoardMoveFormProps) {
  const pointed = useUnhurried(useOnScreen('pointed'));
  return <MoveToSpot {...props} pointed={pointed} />;
}

interface MoveToSpotProps extends BoardMoveFormProps {
  readonly pointed: Spot | undefined;
}

const MoveToSpot = memo(function MoveToSpot({ piece, pointed, ...props }: MoveToSpotProps) {
  const { fighter } = props;
  const { point } = usePlay();
  const send = useSend();
  const waits = useWaits();
  const table = useUnderWay('table');
  const places = useUnderWay('places');
  const named = new Map((table === null ? [] : partsOf(table)).map(({ id, title }) => [id, title]));
  const doors = useDoors();
  const { moving, change, rolls } = useMoving(props);
  useKeptSpot(pointed);
  const ids = useId();
  const go = useRef<HTMLButtonElement>(null);
  const { along, free } = useAlong(fighter);
  const { how, others, prone } = moving;
  const [leaves, setLeaves] = useFilled('leaves', false);
  const levelAt = useLevelAt();
  const pressed = pointed && levelAt(pointed, piece.level);
  const rim = pressed && rimBeside(pressed, table);
  const to = leaves && rim !== undefined ? rim : pressed;
  const way = useWay(fighter.who, how === 'stay' ? undefined : to, how === 'fast' ? 'fast' : 'normal');
  const goes = how !== 'stay' && to !== undefined;
  // A spot that is too far is gone towards as far as the move leads.
  const end = way === undefined || way.wanted === null ? to : endOf(way.way, piece);
  useShownPace(how === 'stay' ? undefined : how);
  const deed = {
    ...moveOf(fighter, {
      ...AS_IT_COMES,
      how,
      prone,
      withLeader: moving.withLeader,
      others: goes ? others : [],
    }),
    ...(goes && { to: end ?? to, ...(way?.wades && { ground: 'ford' as const }) }),
    ...(goes && leaves && rim !== undefined && { leaves }),
  };
  const fault = how === 'stay' ? undefined : faultOf(to, way, how);
  const move = (by: Way) => fault === undefined && send(deed, by);
  // Pressed on the board, the spot is confirmed here; a building is still being chosen by its name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another spot is pointed at.
  useEffect(() => {
    if (document.activeElement?.id !== `${ids}to`) takeFocusInForm(go.current);
  }, [pointed, rolls]);
  const press = useFormKeys(
    MOVING_KEYS,
    (key) => {
      switch (key) {
        case 'byApp':
          return move('byApp');
        case 'normal':
        case 'fast':
        case 'stay':
          return change({ how: key });
        case 'all':
          return change({ others: allOrNone(free, others) });
        case 'withLeader':
          return change({ withLeader: !moving.withLeader });
        case 'place':
          return document.getElementById(`${ids}to`)?.focus();
        case 'prone':
          return change({ prone: !prone });
        case 'leaves':
          return rim === undefined ? undefined : setLeaves(!leaves);
        case 'ground':
        case 'inches':
        case 'window':
          return undefined;
        default:
          return key satisfies never;
      }
    },
    go,
  );
  /** An arrow steers the spot by half an inch, with Shift by one, with Alt by a tenth. */
  const steer = (event: KeyboardEvent) => {
    if (table === null || isTyping(event.target) || (event.target as Element).matches('input, select'))
      return;
    const by = event.altKey ? 1 : event.shiftKey ? 10 : 5;
    const spot = steppedBy(event.key, pointed ?? piece.spot, by, table);
    if (spot === undefined) return;
    event.preventDefault();
    announce(placeText(spot));
    point(spot);
  };
  const enter = (building: string) => {
    const far = ({ inside }: (typeof doors)[number]) => distance(piece.spot, inside);
    const [nearest] = doors.filter((door) => door.building === building).toSorted((a, b) => far(a) - far(b));
    if (nearest !== undefined) point(nearest.inside);
  };
  return (
    <QuestionPanel
      form="move"
      title={`${fighter.name} moves${others.length === 0 ? '' : ` with ${others.length} more`}`}
      aside={movedSoFar(fighter)}
      held={fighter.heldFrom.moving}
    >
      <form
        className={styles.form}
        onKeyDown={(event) => {
          steer(event);
          if (!event.defaultPrevented) press(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          move('perform');
        }}
      >
        <SegmentedControl
          size="sm"
          aria-label="How"
          value={how}
          onChange={(value) => change({ how: HOWS.find((one) => one === value) ?? 'normal' })}
          data={HOWS.map((value) => ({ value, label: HOW_WORDS[value] }))}
        />
        {how !== 'stay' && (
          <>
            <WayFacts way={way} fault={fault} how={how} name={fighter.name} />
            <Field label="Or into" id={`${ids}to`}>
              <NativeSelect
                id={`${ids}to`}
                value={
                  doors.find(({ inside: { x, y } }) => x === pointed?.x && y === pointed.y)?.building ?? ''
                }
                onChange={({ currentTarget }) => enter(currentTarget.value)}
                data={[
                  { value: '', label: 'as pressed on the board' },
                  ...places
                    .filter(({ spot }) => spot !== fighter.inside)
                    .map((place) => ({
                      value: place.spot,
                      label: `${placeNumber(place)} ${named.get(place.spot) ?? place.title}`,
                    })),
                ]}
              />
            </Field>
          </>
        )}
        {along.length > 0 && how !== 'stay' && (
          <WhoGoesAlong {...{ along, free, others }} onChange={(all) => change({ others: all })} />
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
          <Tick
            label={how === 'stay' ? 'Lies down' : 'Lies down at the end'}
            letter={MOVING_KEYS.prone}
            checked={prone}
            onTurn={() => change({ prone: !prone })}
          />
          {rim !== undefined && how !== 'stay' && (
            <Tick
              label="Leaves the table there"
              letter={MOVING_KEYS.leaves}
              checked={leaves}
              onTurn={() => setLeaves(!leaves)}
            />
          )}
        </div>
        {to !== undefined && how !== 'stay' && (
          <p className={styles.byHand}>
            <button
              type="button"
              className="quiet-link"
              onClick={() => send({ do: 'turn-to', piece: piece.piece, facing: directionTo(piece.spot, to) })}
            >
              Only face there
            </button>
            <button
              type="button"
              className="quiet-link"
              onClick={() =>
                send({ do: 'place', piece: piece.piece, spot: { x: to.x, y: to.y }, level: to.level ?? null })
              }
            >
              Put there, as on the table
            </button>
          </p>
        )}
        {rolls ? (
          <CombatButtons
            text={how === 'fast' ? 'Roll the fast move' : 'Roll for the move'}
            faulty={fault !== undefined}
            first={go}
            onRoll={move}
          />
        ) : (
          <div className={styles.buttons}>
            <Button ref={go} data-first type="submit" variant="filled" {...off(waits || fault !== undefined)}>
              {how === 'stay'
                ? prone
                  ? 'Lie down'
                  : 'Stand up'
                : way === undefined
                  ? 'Move'
                  : `Move ${way.inches}″`}
            </Button>
          </div>
        )}
      </form>
    </QuestionPanel>
  );
});

/** Milliseconds for which words stay as they are while something is dragged. */
const READ = 150;

/** A spot as it was a moment ago, while it is dragged: the map follows it, and the form needn’t be drawn for each of its steps. */
function useUnhurried(spot: Spot | undefined): Spot | undefined {
  const [shown, setShown] = useState(spot);
  const since = useRef(0);
  const { x, y } = spot ?? {};
  const isHeld = isDragging();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spot by its place.
  useEffect(() => {
    const show = () => {
      since.current = performance.now();
      setShown(spot);
    };
    const late = setTimeout(show, isHeld ? Math.max(0, since.current + READ - performance.now()) : 0);
    return () => clearTimeout(late);
  }, [x, y, isHeld]);
  return isHeld ? shown : spot;
}

/** The map shows the way at that pace, as long as the form is open. */
function useShownPace(pace: Pace | undefined): void {
  const { showPace } = usePlay();
  useEffect(() => showPace(pace), [showPace, pace]);
  useEffect(() => () => showPace(undefined), [showPace]);
}

/** From the edge of the table to a spot that may be meant for leaving it, in tenths of an inch. */
const NEAR_EDGE = 15;

/** Where a base stands at the edge beside a spot; undefined indoors, and away from all edges. */
function rimBeside(
  { x, y, level }: To,
  table: { readonly width: number; readonly depth: number } | null,
): To | undefined {
  if (table === null || (level ?? null) !== null) return undefined;
  const [east, north] = [table.width - x, table.depth - y];
  const near = Math.min(x, y, east, north);
  if (near > NEAR_EDGE) return undefined;
  if (near === y || near === north)
    return { x, y: near === y ? BASE_RADIUS : table.depth - BASE_RADIUS, level: null };
  return { x: near === x ? BASE_RADIUS : table.width - BASE_RADIUS, y, level: null };
}

const SOMEWHERE: Spot = { x: 0, y: 0 };

/** Keeps the spot that is pressed or steered to with the other entries of the form: pointed at again after a reload or a crash. */
function useKeptSpot(pointed: Spot | undefined): void {
  const { point } = usePlay();
  const [kept, keep] = useFilled<Spot | undefined>('spot', undefined, SOMEWHERE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another spot is pointed at, or was found again.
  useEffect(() => {
    if (pointed !== undefined) keep(pointed);
    else if (kept !== undefined) point(kept);
  }, [pointed, kept?.x, kept?.y]);
}

/** Reason why the move can’t be made so, or undefined. */
function faultOf(to: To | undefined, way: WayThere | undefined, how: Pace): string | undefined {
  if (to === undefined) return 'Press on the board where to, or steer there by the arrow keys.';
  if (way === undefined) return '';
  if (way.fault !== null) return way.fault;
  const most = way.most[how];
  if (way.inches <= most) return undefined;
  const runs = how === 'normal' && way.inches <= way.most.fast;
  return `It is ${way.inches}″ by the shortest way, and a ${how} move leads ${most}″ at most${runs ? `; ${keyText(MOVING_KEYS.fast)} makes it a fast one` : ''}.`;
}
