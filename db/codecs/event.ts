/** Events as they stand in the log. The type has a column of its own; the payload is the rest. */
import type { CampaignEvent, EventOf, EventType } from '../../src/rules/all-things-zombie/campaign/events.ts';
import type { Figure } from '../../src/rules/all-things-zombie/campaign/state.ts';
import { count, json, list, Misfit, nullable, record, type Shape, text, truth } from './shape.ts';
import {
  advantage,
  attribute,
  card,
  date,
  dice,
  division,
  figureId,
  heldWeapon,
  kind,
  leadership,
  origin,
  rep,
  status,
} from './vocabulary.ts';

const figure: Shape<Figure> = record<Figure>({
  id: figureId,
  kind,
  name: text,
  rep,
  rap: count,
  attributes: list(attribute),
  protected: truth,
  leadership,
  advantages: list(advantage),
  weapons: list(heldWeapon),
  status,
  since: date,
  joined: date,
  origin: nullable(origin),
  biography: text,
});

const changed = <T>(value: Shape<T>) => ({ figure: figureId, from: value, to: value, why: text });
const swapped = <T>(what: Shape<T>) => ({ figure: figureId, what, why: text });

type Payload<T extends EventType> = Omit<EventOf<T>, 'type'>;
const payload = <T extends EventType>(
  fields: {
    readonly [K in keyof Payload<T>]-?: Shape<Payload<T>[K]>;
  },
): Shape<Payload<T>> => record<Payload<T>>(fields);

/** A new type of event doesn't compile before it stands here; one that is here is never taken away. */
const PAYLOADS: { readonly [T in EventType]: Shape<Payload<T>> } = {
  'campaign-begun': payload({ name: text, seed: text, division, start: date, dice }),
  'campaign-renamed': payload({ from: text, to: text }),
  'date-changed': payload({ from: date, to: date, why: text }),
  'party-settled': payload({}),
  'card-drawn': payload({ card }),
  'deck-shuffled': payload({}),
  'name-given': payload({ name: text }),
  'dice-advanced': payload({ dice }),
  'dice-renewed': payload({ dice }),
  'figure-joined': payload({ figure }),
  'figure-withdrawn': payload({ figure: figureId, name: text }),
  'figure-renamed': payload({ figure: figureId, from: text, to: text }),
  'biography-written': payload({ figure: figureId, from: text, to: text }),
  'status-changed': payload(changed(status)),
  'rep-changed': payload(changed(rep)),
  'rap-changed': payload(changed(count)),
  'protection-changed': payload(changed(truth)),
  'leadership-changed': payload(changed(leadership)),
  'attribute-gained': payload(swapped(attribute)),
  'attribute-lost': payload(swapped(attribute)),
  'advantage-granted': payload(swapped(advantage)),
  'advantage-withdrawn': payload(swapped(advantage)),
  'weapon-got': payload(swapped(heldWeapon)),
  'weapon-lost': payload(swapped(heldWeapon)),
  'weapon-given': payload({ figure: figureId, to: figureId, what: heldWeapon }),
  'clips-given': payload({
    figure: figureId,
    to: figureId,
    weapon: heldWeapon,
    into: heldWeapon,
    clips: count,
  }),
  'clips-changed': payload({ weapon: heldWeapon, ...changed(count) }),
  'loaded-changed': payload({ weapon: heldWeapon, ...changed(truth) }),
};

function isEventType(type: unknown): type is EventType {
  return typeof type === 'string' && Object.hasOwn(PAYLOADS, type);
}

export interface EventColumns {
  readonly type: string;
  readonly payload: string;
}

export function decodeEvent(columns: EventColumns, at: string): CampaignEvent {
  const { type } = columns;
  if (!isEventType(type)) throw new Misfit(`${at}.type`, 'a known type of event', type);
  const shape: Shape<object> = PAYLOADS[type];
  return { type, ...json(shape)(columns.payload, at) } as CampaignEvent;
}

/** Throws on an event that could not be read back. */
export function encodeEvent(event: CampaignEvent, at: string): EventColumns {
  const { type, ...rest } = event;
  const columns = { type, payload: JSON.stringify(rest) };
  decodeEvent(columns, at);
  return columns;
}
