/** Labels of skin areas and spaces on the plan: a skin area has its number, in the space over it; a space has its name. */
import type { SpaceId } from '../../../../src/rules/awful-green-things/outside/places.ts';
import {
  isSkin,
  OPEN_PLACES,
  type OpenId,
} from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import { type Box, liesWithin, outlineOf, type Plan, scaled } from '../ship/geometry.ts';
import { textWide } from '../ship/letters.ts';
import { OPEN_NAMED_AT } from './outlines.ts';

export interface OpenLabel extends Box {
  readonly text: string;
}

const HIGH = 13;

const SPACE_WORDS: Readonly<Record<SpaceId, string>> = {
  fore: 'Fore',
  upper: 'Upper space',
  aft: 'Aft',
  lower: 'Lower space',
};

export function openLabelOf(plan: Plan, id: OpenId): OpenLabel {
  const text = isSkin(id) ? id : SPACE_WORDS[id];
  return { ...scaled(plan, OPEN_NAMED_AT[id]), text, width: textWide(text) + 2, height: HIGH };
}

/** All that is written in a skin area or a space. */
export function writtenIn(plan: Plan, id: OpenId): readonly OpenLabel[] {
  const outline = outlineOf(plan, id);
  return OPEN_PLACES.map((place) => openLabelOf(plan, place.id)).filter(({ x, y, width, height }) =>
    liesWithin(outline, { x: x + width / 2, y: y + height / 2 }),
  );
}
