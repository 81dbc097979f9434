/** A survivor on the table: the figures as they are now, every bonus with where it comes from, and what they are doing. */
import type { Seen } from '../../../core/seen.ts';
import { gearRow, survivorRow } from '../../cards.ts';
import { type AztaState, helpedBy, isFacing, survivorOf } from '../../state.ts';
import { adjusted, baseOf, gearBonus, isBurdened, type Part, partsOf } from '../../strength.ts';
import { type Gear, STATS, type Stat, type Stats, type SurvivorId } from '../../types.ts';
import { cardTitle, STAT_NAMES, survivorTitle } from '../names.ts';
import { abilityEffect } from './effects.ts';
import { markOf } from './marks.ts';
import { gearToken } from './tokens.ts';

type Look = Seen<AztaState>;

export interface CarriedView {
  readonly card: Gear;
  readonly token: string;
  readonly title: string;
  /** Bonus that the piece adds for its carrier. */
  readonly bonus: Stats;
}

export interface SurvivorView {
  readonly survivor: SurvivorId;
  readonly name: string;
  readonly mark: string;
  readonly is: 'free' | 'forward' | 'helping' | 'looting' | 'out';
  /** On the card's edge: `in Encounter`, `helps Bouncer`; may be empty. */
  readonly note: string;
  /** Figures of their own, as they count. */
  readonly base: Stats;
  readonly now: Stats;
  /** `4 base + 2 pistol` */
  readonly sums: Readonly<Record<Stat, string>>;
  readonly gear: readonly CarriedView[];
  /** Once a game; null where there is nothing, or nothing any more. */
  readonly special: string | null;
  /** All that it shows, for who hears it. */
  readonly label: string;
}

const each = (of: (stat: Stat) => number): Stats => ({
  wits: of('wits'),
  fight: of('fight'),
  speed: of('speed'),
});

/** `4 base + 2 Pistol + 3 Policewoman − 2 Tight squeeze` */
export function sumText(parts: readonly Part[]): string {
  return parts
    .map((part, at) => {
      const sign = part.by < 0 ? '− ' : at === 0 ? '' : '+ ';
      return `${sign}${Math.abs(part.by)} ${partName(part)}`;
    })
    .join(' ');
}

function partName(part: Part): string {
  switch (part.from) {
    case 'base':
      return 'base';
    case 'helper':
      return survivorTitle(part.card);
    case 'gear':
    case 'event':
      return cardTitle(part.card);
    default:
      return part satisfies never;
  }
}

export function survivorView(state: Look, id: SurvivorId): SurvivorView {
  const survivor = survivorOf(state, id);
  const found = survivorRow(id);
  const is = doing(state, id);
  const base = each((stat) => baseOf(state, survivor, stat));
  const now = each((stat) => adjusted(state, id, stat));
  const sum = (stat: Stat) => sumText(partsOf(state, id, stat));
  const sums = { wits: sum('wits'), fight: sum('fight'), speed: sum('speed') };
  const gear = survivor.gear.map((card) => ({
    card,
    token: gearToken(card, id),
    title: gearRow(card).result.title,
    bonus: each((stat) => gearBonus(card, id, stat)),
  }));
  const note = noteOf(state, id, is);
  const name = survivorTitle(id);
  const special = survivor.isUsed ? null : abilityEffect(id);
  const figures = STATS.map((stat) => `${STAT_NAMES[stat]} ${now[stat]} (${sums[stat]})`);
  const label = [name, ...(is === 'out' ? ['out'] : [...figures, note, ...gear.map(({ title }) => title)])];
  return {
    survivor: id,
    ...{ name, mark: markOf(found), is, note, base, now, sums, gear, special },
    label: label.filter((part) => part !== '').join(', '),
  };
}

function doing(state: Look, id: SurvivorId): SurvivorView['is'] {
  const survivor = survivorOf(state, id);
  if (survivor.out !== null) return 'out';
  if (isFacing(state, id)) return 'forward';
  if (helpedBy(state, id) !== undefined) return 'helping';
  return isBurdened(state, survivor) ? 'looting' : 'free';
}

function noteOf(state: Look, id: SurvivorId, is: SurvivorView['is']): string {
  const helped = helpedBy(state, id);
  if (helped !== undefined) return `helps ${survivorTitle(helped)}`;
  if (is === 'forward') return 'in Encounter';
  if (is !== 'looting') return '';
  return survivorOf(state, id).hasLooted ? 'has looted' : 'distracted';
}
