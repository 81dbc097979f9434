/** All that is in an area: crew with what they carry, monsters, weapons, and what may be done there. */

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { boatText } from '../../../../src/rules/awful-green-things/text/epilogue/names.ts';
import { WEAPON_NAMES } from '../../../../src/rules/awful-green-things/text/names.ts';
import type { Occupants } from '../../../../src/rules/awful-green-things/text/occupants.ts';
import { isSpace } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { EmptyIcon } from '../counters/empty.tsx';
import { MonsterIcon } from '../counters/monster-counter.tsx';
import { WeaponIcon } from '../counters/weapon-icon.tsx';
import { openLabelOf } from '../outside/labels.ts';
import { boundsOf, outlineOf, type Plan, type PlanId } from '../ship/geometry.ts';
import { crewNotes, monsterNotes, type PlaceOnBoard, placeTitle } from './area-words.ts';
import styles from './board.module.css';
import type { BoardLit } from './board-lights.ts';
import { optionsOf, type Ship } from './use-ship.ts';

interface AreaCardProps {
  readonly plan: Plan;
  readonly area: PlaceOnBoard;
  readonly lit: BoardLit | undefined;
  readonly ship: Ship;
}

const WIDTH = 272;
const GAP = 8;

/** Beside the area, on the side where there is room, and above its foot or below its head. */
function lies(plan: Plan, area: PlanId) {
  // A space goes round the ship: its card is beside its name.
  const box = isSpace(area) ? openLabelOf(plan, area) : boundsOf(outlineOf(plan, area));
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
  const { id, crew, monsters, lying, empties, boats = [] } = area;
  const title = placeTitle(area);
  const isEmpty =
    crew.length + monsters.length + empties.length + boats.length === 0 &&
    lying.every(({ count }) => count === 0);
  const offered = ship.pinned ? optionsOf(lit, ship.of) : [];
  return (
    <section className={styles.areaCard} style={lies(plan, id)} aria-label={`${title}, all of it`}>
      <header>
        <h3>{title}</h3>
        {isEmpty && <span className="quiet small">nobody</span>}
      </header>
      <Present {...area} crewTitle="Crew" monstersTitle="Green Things" />
      {boats.map(({ id: boat, inside, outside }) => (
        <div key={boat}>
          <Present
            {...inside}
            crewTitle={`In ${boatText(boat)}`}
            monstersTitle={`Green Things in ${boatText(boat)}`}
          />
          <Present
            {...outside}
            crewTitle={`On ${boatText(boat)}`}
            monstersTitle={`Green Things on ${boatText(boat)}`}
          />
        </div>
      ))}
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

interface PresentProps extends Occupants {
  readonly crewTitle: string;
  readonly monstersTitle: string;
}

/** Everybody and everything that is in one place. */
function Present({ crew, monsters, lying, empties, crewTitle, monstersTitle }: PresentProps) {
  const there = lying.filter(({ count }) => count > 0);
  return (
    <>
      <Rows title={crewTitle}>
        {crew.map((one) => (
          <Row key={one.id} icon={one.weapon && <WeaponIcon weapon={one.weapon} size={18} />}>
            <span className="name">
              {one.name} <span className="quiet">{notesText(crewNotes(one))}</span>
            </span>
            <span className="num">{one.figures}</span>
          </Row>
        ))}
      </Rows>
      <Rows title={monstersTitle}>
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
      <Rows title="Nobody in them">
        {empties.map(({ kind, name, count }) => (
          <Row key={kind} icon={<EmptyIcon kind={kind} size={24} />}>
            <span className="name">{name}</span>
            <span className="num">{count}</span>
          </Row>
        ))}
      </Rows>
    </>
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
