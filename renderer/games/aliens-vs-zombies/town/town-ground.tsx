/** The town without anybody in it: streets, crosswalks, blocks. The board, the print and the picture of a war share it. */
import { memo } from 'react';
import type { PlaceView } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { STREETS } from '../../../../src/rules/aliens-vs-zombies/text/places.ts';
import { Block } from './block.tsx';
import { boxOf, centreLines, crosswalksOf, junction, type Plan, stripesOf } from './geometry.ts';
import styles from './town.module.css';

export type Ground = Pick<PlaceView, 'id' | 'terrain' | 'next'>;

interface TownGroundProps {
  readonly plan: Plan;
  readonly places: readonly Ground[];
  /** Without names of streets where it is too small to read. */
  readonly small?: boolean;
}

export const TownGround = memo(function TownGround({ plan, places, small = false }: TownGroundProps) {
  return (
    <g aria-hidden>
      <rect className={styles.street} width={plan.width} height={plan.height} />
      <path className={styles.centre} d={centreLines(plan)} />
      <g className={styles.zebra}>
        {crosswalksOf(plan, places).map((crosswalk) => (
          <g key={crosswalk.between.join('-')} data-crosswalk={crosswalk.between.join('-')}>
            {stripesOf(crosswalk).map((stripe) => (
              <rect key={`${stripe.x} ${stripe.y}`} {...stripe} />
            ))}
          </g>
        ))}
      </g>
      {places.map(({ id, terrain }) => {
        const { x, y } = boxOf(plan, id);
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(${plan.scale})`} data-terrain={terrain}>
            <Block place={id} terrain={terrain} />
          </g>
        );
      })}
      {!small &&
        STREETS.map(({ name, below, after }) => {
          const { x, y } = junction(plan, `${after}${below}`);
          return (
            <text key={name} className={styles.streetName} x={x} y={y + 4}>
              {name}
            </text>
          );
        })}
    </g>
  );
});
