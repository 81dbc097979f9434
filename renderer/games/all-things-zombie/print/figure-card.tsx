import { IconShieldFilled, IconStarFilled } from '@tabler/icons-react';
import type { Reference } from '../../../../src/contract/games/all-things-zombie/reference.ts';
import { portraitSource } from '../figure/portrait-file.ts';
import {
  type FigureLine,
  inches,
  KIND_WORDS,
  LEADERSHIP_WORDS,
  STATUS_WORDS,
  type WeaponLine,
} from '../text/figures.ts';
import { ClipBoxes, HitBoxes, RapBoxes } from './figure-boxes.tsx';
import styles from './figure-card.module.css';
import { NoteLines } from './note-lines.tsx';
import { Num } from './num.tsx';

interface FigureCardProps {
  readonly figure: FigureLine;
  readonly reference: Reference;
  /** A JPEG in Base64. */
  readonly portrait: string | undefined;
}

/** All that is looked up during a battle, on one card. */
export function FigureCard({ figure, reference, portrait }: FigureCardProps) {
  return (
    <article className={styles.card} data-part="card" data-figure={figure.id}>
      <header className={styles.head}>
        {portrait !== undefined && (
          <img
            className={styles.portrait}
            src={portraitSource(portrait)}
            alt={`Portrait of ${figure.name}`}
          />
        )}
        <div className={styles.who}>
          <h2 className={styles.name}>{figure.name}</h2>
          <p className={styles.kind}>
            {figure.kind === 'star' && <IconStarFilled size={12} aria-hidden />} {kindText(figure)}
          </p>
        </div>
        <p className={styles.rep}>
          <span>Rep</span> {figure.rep}
        </p>
      </header>
      <ul className={styles.does}>
        {abilities(figure, reference).map(({ title, summary }) => (
          <li key={title}>
            <b>{title}.</b> {summary}
          </li>
        ))}
        {figure.protected && (
          <li>
            <IconShieldFilled size={12} aria-hidden /> <b>Body armour.</b> Protected.
          </li>
        )}
      </ul>
      <Weapons weapons={figure.weapons} />
      <div className={styles.counts}>
        <span>
          RAP <RapBoxes figure={figure} />
        </span>
        <span>
          Hits <HitBoxes figure={figure} />
        </span>
      </div>
      <div className={styles.notes}>
        <NoteLines />
      </div>
    </article>
  );
}

/** Attributes, then advantages; those of a Grunt are a house rule. */
function abilities({ kind, attributes, advantages }: FigureLine, reference: Reference) {
  const own = attributes.map(({ id, title }) => ({
    title,
    summary: reference.attributes.find((row) => row.id === id)?.summary ?? '',
  }));
  const granted = advantages.map(({ id, title }) => ({
    title: kind === 'star' ? title : `${title} (house rule)`,
    summary: reference.advantages.find((row) => row.id === id)?.summary ?? '',
  }));
  return [...own, ...granted];
}

function kindText({ kind, leadership, status, cost }: FigureLine): string {
  return [
    KIND_WORDS[kind],
    ...(leadership === 'none' ? [] : [LEADERSHIP_WORDS[leadership]]),
    ...(status === 'ready' ? [] : [STATUS_WORDS[status]]),
    `${cost} points`,
  ].join(', ');
}

function Weapons({ weapons }: { readonly weapons: readonly WeaponLine[] }) {
  if (weapons.length === 0) return <p className={styles.unarmed}>Unarmed</p>;
  return (
    <table className={styles.weapons}>
      <thead>
        <tr>
          <th scope="col">Weapon</th>
          <th scope="col">Rng</th>
          <th scope="col">Tar</th>
          <th scope="col">Imp</th>
          <th scope="col">OR</th>
          <th scope="col">Clips</th>
        </tr>
      </thead>
      <tbody>
        {weapons.map((weapon) => (
          <tr key={weapon.id}>
            <td>{weapon.title}</td>
            {[inches(weapon.range), weapon.targets, weapon.impact, weapon.oRating].map((number, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
              <td key={at}>
                <Num>{number}</Num>
              </td>
            ))}
            <td>
              <ClipBoxes weapon={weapon} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
