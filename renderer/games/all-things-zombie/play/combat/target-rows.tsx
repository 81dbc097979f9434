/** Table of whom a figure may fire at on the board: how far off, its share of the shots, the chance to hit, and the chance that it is stopped. */
import type { ReactNode } from 'react';
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { listed, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { SideMark } from '../fields/side-mark.tsx';
import type { Piece } from '../places/use-board.ts';
import { sumOf, withShot } from './aims.ts';
import styles from './combat.module.css';
import { ShotsHere } from './shots-here.tsx';
import type { TargetOdds } from './use-target-odds.ts';
import type { Targets } from './use-targets.ts';
import { mostShots, type Volley, type Weapon } from './volley.ts';

interface TargetRowsProps {
  readonly weapon: Weapon;
  readonly targets: Targets;
  readonly volley: Volley;
  /** Odds of those that are near, in their order. */
  readonly odds: readonly TargetOdds[];
  /** Piece that the app suggests. */
  readonly proposed: string | undefined;
  readonly onAim: (piece: string) => void;
  /** One shot more or fewer at it. */
  readonly onShift: (piece: string, by: 1 | -1) => void;
}

/** Rows with their digits; the one that the shots most likely stop is tagged. */
export function TargetRows({ weapon, targets, volley, odds, proposed, onAim, onShift }: TargetRowsProps) {
  const { outOfRange, unseen } = targets;
  const { aims } = volley;
  const shared = weapon.targets > 1;
  const full = aims.length >= Math.min(weapon.targets, mostShots(weapon));
  const others = [
    ...(outOfRange.length > 0 ? [`${namesOf(outOfRange)} out of range`] : []),
    ...(unseen.length > 0 ? [`${namesOf(unseen)} out of sight`] : []),
  ];
  return (
    <>
      {odds.length > 0 && (
        <table className={styles.targets} aria-label="In sight and in range">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                In sight and in range
              </th>
              <td>Off</td>
              {shared && <td>Shots</td>}
              <td>Hit</td>
              <td>Stops</td>
            </tr>
          </thead>
          <tbody>
            {odds.map((one, row) => {
              const { target } = one;
              const { piece } = target.piece;
              const nth = aims.findIndex(({ at }) => at === piece);
              const shots = aims[nth]?.shots ?? 0;
              return (
                <Row
                  key={piece}
                  {...{ odds: one, onAim }}
                  digit={row + 1}
                  isAimed={nth >= 0}
                  isProposed={piece === proposed}
                >
                  {shared && (
                    <td className="num">
                      <ShotsHere
                        name={target.piece.name}
                        shots={shots}
                        full={shots === 0 ? full : isAtMost(aims, nth, weapon)}
                        onShift={(by) => onShift(piece, by)}
                      />
                    </td>
                  )}
                </Row>
              );
            })}
          </tbody>
        </table>
      )}
      {others.length > 0 && <p className="small second">{upperFirst(others.join('; '))}.</p>}
    </>
  );
}

/** No other target has a shot to spare, and the weapon fires no more. */
const isAtMost = (aims: Volley['aims'], nth: number, weapon: Weapon): boolean =>
  withShot(aims, nth) === aims && sumOf(aims) >= mostShots(weapon);

/** `Boone, zombies E and F` */
function namesOf(pieces: readonly Piece[]): string {
  const zombies = pieces.filter(({ kind }) => kind === 'zombie').map(({ short }) => short);
  const people = pieces.filter(({ kind }) => kind !== 'zombie').map(({ short }) => short);
  const dead = zombies.length === 0 ? [] : [`zombie${zombies.length === 1 ? '' : 's'} ${listed(zombies)}`];
  return listed([...people, ...dead]);
}

/** Rows that a digit chooses; those below are pressed. */
export const DIGITS = 9;

interface RowProps {
  readonly odds: TargetOdds;
  readonly digit: number;
  readonly isAimed: boolean;
  readonly isProposed: boolean;
  readonly onAim: (piece: string) => void;
  readonly children: ReactNode;
}

function Row({ odds, digit, isAimed, isProposed, onAim, children }: RowProps) {
  const { target, hit, stops } = odds;
  const { piece, look } = target;
  const isZombie = piece.kind === 'zombie';
  const facts = [
    ...(look.cover === null ? [] : [`at cover: ${look.cover}`]),
    ...(look.at === 'front' ? [] : [`from the ${look.at}`]),
  ];
  return (
    <tr data-aimed={isAimed || undefined}>
      <td>{digit <= DIGITS && <kbd>{digit}</kbd>}</td>
      <th scope="row">
        <button type="button" aria-pressed={isAimed} onClick={() => onAim(piece.piece)}>
          <SideMark side={isZombie ? 'dead' : 'others'} /> {piece.name}
          {(isProposed || facts.length > 0) && (
            <span className="second">
              {isProposed && <span className={styles.proposed}>proposed</span>} {facts.join(', ')}
            </span>
          )}
        </button>
      </th>
      <td className="num">{inches(look.apart)}</td>
      {children}
      <td className="num">{hit === undefined ? '' : percentText(hit)}</td>
      <td className="num">{stops === undefined ? '' : percentText(stops)}</td>
    </tr>
  );
}
