/** Changes that the aftermath makes to a figure: its status, its points, its Rep, and the gains of a higher Rep. */
import { advanced, rapNeeded } from '../../../after-the-battle/advancement.ts';
import {
  attributeChosen,
  attributeDrawn,
  mayGainAttribute,
} from '../../../after-the-battle/attribute-gained.ts';
import { askingOf } from '../../../asking.ts';
import { weaponsBrought } from '../../../attributes.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import type { Status } from '../../../state/campaign.ts';
import { byRule, type Reason } from '../../../state/cause.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import type { Area, AttributeId, Rep } from '../../../types.ts';
import type { CampaignPlay } from '../../act.ts';
import { arm, drawCard } from '../../recruiting.ts';
import { tell } from '../act.ts';

/** `heldIn`: where a captive is held. */
export function* changeStatus(
  { id, status: from }: SeenFigure,
  to: Status,
  reason: Reason,
  heldIn: Area | null = null,
): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'status-changed', figure: id, from, to, heldIn, why: byRule(reason) });
}

export function* changeRap({ id, rap: from }: SeenFigure, to: number, reason: Reason): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'rap-changed', figure: id, from, to, why: byRule(reason) });
}

function* changeRep({ id, rep: from }: SeenFigure, to: Rep, reason: Reason): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'rep-changed', figure: id, from, to, why: byRule(reason) });
}

/** Adds a point; somebody who has enough already, at a Rep that was lowered, only rises. Returns the points there are then. */
export function* earnRap(figure: SeenFigure): CampaignPlay<number> {
  const rap = Math.min(figure.rap + singleFigure('points-earned'), mostRap(figure.rep));
  yield* changeRap(figure, rap, 'point-earned');
  return rap;
}

const mostRap = (rep: Rep) => rapNeeded(rep) ?? 0;

/** No more points are kept than the lower Rep has a use for. */
export function* lowerRep(figure: SeenFigure, to: Rep, reason: Reason): CampaignPlay<void> {
  yield* changeRep(figure, to, reason);
  yield* changeRap(figure, Math.min(figure.rap, mostRap(to)), 'lower-rep');
}

export interface Risen {
  readonly rep: Rep;
  /** Null where there was no room for one more. */
  readonly attribute: AttributeId | null;
  /** The die that said which table a Grunt's card was read on. */
  readonly faces: readonly number[];
}

/** Raises a figure by one Rep, with an attribute where there is room for one (ATZ-9): a Star chooses it, a Grunt draws. */
export function* rise(now: SeenCampaign, figure: SeenFigure): CampaignPlay<Risen> {
  const up = advanced(figure.rep, figure.rap);
  if (up === undefined) throw new Error(`${figure.id} has too few points to rise`);
  yield* changeRap(figure, up.rap, 'enough-points');
  yield* changeRep(figure, up.rep, 'enough-points');
  if (!mayGainAttribute(figure.attributes, up.rep)) return { rep: up.rep, attribute: null, faces: [] };
  const { attribute, faces } = yield* attributeFor(now, figure);
  yield* tell({ type: 'attribute-gained', figure: figure.id, what: attribute, why: byRule('enough-points') });
  // A Knifeman has a knife, however he came to be one (ATZ-93).
  for (const what of arm(weaponsBrought([attribute]), now.count.weapons))
    yield* tell({ type: 'weapon-got', figure: figure.id, what, why: byRule('enough-points') });
  return { rep: up.rep, attribute, faces };
}

function* attributeFor(now: SeenCampaign, { id, kind, attributes }: SeenFigure): CampaignPlay<Gained> {
  const asking = askingOf(id);
  if (kind === 'star') return { attribute: yield* attributeChosen(asking, attributes), faces: [] };
  const { attribute, face } = yield* attributeDrawn(asking, attributes, (rule) => drawCard(now, rule, id));
  return { attribute, faces: [face] };
}

type Gained = Pick<Risen, 'faces'> & { readonly attribute: AttributeId };
