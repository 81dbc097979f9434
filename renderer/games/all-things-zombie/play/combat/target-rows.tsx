/** Table of whom a figure may fire at on the board: how far off, its share of the shots, the chance to hit, and the chance that it is stopped. */
import type { ReactNode } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { listed, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { useAsk } from '../../../../client/api.ts';
import { SideMark } from '../fields/side-mark.tsx';
import type { Piece } from '../places/use-board.ts';
import { usePlay } from '../state/play-context.ts';
import { sumOf, withShot } from './aims.ts';
import styles from './combat.module.css';
import { besideOf, type Outcomes, shareOf } from './shares.ts';
import { ShotsHere } from './shots-here.tsx';
import { NOTHING_SAID } from './ticks.ts';
import type { Target, Targets } from './use-targets.ts';
import { fireAt, mostShots, type Volley, type Weapon } from './volley.ts';

interface TargetRowsProps {
  readonly fighter: FighterView;
  readonly weapon: Weapon;
  readonly targets: Targets;
  readonly volley: Volley;
  readonly onAim: (piece: string) => void;
  /** One shot more or fewer at it. */
  readonly onShift: (piece: string, by: 1 | -1) => void;
}

/** Odds of a row that is one of several targets are those of its share of the shots, with the dice in the order aimed. */
export function TargetRows({ fighter, weapon, targets, volley, onAim, onShift }: TargetRowsProps) {
  const { campaign } = usePlay();
  const { near, outOfRange, unseen } = targets;
  const { aims } = volley;
  const several = aims.length > 1;
  const odds = useAsk(
    'encounter.chance',
    { campaign, act: fireAt(fighter, volley, null) },
    { enabled: several },
  ).data?.odds;
  const each = odds ? [odds.outcomes, ...besideOf(odds).map(({ outcomes }) => outcomes)] : [];
  const shared = weapon.targets > 1;
  const full = aims.length >= Math.min(weapon.targets, mostShots(weapon));
  const others = [
    ...(outOfRange.length > 0 ? [`${namesOf(outOfRange)} out of range`] : []),
    ...(unseen.length > 0 ? [`${namesOf(unseen)} out of sight`] : []),
  ];
  return (
    <>
      {near.length > 0 && (
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
            {near.map((target, row) => {
              const { piece } = target.piece;
              const nth = aims.findIndex(({ at }) => at === piece);
              const shots = aims[nth]?.shots ?? 0;
              return (
                <Row
                  key={piece}
                  {...{ fighter, weapon, target, onAim }}
                  digit={row + 1}
                  isAimed={nth >= 0}
                  outcomes={several ? each[nth] : undefined}
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
const DIGITS = 9;

interface RowProps {
  readonly fighter: FighterView;
  readonly weapon: Weapon;
  readonly target: Target;
  readonly digit: number;
  readonly isAimed: boolean;
  /** Odds of its share of a volley; undefined for those of all the weapon’s shots at this one alone, as the places have it. */
  readonly outcomes: Outcomes | undefined;
  readonly onAim: (piece: string) => void;
  readonly children: ReactNode;
}

function Row({ fighter, weapon, target, digit, isAimed, outcomes, onAim, children }: RowProps) {
  const { campaign } = usePlay();
  const { piece, look } = target;
  const aims = [{ at: piece.piece, shots: mostShots(weapon), ...NOTHING_SAID }];
  const act = fireAt(fighter, { weapon: weapon.id, aims, own: [] }, null);
  const alone = useAsk('encounter.chance', { campaign, act }).data?.odds?.outcomes;
  const of = outcomes ?? alone;
  const hit = of && 1 - shareOf(of, 'missed');
  const isZombie = piece.kind === 'zombie';
  const stops = of && (isZombie ? shareOf(of, 'obviouslyDead') : hit);
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
          {facts.length > 0 && <span className="second">{facts.join(', ')}</span>}
        </button>
      </th>
      <td className="num">{inches(look.apart)}</td>
      {children}
      <td className="num">{hit === undefined ? '' : percentText(hit)}</td>
      <td className="num">{stops === undefined ? '' : percentText(stops)}</td>
    </tr>
  );
}
