/** All that is in a location: counters by name and number, who is held, what both sides would do to each other. */
import { Button } from '@mantine/core';
import type { PlaceId } from '../../../../src/rules/aliens-vs-zombies/data/town.ts';
import type { CounterView, PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import type { Lit } from '../../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { TERRAIN_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { percentText } from '../../../../src/rules/core/text/percent.ts';
import { CounterIcon } from '../counters/counter.tsx';
import { boxOf, type Plan } from './geometry.ts';
import { hitsText } from './place-label.ts';
import styles from './town.module.css';
import type { Town } from './use-town.ts';

interface StackCardProps {
  readonly plan: Plan;
  readonly place: PlaceView;
  readonly lit: Lit | undefined;
  /** The card opens away from where the group stands. */
  readonly from: PlaceId | null;
  readonly town: Town;
}

const WIDTH = 284;
const GAP = 8;

/** Beside the location, on the side away from the group, and above its foot or below its head. */
function lies(plan: Plan, place: PlaceId, from: PlaceId | null) {
  const box = boxOf(plan, place);
  const middle = from === null ? plan.width / 2 : boxOf(plan, from).x + box.width / 2;
  const own = box.x + box.width / 2;
  const rightwards = own > middle || (own === middle && own < plan.width / 2);
  const fitsRight = box.x + box.width + GAP + WIDTH <= plan.width;
  const fitsLeft = box.x - GAP - WIDTH >= 0;
  const right = rightwards ? fitsRight || !fitsLeft : !fitsLeft && fitsRight;
  const left = right
    ? Math.min(box.x + box.width + GAP, plan.width - WIDTH)
    : Math.max(0, box.x - GAP - WIDTH);
  const isLow = box.y > plan.height / 2;
  return isLow
    ? { left, width: WIDTH, bottom: plan.height - box.y - box.height }
    : { left, width: WIDTH, top: box.y };
}

export function StackCard({ plan, place, lit, from, town }: StackCardProps) {
  const { id, name, terrain, counters, held, clash, ours } = place;
  const total = counters.reduce((sum, { count }) => sum + count, 0);
  const sides = (['aliens', 'zombies'] as const).map((side) => ({
    side,
    all: counters.filter((counter) => counter.side === side),
  }));
  return (
    <section className={styles.card} style={lies(plan, id, from)} aria-label={`${id} ${name}, all of it`}>
      <header>
        <h3>
          {id} {name}
        </h3>
        <span className="quiet small">
          {TERRAIN_NAMES[terrain]}
          {ours && ', ours'}, {total === 0 ? 'nobody' : countedInWords(total, 'counter', 'counters')}
        </span>
      </header>
      {total > 0 && (
        <div className={styles.sides}>
          {sides.map(
            ({ side, all }) => all.length > 0 && <Counters key={side} title={TITLES[side]} of={all} />,
          )}
        </div>
      )}
      {held !== '' && <p className="quiet small">{held}</p>}
      {clash !== null && (
        <dl>
          {(['aliens', 'zombies'] as const).map((side) => (
            <div key={side}>
              <dt>{`${TITLES[side]} attack`}</dt>
              <dd>
                {`${countedInWords(clash[side].dice, 'die', 'dice')}, ${hitsText(clash[side].hits)} after saves; all killed ${percentText(clash[side].all)}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {town.pinned && lit !== undefined && (
        <div className={styles.acts}>
          {lit.options.map((option) => (
            <Button key={option.id} size="xs" onClick={() => town.answer(option.id)}>
              {option.text}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

const TITLES = { aliens: 'Aliens', zombies: 'Zombies' } as const;
const ICON = 29;

function Counters({ title, of }: { readonly title: string; readonly of: readonly CounterView[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {of.map((counter) => (
          <li key={`${counter.kind} ${counter.name} ${counter.acted}`}>
            <CounterIcon {...counter} count={1} size={ICON} />
            <span className="name">
              {upperFirst(counter.name)}
              {counter.acted && <span className="quiet"> acted</span>}
            </span>
            <span className="num">{counter.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
