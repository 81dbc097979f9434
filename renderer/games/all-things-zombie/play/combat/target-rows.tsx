/** Table of whom a figure may fire at on the board: how far off, the chance to hit, and the chance that it is stopped. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { listed, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { useAsk } from '../../../../client/api.ts';
import { SideMark } from '../fields/side-mark.tsx';
import type { Piece } from '../places/use-board.ts';
import { usePlay } from '../state/play-context.ts';
import styles from './combat.module.css';
import { shareOf } from './shares.ts';
import { NOTHING_SAID } from './ticks.ts';
import type { Target, Targets } from './use-targets.ts';
import { fireAt, mostShots, type Weapon } from './volley.ts';

interface TargetRowsProps {
  readonly fighter: FighterView;
  readonly weapon: Weapon;
  readonly targets: Targets;
  /** Pieces that are aimed at. */
  readonly aimed: readonly string[];
  readonly onAim: (piece: string) => void;
}

export function TargetRows({ fighter, weapon, targets, aimed, onAim }: TargetRowsProps) {
  const { near, outOfRange, unseen } = targets;
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
              <td>Hit</td>
              <td>Stops</td>
            </tr>
          </thead>
          <tbody>
            {near.map((target, nth) => (
              <Row
                key={target.piece.piece}
                {...{ fighter, weapon, target }}
                digit={nth + 1}
                isAimed={aimed.includes(target.piece.piece)}
                onAim={onAim}
              />
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && <p className="small second">{upperFirst(others.join('; '))}.</p>}
    </>
  );
}

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
  readonly onAim: (piece: string) => void;
}

/** The odds are those of all the weapon’s shots at this one alone, as the places have it. */
function Row({ fighter, weapon, target: { piece, look }, digit, isAimed, onAim }: RowProps) {
  const { campaign } = usePlay();
  const aims = [{ at: piece.piece, shots: mostShots(weapon), ...NOTHING_SAID }];
  const act = fireAt(fighter, { weapon: weapon.id, aims, own: [] }, null);
  const odds = useAsk('encounter.chance', { campaign, act }).data?.odds ?? undefined;
  const hit = odds && 1 - shareOf(odds.outcomes, 'missed');
  const isZombie = piece.kind === 'zombie';
  const stops = odds && (isZombie ? shareOf(odds.outcomes, 'obviouslyDead') : hit);
  const facts = [
    ...(look.cover === null ? [] : [`at cover: ${look.cover}`]),
    ...(look.at === 'front' ? [] : [`from the ${look.at}`]),
  ];
  return (
    <tr data-aimed={isAimed || undefined} onClick={() => onAim(piece.piece)}>
      <td>{digit <= DIGITS && <kbd>{digit}</kbd>}</td>
      <th scope="row">
        <button type="button" aria-pressed={isAimed} onClick={() => onAim(piece.piece)}>
          <SideMark side={isZombie ? 'dead' : 'others'} /> {piece.name}
        </button>
        {facts.length > 0 && <span className="second">{facts.join(', ')}</span>}
      </th>
      <td className="num">{inches(look.apart)}</td>
      <td className="num">{hit === undefined ? '' : percentText(hit)}</td>
      <td className="num">{stops === undefined ? '' : percentText(stops)}</td>
    </tr>
  );
}
