/** The report as the turns on the table suggest it: a form filled in beforehand, for the player to correct. */

import type { By } from '../../../after-the-battle/larger-than-life.ts';
import type { Field } from '../../../after-the-battle/report.ts';
import type { MetEnd } from '../../../meeting-and-greeting/contact.ts';
import type { MetRecord } from '../../../state/encounter.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Condition, Fighter } from '../../../state/turn.ts';
import type { Rep } from '../../../types.ts';
import type { SeenEncounter } from '../act.ts';
import { isBodyBroughtOff } from '../standing/carried.ts';
import { fighterNamed, isHere } from '../standing/fighters.ts';
import { isStrangerOf, metByMarks } from '../standing/met.ts';
import type { FigureReport } from './report.ts';

export interface ReportProposal {
  readonly records: readonly FigureReport[];
  readonly field: Field;
  /** Ends of those met. */
  readonly met: readonly MetRecord[];
}

/** Conditions that count as out of the fight, collapse among them (section: Sanity Table). */
const OUT: readonly Condition[] = ['out-of-the-fight', 'carried', 'collapsed'];

/** On their own feet again. */
const BACK: readonly Condition[] = ['up', 'ducked-back', 'knocked-down', 'off-table', 'huddled'];

/** Carried, or gone on their own feet; who is still standing when the battle ends is not lost (ours). */
const LEFT_LYING: readonly Condition[] = ['out-of-the-fight', 'collapsed', 'dead', 'captured'];

export function reportProposal(now: SeenCampaign, encounter: SeenEncounter): ReportProposal {
  const met = metByMarks(now, encounter);
  const records = encounter.party.map((figure): FigureReport => {
    const marked = fighterNamed(now, encounter, figure)?.fighter;
    const condition = marked?.condition ?? 'up';
    const spared = condition === 'dead' || condition === 'captured' ? undefined : marked?.sparedBy;
    const cheats = marked?.earlyGrave === 'cheating-death';
    const by = spared === undefined ? byWhom(encounter, cheats ? 'dead' : condition, marked) : 'people';
    const collapsed = marked?.collapsed ?? false;
    const rejoined = (marked?.rejoined ?? false) || (collapsed && BACK.includes(condition));
    return {
      figure,
      fought: marked?.fought ?? false,
      ranAway: marked?.ranAway ?? condition === 'ran-away',
      // Figures killed after rejoining were out of the fight before, as is whoever was taken as he lay.
      outOfTheFight: OUT.includes(condition) || rejoined || wasTakenLying(condition, marked),
      rejoined: rejoined && !OUT.includes(condition),
      mauled: marked?.mauled ?? false,
      broughtOff:
        !LEFT_LYING.includes(condition) || (marked !== undefined && isBodyBroughtOff(encounter, marked)),
      // Dead but for being Larger Than Life.
      killed: condition === 'dead' || spared !== undefined || cheats,
      ...(marked?.earlyGrave && { earlyGrave: marked.earlyGrave }),
      by,
      byRep: by === 'people' ? (spared ?? marked?.downedBy?.rep ?? highestEnemy(now, encounter)) : null,
      ...(by === 'people' && killerOf(now, encounter, marked)),
      captured: condition === 'captured',
      sawFirstDeath: false,
      sanity: collapsed
        ? 'collapsed'
        : condition === 'huddled' || condition === 'collapsed'
          ? condition
          : null,
      zombiesKilled: marked?.zombiesKilled ?? 0,
      peopleKilled: marked?.peopleKilled ?? 0,
    };
  });
  return {
    records,
    met,
    field: {
      zombies: zombiesAbout(encounter) > 0,
      enemies: enemiesAbout(now, encounter, met) > 0,
    },
  };
}

const wasTakenLying = (condition: Condition, marked: Fighter | undefined): boolean =>
  condition === 'captured' && (marked?.wounds ?? 0) > 0;

/** Says by whom a figure was harmed. Harm where there was nobody but zombies, but not by a zombie, was nobody’s doing: a fall, a fire. */
function byWhom(encounter: SeenEncounter, condition: Condition, marked: Fighter | undefined): By {
  if (condition === 'captured') return 'people';
  if (condition !== 'dead' && condition !== 'out-of-the-fight' && condition !== 'carried') return null;
  if (marked?.byZombie === true) return 'zombies';
  const people =
    encounter.kind !== 'raid' ||
    encounter.visits.some(({ group }) => group !== null) ||
    (encounter.others ?? []).some(({ role }) => role !== encounter.role);
  return people ? 'people' : null;
}

/** Name and weapon of whoever struck the figure down, where the hit was dealt on the table. */
function killerOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  marked: Fighter | undefined,
): Pick<FigureReport, 'byName' | 'byWeapon'> {
  const { by = null, weapon = null } = marked?.downedBy ?? {};
  const name = by === null ? undefined : fighterNamed(now, encounter, by)?.name;
  return { ...(name !== undefined && { byName: name }), ...(weapon !== null && { byWeapon: weapon }) };
}

/** Highest Rep of all who were fought here; null where nobody is known, as of captors and pursuers. */
export function highestEnemy(now: SeenCampaign, encounter: SeenEncounter): Rep | null {
  const enemies = now.contacts.filter(({ id, standing }) => standing === 'fought' && isHere(encounter, id));
  const reps = enemies.flatMap(({ members }) => members.map(({ rep }) => rep));
  return reps.toSorted((a, b) => b - a)[0] ?? null;
}

/** Number of enemies it came to blows with who are on the table still, and not down (ATZ-115). */
export const enemiesAbout = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  met: readonly MetRecord[],
): number => met.filter((one) => one.fate === 'free' && endedAs(now, encounter, one) === 'there').length;

/** State in which the table leaves somebody met who is alive and in nobody’s hands; `apart` for anybody it never came to blows with. */
export function endedAs(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { who }: Pick<MetRecord, 'who'>,
): MetEnd {
  const fought = now.contacts.find(({ id, standing }) => standing === 'fought' && isStrangerOf(who, id));
  if (fought === undefined) return 'apart';
  if (fought.whereabouts !== 'about') return 'away';
  const condition = encounter.fighters.find((one) => one.who === who)?.condition;
  if (condition === 'off-table' || condition === 'ran-away') return 'away';
  return condition !== undefined && DOWN.includes(condition) ? 'down' : 'there';
}

const DOWN: readonly Condition[] = [...LEFT_LYING, 'carried'];

/** Zombies on the table; of battles begun before groups were kept by what was told: there at the start, drawn by shots, met inside, less those killed. */
export function zombiesAbout(encounter: SeenEncounter): number {
  if (encounter.zombies !== undefined)
    return encounter.zombies.groups.reduce((sum, { count }) => sum + count, 0);
  const inside = encounter.visits.reduce((sum, { zombies }) => sum + zombies, 0);
  const killed = encounter.fighters.reduce((sum, { zombiesKilled }) => sum + zombiesKilled, 0);
  return Math.max(0, (encounter.zombiesAtStart ?? 0) + encounter.drawn + inside - killed);
}
