/** What the aftermath changes of a figure: its status, its points, its Rep, and what a higher Rep brings. */
import { advanced, RAP_EARNED, rapNeeded } from '../../after-the-battle/advancement.ts';
import {
  attributeChosen,
  attributeDrawn,
  mayGainAttribute,
} from '../../after-the-battle/attribute-gained.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { ATTRIBUTE_TABLE } from '../../data/attributes.ts';
import { drawCard } from '../../recruiting.ts';
import type { Status } from '../../state/campaign.ts';
import { REASONS, type Reason } from '../../text/reasons.ts';
import type { Area, AttributeId, Rep } from '../../types.ts';
import type { CampaignPlay, Now, SeenFigure } from '../act.ts';
import { tell } from './act.ts';

const ASKING = PLAYER_ASKING;

/** `heldIn`: where a captive is held. */
export function* changeStatus(
  { id, status: from }: SeenFigure,
  to: Status,
  why: Reason,
  heldIn: Area | null = null,
): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'status-changed', figure: id, from, to, heldIn, why });
}

export function* changeRap({ id, rap: from }: SeenFigure, to: number, why: Reason): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'rap-changed', figure: id, from, to, why });
}

function* changeRep({ id, rep: from }: SeenFigure, to: Rep, why: Reason): CampaignPlay<void> {
  if (from !== to) yield* tell({ type: 'rep-changed', figure: id, from, to, why });
}

/** Whoever has enough already, at a Rep that was lowered, only rises. */
export function* earnRap(figure: SeenFigure): CampaignPlay<void> {
  yield* changeRap(figure, Math.min(figure.rap + RAP_EARNED, mostRap(figure.rep)), REASONS.pointEarned);
}

const mostRap = (rep: Rep) => rapNeeded(rep) ?? 0;

/** No more points are kept than the lower Rep has a use for. */
export function* lowerRep(figure: SeenFigure, to: Rep, why: Reason): CampaignPlay<void> {
  yield* changeRep(figure, to, why);
  yield* changeRap(figure, Math.min(figure.rap, mostRap(figure.rep)), REASONS.lowerRep);
}

export interface Risen {
  /** `Rep 4, Agile` */
  readonly result: string;
  /** The die that said which table a Grunt's card was read on. */
  readonly faces: readonly number[];
}

/** One Rep more, and an attribute where there is room for one (ATZ-9): a Star chooses it, a Grunt draws. */
export function* rise(now: Now, figure: SeenFigure): CampaignPlay<Risen> {
  const up = advanced(figure.rep, figure.rap);
  if (up === undefined) throw new Error(`${figure.id} has too few points to rise`);
  yield* changeRap(figure, up.rap, REASONS.enoughPoints);
  yield* changeRep(figure, up.rep, REASONS.enoughPoints);
  if (!mayGainAttribute(figure.attributes, up.rep)) return { result: `Rep ${up.rep}`, faces: [] };
  const { attribute, faces } = yield* attributeFor(now, figure);
  yield* tell({ type: 'attribute-gained', figure: figure.id, what: attribute, why: REASONS.enoughPoints });
  return { result: `Rep ${up.rep}, ${ATTRIBUTE_TABLE[attribute].title}`, faces };
}

function* attributeFor(now: Now, { kind, attributes }: SeenFigure): CampaignPlay<Gained> {
  if (kind === 'star') return { attribute: yield* attributeChosen(ASKING, attributes), faces: [] };
  const { attribute, face } = yield* attributeDrawn(ASKING, attributes, (rule) => drawCard(now, rule));
  return { attribute, faces: [face] };
}

type Gained = Pick<Risen, 'faces'> & { readonly attribute: AttributeId };
