/** Boxes of a report besides those of each figure: things found, and people the party met, where it wasn’t played turn by turn. */
import {
  choice,
  flag,
  group,
  line,
  list,
  nullable,
  number,
  optional,
  type Value,
} from '../../../../core/fields.ts';
import {
  contactId,
  type DealtHow,
  MET_FATES,
  type Standing,
  type Stranger,
} from '../../../meeting-and-greeting/contact.ts';
import type { FigureRecord, MetRecord } from '../../../state/encounter.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { strangerId } from '../../../state/turn.ts';
import { type Rep, WEAPONS } from '../../../types.ts';
import type { CampaignPlay } from '../../act.ts';
import { ATTRIBUTE, FIGHTER_ID, FIGURE_ID, REP, STRANGER_ID, WEAPON } from '../../fields.ts';
import { participant, type SeenEncounter, tell } from '../act.ts';
import { gain } from '../gear/found.ts';
import { equip } from '../planning/stock.ts';
import { join } from '../standing/people.ts';

/** End of one of those met. */
export const MET_REPORT = group({ who: STRANGER_ID, fate: choice(MET_FATES), by: nullable(FIGHTER_ID) });

export const FINDS = [
  'surplus-clip',
  'medical-supplies',
  'body-armor',
  'vehicle',
  'cure',
  ...WEAPONS,
] as const;

/** Something found, by whom, and who carries it; where that isn’t said it lies in the stockpile. */
export const FOUND = group({
  what: choice(FINDS),
  where: optional(line(80)),
  by: nullable(FIGURE_ID),
  goesTo: optional(FIGURE_ID),
});
type Found = Value<typeof FOUND>;

const MET_HOW = [...MET_FATES, 'joined', 'cooperated', 'parted'] as const;

/** Somebody met whom the app knows nothing of, and how it went. */
export const STRANGER_REPORT = group({
  name: line(80),
  rep: REP,
  weapons: list(WEAPON, 0, 4),
  how: choice(MET_HOW),
  by: nullable(FIGHTER_ID),
  /** Set for somebody who joined and fought beside the party, so that he earns a point. */
  fought: optional(flag),
  /** Unarmed and drawn by a Joker: rescued, if the party brings him home. */
  innocent: optional(flag),
  attributes: optional(list(ATTRIBUTE, 0, 4)),
  protected: optional(flag),
});
type StrangerReport = Value<typeof STRANGER_REPORT>;

/** Numbers of zombies and people left on the table; `kept` if the party stayed on it, too. */
export const LEFT = group({ zombies: number(0, 999), people: number(0, 999), kept: flag });

/** True if everybody who carries something home went along. */
export const carriersAreThere = (now: SeenCampaign, found: readonly Found[]): boolean =>
  found.every(({ goesTo }) => goesTo === undefined || participant(now, goesTo) !== undefined);

export function* findsReported(now: SeenCampaign, found: readonly Found[]): CampaignPlay<void> {
  for (const one of found) {
    yield* gainReported(now, one);
    const item = now.stock.at(-1);
    const carrier = one.goesTo === undefined ? undefined : participant(now, one.goesTo);
    if (item === undefined || carrier === undefined) continue;
    // Nobody wears two.
    if (item.kind === 'weapon' || (item.kind === 'body-armor' && !carrier.protected))
      yield* equip(now, { item: item.id, figure: carrier.id });
    else yield* tell({ type: 'stock-moved', item: { ...item }, from: null, to: carrier.id });
  }
}

function* gainReported(now: SeenCampaign, { what, where = '' }: Found): CampaignPlay<void> {
  const from = { where: 'said', text: where } as const;
  const weapon = WEAPONS.find((one) => one === what);
  if (weapon !== undefined) yield* gain(now, 'weapon', from, { weapon });
  else if (what === 'surplus-clip' || what === 'vehicle' || what === 'cure') yield* gain(now, what, from);
  else if (what === 'medical-supplies' || what === 'body-armor') yield* gain(now, what, from);
}

interface Dealt {
  readonly how: DealtHow;
  readonly standing: Standing;
  readonly whereabouts: 'about' | 'joined' | 'gone';
}

const DEALT: { readonly [H in StrangerReport['how']]: Dealt | null } = {
  free: { how: 'fight', standing: 'fought', whereabouts: 'about' },
  'ran-away': { how: 'fight', standing: 'fought', whereabouts: 'about' },
  killed: { how: 'beaten', standing: 'fought', whereabouts: 'gone' },
  captured: { how: 'beaten', standing: 'fought', whereabouts: 'gone' },
  joined: { how: 'join', standing: 'cooperated', whereabouts: 'joined' },
  cooperated: { how: 'actTogether', standing: 'cooperated', whereabouts: 'about' },
  parted: { how: 'part', standing: 'parted', whereabouts: 'about' },
};

interface Reported {
  readonly met: readonly MetRecord[];
  readonly joined: readonly FigureRecord[];
}

/** Each is a group by himself; whoever joined is one of the party from now on, with a row of the report. */
export function* strangersReported(
  now: SeenCampaign,
  { area, date }: SeenEncounter,
  strangers: readonly StrangerReport[],
): CampaignPlay<Reported> {
  const met: MetRecord[] = [];
  const joined: FigureRecord[] = [];
  for (const { name, rep, weapons, how, by, fought = false, ...about } of strangers) {
    const id = contactId(now.count.contacts + 1);
    const member: Stranger = {
      name,
      rep: rep as Rep,
      attributes: [...(about.attributes ?? [])],
      protected: about.protected ?? false,
      weapons: [...weapons],
      innocent: about.innocent ?? false,
      alive: how !== 'killed',
      ...(how === 'captured' && { captive: true }),
    };
    const contact = { id, members: [member], area, met: date, seen: date, times: 0 } as const;
    yield* tell({ type: 'group-met', contact: { ...contact, standing: 'strangers', whereabouts: 'about' } });
    const dealt = DEALT[how];
    if (dealt !== null)
      yield* tell({ type: 'group-dealt-with', contact: id, speaker: name, at: date, ...dealt });
    if (how === 'joined') {
      yield* join(now, [member]);
      const figure = now.figures.at(-1)?.id;
      if (figure !== undefined) joined.push({ ...UNHARMED, figure, fought });
    } else if (how !== 'cooperated' && how !== 'parted')
      met.push({ who: strangerId(id, 0), name, fate: how, by });
  }
  return { met, joined };
}

/** Record of somebody who came through it whole, as far as anybody has said. */
const UNHARMED = {
  ranAway: false,
  outOfTheFight: false,
  rejoined: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  cheatedDeath: false,
  by: null,
  byRep: null,
  captured: false,
  sawFirstDeath: false,
  sanity: null,
  zombiesKilled: 0,
  peopleKilled: 0,
} as const satisfies Omit<FigureRecord, 'figure' | 'fought'>;
