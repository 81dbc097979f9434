/** The battle is over: what happened to each of those who went. One form takes it, by hand or filled in by bots. */
import type { Field } from '../../after/due.ts';
import { type Act, type CampaignPlay, done, type Now } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import type { EncounterRefusal } from '../../encounter/refusals.ts';
import type { FigureRecord } from '../../encounter/state.ts';
import { no, type SeenEncounter, tell } from './act.ts';

export interface BattleReport {
  readonly records: readonly FigureRecord[];
  readonly field: Field;
  /** Fired by anybody and not yet heard of. */
  readonly shots: number;
  readonly by: 'player' | 'bots';
}

export function* reportBattle(now: Now, { records, field, shots, by }: BattleReport): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  if (encounter.stage === 'after') return no('wrong-stage');
  const wrong = impossible(encounter, records) ?? (shots < 0 ? 'counts-below-zero' : undefined);
  if (wrong !== undefined) return no(wrong);
  yield* tell({
    type: 'battle-reported',
    records: records.map((record) => ({ ...record })),
    field,
    shots,
    by,
  });
  for (const { figure, captured } of records) if (captured) yield* taken(now, encounter, figure);
  return done(by === 'bots' ? 'The battle, fought by bots' : 'Report the battle');
}

/** Reports that can't be, from the text: why, or undefined. */
export function impossible(
  encounter: SeenEncounter,
  records: readonly FigureRecord[],
): EncounterRefusal | undefined {
  const named = new Set(records.map(({ figure }) => figure));
  const everybody = encounter.party.every((id) => named.has(id));
  if (!everybody || records.length !== encounter.party.length) return 'reported-of-others';
  for (const record of records) {
    if (record.killed && record.captured) return 'dead-and-captured';
    if (record.captured && record.by === 'zombies') return 'captured-by-zombies';
    if (record.captured && record.broughtOff) return 'captive-and-present';
    if (record.zombiesKilled < 0 || record.peopleKilled < 0) return 'counts-below-zero';
  }
  return undefined;
}

function* taken(now: Now, { area }: SeenEncounter, id: string): CampaignPlay<void> {
  const figure = figureNamed(now, id);
  if (figure === undefined || figure.status === 'captive') return;
  yield* tell({
    type: 'status-changed',
    figure: figure.id,
    from: figure.status,
    to: 'captive',
    heldIn: area,
    why: 'captured',
  });
}

/** The report is corrected for one figure, with a reason, while nothing has been settled for it. */
export function* correctReport(
  now: Now,
  { to, why }: { readonly to: FigureRecord; readonly why: string },
): Act {
  const { encounter } = now;
  const from = encounter?.records.find(({ figure }) => figure === to.figure);
  if (encounter === null || from === undefined) return no('not-here');
  if (encounter.settled.some((step) => step.startsWith(`${to.figure}/`))) return no('wrong-stage');
  const records = encounter.records.map((record) => (record.figure === to.figure ? to : record));
  const wrong = impossible(encounter, records);
  if (wrong !== undefined) return no(wrong);
  yield* tell({ type: 'record-changed', from: { ...from }, to, why });
  if (to.captured && !from.captured) yield* taken(now, encounter, to.figure);
  return done(`Correct the report on ${figureNamed(now, to.figure)?.name ?? to.figure}`);
}
