/** Numbers of crew and of Green Things in a place, where all of the ship is shown at once. */
import type { OpenId } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import { isArea } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import { AREAS_ON_PLAN } from '../../../../src/rules/awful-green-things/text/plan.ts';
import { type Peopled, peopleIn } from '../board/standings.ts';
import { writtenIn } from '../outside/labels.ts';
import { type Box, outlineOf, type Plan } from '../ship/geometry.ts';
import { labelOf } from '../ship/labels.ts';
import styles from './counters.module.css';
import { packed } from './packing.ts';

const HIGH = 15;
const WIDE = { one: 15, two: 20 } as const;

function takenIn(plan: Plan, id: Peopled['id']): readonly Box[] {
  if (!isArea(id)) return writtenIn(plan, id as OpenId);
  const area = AREAS_ON_PLAN.find((one) => one.id === id);
  return area === undefined ? [] : [labelOf(plan, { ...area, planName: '' })];
}

export function Headcount({ plan, place }: { readonly plan: Plan; readonly place: Peopled }) {
  const { crew, monsters } = peopleIn(place);
  const counts = [
    { is: 'crew', count: crew },
    { is: 'monsters', count: monsters },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  const sizes = counts.map(({ count }) => ({ width: count > 9 ? WIDE.two : WIDE.one, height: HIGH }));
  const boxes = packed({ outline: outlineOf(plan, place.id), taken: takenIn(plan, place.id) }, sizes);
  return counts.map(({ is, count }, at) => {
    const box = boxes[at];
    if (!box) return null;
    return (
      <g key={is} className={styles.head} data-heads={is} transform={`translate(${box.x} ${box.y})`}>
        <rect width={box.width} height={HIGH} rx={is === 'crew' ? 7 : 2} />
        <text x={box.width / 2} y={11.5}>
          {count}
        </text>
      </g>
    );
  });
}
