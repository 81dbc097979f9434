/** Figures that stand in the book's sentences, each beside the rules that read it. */

import type { RuleTable } from '../../../../../contract/games/all-things-zombie/rules.ts';
import {
  SINGLE_FIGURES,
  type SingleFigure,
} from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import type { AtzRule } from '../../../../../rules/all-things-zombie/rules.ts';
import { countedText, SINGLE_FIGURE_TEXT } from '../../../../../rules/all-things-zombie/text/figures.ts';
import { linesOf } from '../../../../../rules/core/table.ts';
import type { Term } from '../../../../../rules/core/text/term.ts';
import { FIGURE_WORDS } from '../corrections.ts';
import { figuresOf, lineOf } from './line.ts';

export const READ_BY: Readonly<Record<SingleFigure, readonly [AtzRule, ...AtzRule[]]>> = {
  'impact-together': ['atz.shoot'],
  'ones-empty': ['atz.tight-ammo'],
  'arc-of-fire': ['atz.target-selection'],
  'group-apart': ['atz.activation'],
  'group-led': ['atz.activation'],
  'leader-near': ['atz.what-now'],
  'zombie-close': ['atz.obviously-dead'],
  'melee-rep-least': ['atz.melee-modifiers'],
  'low-rep': ['atz.normal-move'],
  'door-inches': ['atz.through'],
  'half-speed': ['atz.vehicle-speed', 'atz.off-road'],
  'quarter-speed': ['atz.off-road'],
  'car-starts': ['atz.car-starts'],
  'swerve-left': ['atz.swerve', 'atz.flies'],
  'slide-inches': ['atz.losing-control'],
  'veer-inches': ['atz.losing-control'],
  'crash-inches': ['atz.crash'],
  'breaks-down': ['atz.off-road'],
  'off-road-control': ['atz.off-road'],
  'disabling-impact': ['atz.disabling-vehicle'],
  'zombie-reaches-vehicle': ['atz.zombies-act'],
  'vehicle-hit': ['atz.shoot-at-vehicle'],
  'rolls-out': ['atz.disabling-vehicle'],
  'zombie-flies': ['atz.flies'],
  'engine-dice': ['atz.engine-noise'],
  'zombie-rep': ['atz.shoot', 'atz.melee'],
  'zombie-move': ['atz.zombies-act'],
  'zombie-notices': ['atz.zombie-senses'],
  'zombie-climbs': ['atz.zombie-climb'],
  'zombie-burns-out': ['atz.zombie-burns-out'],
  'fire-grows': ['atz.fire-spreads'],
  'lead-escaped': ['atz.pursuit.runners', 'atz.pursuit.chasers'],
  'chasers-apart': ['atz.pursuit.side'],
  'survivor-inside': ['atz.survivors-in-building'],
  'shots-heard': ['atz.awareness'],
  'army-met': ['atz.army'],
  outnumbering: ['atz.attack-or-talk'],
  'not-turned': ['atz.infection'],
  'vehicle-roll': ['atz.vehicle-at-start'],
  'cure-dice': ['atz.cure'],
  'cure-face': ['atz.cure'],
  'points-earned': ['atz.rap'],
};

const TEXTS: Readonly<Record<string, Term>> = SINGLE_FIGURE_TEXT;

/** Gives the single figures that a rule reads, as a table of their own. */
export function singleFigures(rule: string): readonly RuleTable[] {
  const lines = linesOf(SINGLE_FIGURES).filter(({ row }) =>
    Object.entries(READ_BY).some(([name, rules]) => name === row && rules.some((one) => one === rule)),
  );
  if (lines.length === 0) return [];
  return [
    {
      id: `${SINGLE_FIGURES.id}.${rule}`,
      title: 'Figures in the text',
      columns: ['What', 'Figure'],
      rows: lines.map(({ row, book, found }) =>
        lineOf(
          { book: book.result, found },
          (counted) => [TEXTS[row]?.title ?? row, countedText(counted)],
          figuresOf(SINGLE_FIGURES, row, FIGURE_WORDS),
        ),
      ),
    },
  ];
}
