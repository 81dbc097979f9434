/** Weapons and clips of a figure in Play’s table. */
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { Clips } from '../../components/clips.tsx';
import styles from './table.module.css';

type Weapons = FighterView['weapons'];
type Weapon = Weapons[number];

/** `12″ · 3 · 1`: range, targets, Impact. */
const figuresOf = ({ range, targets, impact }: Weapon) =>
  `${range === null ? 'melee' : `${range}″`} · ${targets} · ${impact}`;

/** Weapons in hand, the first with its figures under it. All of them are told where the pointer rests. */
export const WeaponLines = memo(function WeaponLines({ weapons }: { readonly weapons: Weapons }) {
  const kinds = [...Map.groupBy(weapons, ({ title }) => title).values()];
  const [first, ...others] = kinds;
  const [one] = first ?? [];
  if (first === undefined || one === undefined) return <span className="quiet small">unarmed</span>;
  const title = kinds
    .flatMap(([each]) => (each === undefined ? [] : [`${each.title} ${figuresOf(each)}`]))
    .join(', ');
  const besides = others.flatMap(([each]) => (each === undefined ? [] : [each.title]));
  return (
    <span className={styles.weapon} title={title}>
      <span>
        {first.length === 1 ? one.title : `${one.title} ×${first.length}`}
        {besides.map((each) => ` · ${each}`)}
      </span>
      <i className="num">{figuresOf(one)}</i>
    </span>
  );
});

/** Clips and barrels: the loaded ones and those besides, a line for each weapon that has any. */
export const ClipLines = memo(function ClipLines({ weapons }: { readonly weapons: Weapons }) {
  return weapons.map(({ id, ammo, barrels }) => (
    <span key={id} className={styles.clip}>
      {ammo !== null && <Clips loaded={ammo.loaded} spare={ammo.clips} bare />}
      {barrels !== null && (
        <span className="small second" title="Barrels loaded">
          {`${barrels.left} of ${barrels.all}`}
        </span>
      )}
    </span>
  ));
});
