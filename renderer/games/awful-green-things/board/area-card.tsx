/** All that is in an area: crew with what they carry, monsters, weapons, and what may be done there. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Lit } from '../../../../src/rules/awful-green-things/text/lit.ts';
import { WEAPON_NAMES } from '../../../../src/rules/awful-green-things/text/names.ts';
import type { AreaView } from '../../../../src/rules/awful-green-things/text/ship-view.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { MonsterIcon } from '../counters/monster-counter.tsx';
import { WeaponIcon } from '../counters/weapon-icon.tsx';
import { boundsOf, outlineOf, type Plan } from '../ship/geometry.ts';
import styles from './area-card.module.css';
import { crewNotes, monsterNotes } from './area-words.ts';
import { optionsOf, type Ship } from './use-ship.ts';

interface AreaCardProps {
  readonly plan: Plan;
  readonly area: AreaView;
  readonly lit: Lit | undefined;
  readonly ship: Ship;
}

const WIDTH = 272;
const GAP = 8;

/** Beside the area, on the side where there is room, and above its foot or below its head. */
function lies(plan: Plan, area: AreaView['id']) {
  const box = boundsOf(outlineOf(plan, area));
  const right = box.x + box.width + GAP;
  const left = right + WIDTH <= plan.width ? right : Math.max(0, box.x - GAP - WIDTH);
  const isLow = box.y + box.height / 2 > plan.height / 2;
  return isLow
    ? { left, width: WIDTH, bottom: Math.max(0, plan.height - box.y - box.height) }
    : { left, width: WIDTH, top: Math.max(0, box.y) };
}

const notesText = (notes: readonly (string | false)[]): string =>
  notes.filter((note) => note !== false).join(', ');

export function AreaCard({ plan, area, lit, ship }: AreaCardProps) {
  const { id, number, name, crew, monsters, lying } = area;
  const there = lying.filter(({ count }) => count > 0);
  const offered = ship.pinned ? optionsOf(lit, ship.of) : [];
  return (
    <section className={styles.card} style={lies(plan, id)} aria-label={`${number} ${name}, all of it`}>
      <header>
        <h3>
          {number} {name}
        </h3>
        {crew.length + monsters.length + there.length === 0 && <span className="quiet small">nobody</span>}
      </header>
      <Rows title="Crew">
        {crew.map((one) => (
          <Row key={one.id} icon={one.weapon && <WeaponIcon weapon={one.weapon} size={18} />}>
            <span className="name">
              {one.name} <span className="quiet">{notesText(crewNotes(one))}</span>
            </span>
            <span className="num">{one.figures}</span>
          </Row>
        ))}
      </Rows>
      <Rows title="Green Things">
        {monsters.map((some) => (
          <Row
            key={`${some.kind} ${some.fresh} ${some.stunned} ${some.done}`}
            icon={<MonsterIcon kind={some.kind} constitution={some.constitution} size={24} />}
          >
            <span className="name">
              {some.name} <span className="quiet">{notesText(monsterNotes(some))}</span>
            </span>
            <span className="num">{some.count}</span>
          </Row>
        ))}
      </Rows>
      <Rows title="Weapons lying">
        {there.map((some) => (
          <Row key={`${some.weapon} ${some.on}`} icon={<WeaponIcon weapon={some.weapon} size={18} />}>
            <span className="name">
              {upperFirst(WEAPON_NAMES[some.weapon].one)} {some.on && <span className="quiet">on</span>}
            </span>
            <span className="num">{some.count}</span>
          </Row>
        ))}
      </Rows>
      {offered.length > 0 && (
        <div className={styles.acts}>
          {offered.map((option) => (
            <Button
              key={option.id}
              size="xs"
              onClick={() => ship.answer(option.id)}
              onFocus={() => ship.point(option.id)}
              onPointerEnter={() => ship.point(option.id)}
            >
              {option.text}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function Rows({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </>
  );
}

const Row = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li>
    <span className={styles.icon}>{icon}</span>
    {children}
  </li>
);
