/**
 * Texts and pictures of figures and tables that the player has written over or taken away since: events that count still hold them, and nothing shows
 * them but the player’s own list of earlier texts.
 */
import { canonical } from '../../../src/rules/core/digest.ts';
import type { Db } from '../../schema.ts';

type Told = Readonly<Record<string, unknown>>;

const TYPES = [
  'figure-joined',
  'figure-withdrawn',
  'biography-written',
  'portrait-set',
  'photo-laid',
  'encounter-ended',
  'encounter-dropped',
  'log-damaged',
] as const;

const PHOTO_IS_OVER: ReadonlySet<string> = new Set(['photo-laid', 'encounter-ended', 'encounter-dropped']);

interface Event {
  readonly act: number;
  readonly seq: number;
  readonly type: (typeof TYPES)[number];
  readonly told: Told;
}

async function eventsOf(db: Db, id: string): Promise<readonly Event[]> {
  const rows = await db
    .selectFrom('campaign_event')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'campaign_event.campaign_id')
        .onRef('campaign_act.act', '=', 'campaign_event.act'),
    )
    .where('campaign_event.campaign_id', '=', id)
    .where('state', '=', 'done')
    .where('type', 'in', TYPES)
    .orderBy('seq')
    .select(['campaign_event.act', 'seq', 'type', 'payload'])
    .execute();
  return rows.flatMap(({ payload, type, ...at }) => {
    try {
      return [{ ...at, type: type as Event['type'], told: JSON.parse(payload) as Told }];
    } catch {
      // A damaged payload says nothing.
      return [];
    }
  });
}

/** True if a text or picture of this figure, brought by an event, has been written over or taken away. */
type IsOver = (figure: unknown, seq: number) => boolean;

const withoutBiography = (figure: unknown, over: IsOver, seq: number): unknown =>
  typeof figure === 'object' && figure !== null && over((figure as Told).id, seq)
    ? { ...figure, biography: '' }
    : figure;

function shown({ type, seq, told }: Event, text: IsOver, picture: IsOver, lastPhoto: number): Told {
  switch (type) {
    case 'figure-joined':
      return { ...told, figure: withoutBiography(told.figure, text, seq) };
    case 'biography-written':
      return { ...told, from: '', to: text(told.figure, seq) ? '' : told.to };
    case 'portrait-set':
      // The fact that a picture was set stays in the figure’s history.
      return told.picture !== null && picture(told.figure, seq) ? { ...told, picture: '' } : told;
    case 'photo-laid':
      return told.picture !== null && seq < lastPhoto ? { ...told, picture: '' } : told;
    case 'log-damaged': {
      const state = told.state as { readonly figures?: readonly unknown[] } | null | undefined;
      if (!Array.isArray(state?.figures)) return told;
      const figures = state.figures.map((one: unknown) => withoutBiography(one, text, seq));
      return { ...told, state: { ...state, figures } };
    }
    case 'figure-withdrawn':
    case 'encounter-ended':
    case 'encounter-dropped':
      return told;
    default:
      return type satisfies never;
  }
}

export interface Payload {
  readonly act: number;
  readonly payload: string;
}

/** The payloads, by number, of events that count and hold such a thing, as they are without it. */
export async function withoutOverwritten(db: Db, id: string): Promise<ReadonlyMap<number, Payload>> {
  const events = await eventsOf(db, id);
  const lastOf = (type: Event['type']) =>
    new Map(events.flatMap((one) => (one.type === type ? [[one.told.figure, one.seq] as const] : [])));
  const [texts, pictures, withdrawn] = [
    lastOf('biography-written'),
    lastOf('portrait-set'),
    lastOf('figure-withdrawn'),
  ];
  const over =
    (last: ReadonlyMap<unknown, number>): IsOver =>
    (figure, seq) =>
      withdrawn.has(figure) || (last.get(figure) ?? 0) > seq;
  // A photo lies under the map of its own Encounter, until another does.
  const lastPhoto = events.findLast(({ type }) => PHOTO_IS_OVER.has(type))?.seq ?? 0;
  const changed = new Map<number, Payload>();
  for (const event of events) {
    const payload = canonical(shown(event, over(texts), over(pictures), lastPhoto));
    if (payload !== canonical(event.told)) changed.set(event.seq, { act: event.act, payload });
  }
  return changed;
}
