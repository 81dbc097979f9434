/** Key to every sign of the plan, at hand wherever the plan has been scrolled to. */
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { CrewCounter } from '../counters/crew-counter.tsx';
import { EmptyIcon } from '../counters/empty.tsx';
import { MonsterCounter } from '../counters/monster-counter.tsx';
import outside from '../outside/outside.module.css';
import ship from '../ship/ship.module.css';
import styles from './board.module.css';

const CREW = { short: 'Name', shape: 'crew', figures: 'd/c/m', weapon: null } as const;
const PLAIN = { kind: 'baby', constitution: 12, count: 1 } as const;

interface KeyCardProps {
  /** Skin and spaces are drawn, too. */
  readonly isOpen: boolean;
  /** True if the plan is cut: the card then opens upwards from under it. */
  readonly isCut: boolean;
}

export function KeyCard({ isOpen, isCut }: KeyCardProps) {
  return (
    <Popover position={isCut ? 'top-start' : 'bottom-start'} shadow="md" withRoles>
      <Popover.Target>
        <button type="button" className={styles.tool}>
          key
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.keyCard ?? ''}>
        <ul className={styles.list} aria-label="Key of the plan">
          <Row sign={<CrewCounter {...CREW} done={false} stunned={false} />}>dice, constitution, moves</Row>
          <Row sign={<CrewCounter {...CREW} done stunned={false} />}>has moved or attacked</Row>
          <Row sign={<MonsterCounter {...PLAIN} fresh={false} stunned={false} done={false} />}>
            Green Thing with its constitution
          </Row>
          <Row sign={<MonsterCounter {...PLAIN} fresh stunned={false} done={false} />}>new this turn</Row>
          <Row sign={<MonsterCounter {...PLAIN} fresh={false} stunned done={false} />}>stunned</Row>
          {isOpen && <Open />}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

const Open = () => (
  <>
    <li>
      <EmptyIcon kind="suit" size={28} />
      <span>Jet Suit</span>
    </li>
    <li>
      <EmptyIcon kind="mover" size={28} />
      <span>Cargo Mover</span>
    </li>
    <li>
      <EmptyIcon kind="soot" size={28} />
      <span>Ook Soot</span>
    </li>
    <Row sign={<CrewCounter {...CREW} done={false} stunned={false} within="suit" />}>
      somebody in a Jet Suit: the frame says in what
    </Row>
    <Row sign={<rect className={`${outside.skin} ${ship.wall}`} x={-14} y={-8} width={28} height={16} />}>
      skin of the ship (reconstructed)
    </Row>
    <Row sign={<path className={outside.line} d="M-16 0H16" />}>between two spaces (reconstructed)</Row>
    <Row sign={<path className={outside.bar} d="M0-11V11" />}>across an airlock: shut</Row>
  </>
);

const Row = ({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) => (
  <li>
    <svg viewBox="-34 -20 68 40" width={68} height={40} aria-hidden>
      {sign}
    </svg>
    <span>{children}</span>
  </li>
);
