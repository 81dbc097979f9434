/** Codecs of the events of the campaign and of its figures. */
import { z } from 'zod';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { RosterEvent } from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import { why } from '../../../codecs/all-things-zombie/cause.ts';
import { called, figure, heldWeapon } from '../../../codecs/all-things-zombie/figure.ts';
import {
  advantage,
  area,
  attribute,
  card,
  counted,
  date,
  dice,
  division,
  figureId,
  leadership,
  rep,
  status,
} from '../../../codecs/all-things-zombie/vocabulary.ts';
import { figure as anyFigure, place } from '../../../codecs/corrections.ts';
import { count, type Payloads, text } from '../../../codecs/shape.ts';
import { fromRows, toRows } from '../projection/mapping.ts';

const changed = <T>(value: z.ZodType<T>) => ({ figure: figureId, from: value, to: value, why });
const swapped = <T>(what: z.ZodType<T>) => ({ figure: figureId, what, why });

/** True for null, or a campaign that its rows could hold. */
function isCampaign(value: unknown): boolean {
  if (value === null) return true;
  try {
    const campaign = value as Campaign;
    return canonical(fromRows(campaign.name, toRows('c', campaign))) === canonical(campaign);
  } catch {
    return false;
  }
}

export const ROSTER_EVENTS: Payloads<RosterEvent> = {
  'campaign-begun': {
    name: text,
    seed: text,
    division,
    start: date,
    dice,
    oneOff: z.literal(true).exactOptional(),
  },
  'campaign-renamed': { from: text, to: text },
  'figure-corrected': { ...place, from: anyFigure, to: anyFigure, book: anyFigure },
  'correction-taken-back': { ...place, from: anyFigure, book: anyFigure },
  'episode-begun': { run: text, game: text, name: text },
  'episode-ended': { run: text, game: text, name: text, outcome: text },
  'date-changed': { from: date, to: date, why },
  'party-settled': {},
  'card-drawn': { card },
  'deck-shuffled': {},
  'name-given': { name: text },
  'dice-advanced': { dice },
  'dice-renewed': { dice },
  'log-damaged': { state: z.custom<Campaign | null>(isCampaign, 'a campaign') },
  'figure-joined': { figure, why: why.exactOptional() },
  'figure-withdrawn': { figure: figureId, name: text, sold: z.literal(true).exactOptional() },
  'figure-renamed': { figure: figureId, from: text, to: text },
  'figure-called': { figure: figureId, from: called, to: called },
  'biography-written': { figure: figureId, from: text, to: text },
  'portrait-set': { figure: figureId, picture: text.nullable() },
  'status-changed': { heldIn: area.nullable(), ...changed(status) },
  'rep-changed': changed(rep),
  'rap-changed': changed(count),
  'tally-changed': { counted, ...changed(count) },
  'joined-changed': changed(date),
  'protection-changed': changed(z.boolean()),
  'leadership-changed': changed(leadership),
  'star-named': { figure: figureId, advantages: z.array(advantage) },
  'attribute-gained': swapped(attribute),
  'attribute-lost': swapped(attribute),
  'advantage-granted': swapped(advantage),
  'advantage-withdrawn': swapped(advantage),
  'weapon-got': swapped(heldWeapon),
  'weapon-lost': swapped(heldWeapon),
  'weapon-given': {
    figure: figureId,
    to: figureId,
    what: heldWeapon,
    pickedUp: z.literal(true).exactOptional(),
  },
  'clips-given': { figure: figureId, to: figureId, weapon: heldWeapon, into: heldWeapon, clips: count },
  'clips-changed': { weapon: heldWeapon, ...changed(count) },
  'loaded-changed': { weapon: heldWeapon, ...changed(z.boolean()) },
};
