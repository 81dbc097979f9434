/** Events as they stand in the log. The type has a column of its own; the payload is the rest. */
import { z } from 'zod';
import type {
  CampaignEvent,
  EventType,
} from '../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import { ENCOUNTER_EVENTS } from '../../../codecs/all-things-zombie/encounter-events.ts';
import { upcast } from '../../../codecs/all-things-zombie/upcast.ts';
import { json, type Payloads, parse, UnfitValue } from '../../../codecs/shape.ts';
import { ROSTER_EVENTS } from './roster-events.ts';

/** A new type of event doesn't compile before it stands here; one that is here is never taken away. */
const PAYLOADS: Payloads<CampaignEvent> = { ...ROSTER_EVENTS, ...ENCOUNTER_EVENTS };

const WRITTEN: ReadonlyMap<string, z.ZodType<object>> = new Map(
  Object.entries<Readonly<Record<string, z.ZodType>>>(PAYLOADS).map(([type, fields]) => [
    type,
    json(z.strictObject(fields), (stored) => upcast(type, stored)),
  ]),
);

export interface EventColumns {
  readonly type: string;
  readonly payload: string;
}

export function decodeEvent({ type, payload }: EventColumns, at: string): CampaignEvent {
  const written = WRITTEN.get(type);
  if (written === undefined) throw new UnfitValue(`${at}.type`, 'a known type of event', type);
  return { type: type as EventType, ...parse(written, payload, at) } as CampaignEvent;
}

/** The same text whichever way round the fields came. Throws on an event that could not be read back. */
export function encodeEvent(event: CampaignEvent, at: string): EventColumns {
  const { type, ...rest } = event;
  const columns = { type, payload: canonical(rest) };
  decodeEvent(columns, at);
  return columns;
}
