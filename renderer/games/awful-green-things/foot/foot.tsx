/** Under the deck plan: weapons with what is known of them, monsters aboard and in the box, points as they stand. The way home has a foot of its own. */
import { useEffect } from 'react';
import type { WeaponKind } from '../../../../src/rules/awful-green-things/data/weapons.ts';
import {
  CHIT_WORDS,
  type MonsterPile,
  pilesView,
  type WeaponPile,
} from '../../../../src/rules/awful-green-things/text/piles.ts';
import type { FootProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { MonsterIcon } from '../counters/monster-counter.tsx';
import { WeaponIcon } from '../counters/weapon-icon.tsx';
import { pointedWeapon } from '../pointed-weapon.ts';
import { shipIn } from '../ship-in.ts';
import { ChitSign } from './chit.tsx';
import styles from './foot.module.css';
import { pointsText } from './points-text.ts';

export function AgtFoot({ view }: FootProps) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  const state = shipIn(view);
  useEffect(() => () => pointedWeapon.set(null), []);
  if (state === undefined || corrections === undefined || state.passages.length > 0) return null;
  const piles = pilesView(state, corrections);
  const { weapons, tried, cup, monsters, crewAlive, crewPoints, monsterPoints } = piles;
  const half = Math.ceil(weapons.length / 2);
  return (
    <section className={styles.foot} aria-label="Weapons and monsters">
      <div>
        <header>
          <h3>Weapons</h3>
          <span className="quiet">{`${tried} tried; ${cup} chits left`}</span>
        </header>
        <div className={styles.weapons}>
          <Weapons rows={weapons.slice(0, half)} />
          <Weapons rows={weapons.slice(half)} />
        </div>
      </div>
      <div>
        <Monsters rows={monsters} />
        <p className={styles.points}>
          <b>
            {crewPoints} : {pointsText(monsterPoints)}
          </b>{' '}
          <span className="quiet" title={`${crewAlive} of the crew live`}>
            crew alive : ship
          </span>
        </p>
      </div>
    </section>
  );
}

/** While its name is looked at, the plan lights where it is. */
const pointing = (kind: WeaponKind) => {
  const point = () => pointedWeapon.set(kind);
  const leave = () => pointedWeapon.set(null);
  return {
    title: 'Light its places on the plan',
    onFocus: point,
    onBlur: leave,
    onPointerEnter: point,
    onPointerLeave: leave,
  };
};

const Weapons = ({ rows }: { readonly rows: readonly WeaponPile[] }) => (
  <table className={styles.piles}>
    <tbody>
      {rows.map(({ tried, kind, name, chit, useless }) => (
        <tr key={tried} data-useless={useless || undefined}>
          <th scope="row">
            <button type="button" className={styles.weapon} {...pointing(kind)}>
              <WeaponIcon weapon={kind} size={15} /> {name}
            </button>
          </th>
          <td>
            <ChitSign chit={chit} />
            {chit !== null && <span className={styles.word}> {CHIT_WORDS[chit]}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Monsters({ rows }: { readonly rows: readonly MonsterPile[] }) {
  const sum = (of: (row: MonsterPile) => number) => rows.reduce((total, row) => total + of(row), 0);
  return (
    <table className={styles.piles}>
      <thead>
        <tr>
          <th scope="col">Monsters</th>
          <th scope="col" className={styles.figures} title="Dice, constitution, movement">
            D/C/M
          </th>
          <th scope="col">Ship</th>
          <th scope="col">Box</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, figures, constitution, ship, box }) => (
          <tr key={kind}>
            <th scope="row">
              <MonsterIcon kind={kind} constitution={constitution} size={18} /> {name}
            </th>
            <td className={`num ${styles.figures}`}>{figures}</td>
            <td className="num">{ship}</td>
            <td className="num">{box}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td className={styles.figures} />
          <td className="num">{sum(({ ship }) => ship)}</td>
          <td className="num">{sum(({ box }) => box)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
