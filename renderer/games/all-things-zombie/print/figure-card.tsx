/** A figure’s card for the table: head and portrait, weapons, boxes for RAP and hits, and what its attributes do. */
import { IconShieldFilled, IconStarFilled } from '@tabler/icons-react';
import {
  KIND_WORDS,
  LEADERSHIP_WORDS,
  statusText,
} from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { NoteLines } from '../../../components/paper/note-lines.tsx';
import { pictureSource } from '../../../components/pictures/picture-file.ts';
import { type FigureLine, inches, type WeaponLine } from '../text/figures.ts';
import { type Ability, type CardPart, SECTIONS } from './card-parts.ts';
import { ClipBoxes, HitBoxes, RapBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

interface FigureCardProps {
  readonly figure: FigureLine;
  /** Place among the figures measured, from 0. */
  readonly at: number;
  readonly abilities: readonly Ability[];
  /** By which it is drawn on a board in letters; undefined where it stands on none. */
  readonly letter: string | undefined;
  /** A JPEG in Base64. */
  readonly portrait: string | undefined;
  /** Part of the figure that stands on this card; undefined for all of it, to be measured. */
  readonly part: CardPart | undefined;
}

/** Card with all that is looked up during a battle, or with the rest of it where a further card is needed. */
export function FigureCard({ figure, at, abilities, letter, portrait, part }: FigureCardProps) {
  const row = (section: number) => ({ 'data-part': 'row', 'data-section': at * SECTIONS + section }) as const;
  const { weapons } = figure;
  const of = (all: { readonly from: number; readonly to: number } | undefined) =>
    [all?.from, all?.to] as const;
  return (
    <article
      className={styles.card}
      data-figure={figure.id}
      data-draft={part === undefined || undefined}
      aria-label={
        part === undefined || part.number === 1 ? figure.name : `${figure.name}, card ${part.number}`
      }
    >
      <div data-part="card-head">
        <Head figure={figure} letter={letter} portrait={portrait} part={part} />
      </div>
      {weapons.slice(...of(part?.weapons)).map((weapon) => (
        <Weapon key={weapon.id} weapon={weapon} row={row(0)} />
      ))}
      {(part === undefined || part.counts) && (
        <div {...row(1)}>
          {weapons.length === 0 && <p className={styles.figureCardWeapon}>Unarmed</p>}
          <p className={styles.counts}>
            <span>
              RAP <RapBoxes figure={figure} />
            </span>
            <span>
              Hits <HitBoxes figure={figure} />
            </span>
          </p>
        </div>
      )}
      {abilities.slice(...of(part?.abilities)).map(({ title, summary, armour }) => (
        <p key={title} className={styles.does} {...row(2)}>
          {armour && <IconShieldFilled size={12} aria-hidden />} <b>{title}.</b> {summary}
        </p>
      ))}
      <div className={styles.figureCardNotes}>
        <NoteLines />
      </div>
    </article>
  );
}

interface HeadProps extends Pick<FigureCardProps, 'figure' | 'letter' | 'portrait' | 'part'> {}

function Head({ figure, letter, portrait, part }: HeadProps) {
  const further = part !== undefined && part.number > 1;
  return (
    <header className={styles.figureCardHead}>
      {portrait !== undefined && !further && (
        <img className={styles.portrait} src={pictureSource(portrait)} alt={`Portrait of ${figure.name}`} />
      )}
      <div className={styles.figureCardWho}>
        <h2 className={styles.figureCardName}>{figure.name}</h2>
        <p className={styles.figureCardKind}>
          {further ? (
            `Card ${part.number} of ${part.of}`
          ) : (
            <>
              {figure.kind === 'star' && <IconStarFilled size={12} aria-hidden />} {kindText(figure)}
              {letter !== undefined && `, ${letter} on the board`}
            </>
          )}
        </p>
      </div>
      <p className={styles.rep}>
        <span>Rep</span> {figure.rep}
      </p>
    </header>
  );
}

function kindText(figure: FigureLine): string {
  const { kind, leadership, status, cost } = figure;
  return [
    KIND_WORDS[kind],
    ...(leadership === 'none' ? [] : [LEADERSHIP_WORDS[leadership]]),
    ...(status === 'ready' ? [] : [statusText(figure).title]),
    `${cost} points`,
  ].join(', ');
}

interface WeaponProps {
  readonly weapon: WeaponLine;
  readonly row: Readonly<Record<string, string | number>>;
}

/** Name of a weapon with its clips, and its figures under them. */
function Weapon({ weapon, row }: WeaponProps) {
  const figures = [
    ['Range', inches(weapon.range)],
    ['Targets', weapon.targets],
    ['Impact', weapon.impact],
    ['OR', weapon.oRating],
  ] as const;
  return (
    <div className={styles.figureCardWeapon} {...row}>
      <p className={styles.called}>
        <b>{weapon.title}</b> <ClipBoxes weapon={weapon} />
      </p>
      <p className={styles.figures}>
        {figures.map(([title, number]) => (
          <span key={title}>
            {title} <Num>{number}</Num>
          </span>
        ))}
      </p>
    </div>
  );
}
