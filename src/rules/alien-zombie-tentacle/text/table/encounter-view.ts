/** Survivors in the Encounter as bars against the Threat, by what each of them comes to. */
import type { Seen } from '../../../core/seen.ts';
import { type AztaState, helperOf, survivorOf } from '../../state.ts';
import { type Part, partsOf, totalAgainst, against as valueAgainst } from '../../strength.ts';
import { STAT_OF, type SurvivorId } from '../../types.ts';
import { cardName, KIND_NAMES, STAT_NAMES, seatName, survivorTitle } from '../names.ts';
import { type Fate, fatesOf } from './fates.ts';
import { sumText } from './survivor-view.ts';

type Look = Seen<AztaState>;

export interface BarView {
  /** Source of the bar: their own, Gear, a helper, an Event; what the answer pointed at would add; what an Event takes away. */
  readonly is: 'base' | 'gear' | 'helper' | 'event' | 'picked' | 'lost';
  readonly from: number;
  readonly to: number;
}

export interface EncounterRow {
  readonly survivor: SurvivorId;
  readonly name: string;
  /** Name of the player who has the survivor. */
  readonly owner: string;
  readonly bars: readonly BarView[];
  readonly total: number;
  /** `4 base + 2 pistol + 3 Policewoman` */
  readonly sum: string;
  /** `gone`: the answer pointed at takes them out. */
  readonly fate: Fate | 'gone';
  /** Words of the encounter. */
  readonly says: string;
}

export interface EncounterView {
  readonly aside: string;
  readonly rows: readonly EncounterRow[];
  readonly threat: number;
  /** End of the scale. */
  readonly most: number;
  readonly ticks: readonly number[];
}

/** Null where nobody faces the Threat. `then`: the table with the answer that is pointed at. */
export function encounterView(state: Look, then: Look | undefined): EncounterView | null {
  const { encounter } = state;
  if (encounter === null) return null;
  const { kind } = encounter;
  const threat = totalAgainst(state, kind);
  const ids = [...new Set([...encounter.inIt, ...(then?.encounter?.inIt ?? [])])];
  if (ids.length === 0) return null;
  const rows = ids.map((id) => rowOf(state, then, id));
  const most = Math.max(threat, ...rows.flatMap(({ bars }) => bars.map(({ to }) => to))) + 1;
  const played = encounter.played.map(({ seat, card }) => `${seatName(seat)} played ${cardName(card)}`);
  const more = then === undefined ? played : ['what you point at is dashed'];
  const against = `${STAT_NAMES[STAT_OF[kind]]} against ${KIND_NAMES[kind].many} ${threat}`;
  return {
    aside: [against, ...more].join('; '),
    ...{ rows, threat, most, ticks: ticksOf(most, threat) },
  };
}

/** None so near the Threat that the two would touch. */
function ticksOf(most: number, threat: number): readonly number[] {
  const step = most > 15 ? 5 : 3;
  const all = Array.from({ length: Math.ceil(most / step) }, (_, at) => at * step);
  return all.filter((tick) => Math.abs(tick - threat) > most / 15);
}

function rowOf(state: Look, then: Look | undefined, id: SurvivorId): EncounterRow {
  const isGone = then !== undefined && !then.encounter?.inIt.includes(id);
  const look = isGone || then === undefined ? state : then;
  const kind = state.encounter?.kind ?? 'alien';
  const before = partsOf(state, id, STAT_OF[kind]);
  const parts = partsOf(look, id, STAT_OF[kind]);
  const fate = isGone ? 'gone' : (fatesOf(look).get(id) ?? '');
  return {
    survivor: id,
    name: survivorTitle(id),
    owner: seatName(survivorOf(state, id).owner),
    bars: barsOf(parts, before),
    total: valueAgainst(look, id, kind),
    sum: sumText(parts),
    fate,
    says: saysOf(look, id, fate),
  };
}

function saysOf(look: Look, id: SurvivorId, fate: EncounterRow['fate']): string {
  if (fate === 'dies') return helperOf(look, id) === undefined ? 'dies' : 'both die';
  return fate === 'gone' ? 'leaves' : fate;
}

/** Bars beside each other from nought; `before`: the parts without the answer pointed at. */
function barsOf(parts: readonly Part[], before: readonly Part[]): readonly BarView[] {
  const isNew = (part: Part) => !before.some((one) => samePart(one, part));
  const bars: BarView[] = [];
  let at = 0;
  for (const part of parts.filter(({ by }) => by > 0)) {
    const is = isNew(part) ? 'picked' : part.from;
    const last = bars.at(-1);
    if (last?.is === is && is === 'gear') bars.splice(-1, 1, { ...last, to: at + part.by });
    else bars.push({ is, from: at, to: at + part.by });
    at += part.by;
  }
  const less = parts.reduce((sum, { by }) => sum + Math.min(by, 0), 0);
  return less === 0 ? bars : [...bars, { is: 'lost', from: Math.max(0, at + less), to: at }];
}

const samePart = (one: Part, other: Part): boolean =>
  one.from === other.from && one.by === other.by && nameOf(one) === nameOf(other);

const nameOf = (part: Part): string => (part.from === 'base' ? '' : part.card);
