/** The table of an Encounter: laid out, and any part of it rolled again while the rest stays. */
import { canonical } from '../../../../core/digest.ts';
import { flag, list, optional } from '../../../../core/fields.ts';
import { askingOf, PLAYER_ASKING } from '../../../asking.ts';
import { mayStandAlone } from '../../../battlefield/buildings.ts';
import { generateTable, rerollPart } from '../../../battlefield/generate.ts';
import { LAYOUT, standingAs } from '../../../battlefield/measured.ts';
import { mayRollAgain, measuredTable, rerollMeasured } from '../../../battlefield/measured-table.ts';
import { type Part, partsOf } from '../../../battlefield/parts.ts';
import type { EncounterTable } from '../../../battlefield/table.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { PART } from '../../fields.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { forceMissing } from '../planning/forces.ts';
import { nobodyCaught } from '../planning/pursuit.ts';

export const SET_TABLE = declared({
  fields: {
    /** Parts of the present table that stay. */
    locked: optional(list(PART, 0, 99)),
    /** A mall, and no other building. */
    mallAlone: optional(flag),
    /** The player’s own table as measured, in place of one that is laid out. */
    layout: optional(LAYOUT),
  },
  stages: ['planned'],
  refusals: [
    ...(['nobody-caught', 'force-missing', 'no-mall-here', 'no-table', 'no-such-part'] as const),
    ...(['measured-table', 'off-the-table', 'things-overlap', 'no-room-in-wall'] as const),
  ],
});

/** Lays out a table, or lays it out anew around the parts that are locked; or sets up the player’s own as measured. */
export function* setTable(
  now: SeenCampaign,
  { locked = [], mallAlone = false, layout }: InputOf<typeof SET_TABLE>,
): ActOf<typeof SET_TABLE> {
  const encounter = encounterAt(now, SET_TABLE.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (nobodyCaught(encounter)) return no('nobody-caught');
  if (forceMissing(encounter)) return no('force-missing');
  const { area } = encounter;
  if (mallAlone && !mayStandAlone('mall', area)) return no('no-mall-here');
  // Seen, but nobody writes into a table: `apply` replaces it.
  const before = encounter.table as EncounterTable | null;
  if (layout !== undefined) {
    const standing = standingAs(layout, before);
    if (typeof standing === 'string') return no(standing);
    const table = yield* measuredTable(PLAYER_ASKING, layout, standing, { area, before });
    yield* tell({ type: 'table-set', table });
    return done('set-table', { place: table.name });
  }
  if (locked.length > 0 && before === null) return no('no-table');
  if (locked.length > 0 && before?.measured === true) return no('measured-table');
  const known = before === null ? tableOfCapture(now, encounter) : undefined;
  if (known !== undefined) {
    yield* tell({ type: 'table-set', table: known });
    return done('set-table', { place: known.name });
  }
  if (before !== null && locked.some((part) => !has(before, part))) return no('no-such-part');
  const { table } = yield* generateTable(PLAYER_ASKING, {
    area,
    mallAlone,
    ...(before === null ? {} : { locked: { table: before, parts: locked } }),
  });
  yield* tell({ type: 'table-set', table });
  return done('set-table', { place: before === null ? table.name : null });
}

/** An Escape, or a raid to recover them, is played on the very place the captives were taken, where that is known (ATZ-116, ATZ-174). */
function tableOfCapture(
  now: SeenCampaign,
  { role, area, objective }: Pick<SeenEncounter, 'role' | 'area' | 'objective'>,
): EncounterTable | undefined {
  if (role !== 'captive' && !(role === 'raider' && objective === 'recover')) return undefined;
  return now.before?.prisons?.find((table) => table.area === area) as EncounterTable | undefined;
}

/** True if the Escape is or will be played on the place of capture; a table laid out again is another one. */
export function isOfCapture(now: SeenCampaign, encounter: SeenEncounter): boolean {
  const known = tableOfCapture(now, encounter);
  return known !== undefined && (encounter.table === null || canonical(encounter.table) === canonical(known));
}

export const REROLL_PART = declared({
  fields: { part: PART },
  stages: ['planned'],
  refusals: ['no-table', 'no-such-part', 'measured-table'],
});

export function* rerollTablePart(
  now: SeenCampaign,
  { part }: InputOf<typeof REROLL_PART>,
): ActOf<typeof REROLL_PART> {
  const encounter = encounterAt(now, REROLL_PART.stages);
  if (typeof encounter === 'string') return no(encounter);
  const before = encounter.table as EncounterTable | null;
  if (before === null) return no('no-table');
  if (!has(before, part)) return no('no-such-part');
  const own = before.measured === true;
  if (own && !mayRollAgain(part)) return no('measured-table');
  const table = own
    ? yield* rerollMeasured(askingOf(part), before, part)
    : (yield* rerollPart(askingOf(part), before, part)).table;
  yield* tell({ type: 'table-set', table });
  return done('reroll-part', {});
}

const has = (table: EncounterTable, part: Part) => partsOf(table).some((one) => one === part);
