/** Everybody on the table: those of the party, and those met, as last marked or as they came. */
import { startingClips, usesClips } from '../../../arms.ts';
import { isFree } from '../../../meeting-and-greeting/contact.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import { type AmmoId, type Fighter, type Spent, strangerId } from '../../../state/turn.ts';
import type { AttributeId, Rep, WeaponId } from '../../../types.ts';
import { participant, type SeenEncounter } from '../act.ts';

/** A weapon in somebody's hands; `id` is the held weapon's, or its place among a stranger's: `w0`. */
export interface Armed {
  readonly id: string;
  readonly weapon: WeaponId;
}

/** Ammunition of a weapon that takes clips, as it is now. */
export interface Ammo {
  readonly weapon: string;
  readonly loaded: boolean;
  /** Spare clips left, a surplus clip of the stockpile among them. */
  readonly clips: number;
  /** Number of spare clips that have been in the weapon; left out while there is none. */
  readonly partUsed?: number;
  /** The clip in it has shown a 1 that counts on. */
  readonly begun?: true;
}

export interface Fighting {
  readonly name: string;
  readonly fighter: Fighter;
  /** The party’s figure; null for somebody met. */
  readonly figure: SeenFigure | null;
  readonly rep: Rep;
  readonly attributes: readonly AttributeId[];
  readonly crackShot: boolean;
  readonly weapons: readonly Armed[];
  readonly ammo: readonly Ammo[];
}

/** Somebody on the table; undefined for whoever isn't there. */
export function fighterNamed(now: SeenCampaign, encounter: SeenEncounter, who: string): Fighting | undefined {
  const here = ofParty(now, encounter, who) ?? ofGroup(now, encounter, who);
  const marked = encounter.fighters.find((fighter) => fighter.who === who);
  return here === undefined || marked === undefined ? here : { ...here, fighter: marked };
}

/** Names of several, and their short names where the player has given any. */
export function namesOf(all: readonly Pick<Fighting, 'name' | 'figure'>[]): {
  readonly names: readonly string[];
  readonly short?: readonly string[];
} {
  const names = all.map(({ name }) => name);
  const short = all.map(({ name, figure }) => figure?.shortName ?? name);
  return short.every((name, at) => name === names[at]) ? { names } : { names, short };
}

/** A group met is a side, by its id; the party is one, which has none. */
export const sideOf = ({ fighter: { who } }: Pick<Fighting, 'fighter'>): string | null =>
  who.includes('/') ? (who.split('/')[0] ?? null) : null;

/** The groups met in a building of the table, and those that take part on one of the sides. */
function groupsHere({ visits, others = [] }: SeenEncounter): ReadonlySet<string | null> {
  return new Set([...visits, ...others].map(({ group }) => group));
}

/** True if a group was met in a building of the table, or takes part on one of the sides. */
export function isHere(encounter: SeenEncounter, id: string): boolean {
  return groupsHere(encounter).has(id);
}

/** Groups met in the Encounter that are still about. */
export function metHere(now: SeenCampaign, encounter: SeenEncounter) {
  const here = groupsHere(encounter);
  // A long campaign has met hundreds of groups, and most tables have none of them.
  if (here.size === 0) return [];
  return now.contacts.filter(({ id, whereabouts }) => whereabouts === 'about' && here.has(id));
}

/** The party, then those met, as far as they are still about and free. */
export function everybody(now: SeenCampaign, encounter: SeenEncounter): readonly Fighting[] {
  const met = metHere(now, encounter).flatMap(({ id, members }) =>
    members.flatMap((one, at) => (isFree(one) ? [strangerId(id, at)] : [])),
  );
  return [...encounter.party, ...met].flatMap((who) => fighterNamed(now, encounter, who) ?? []);
}

/** Id by which the ammunition of a weapon goes. */
export function ammoId({ who }: Fighter, weapon: string): AmmoId {
  return (who.includes('/') ? `${who}/${weapon}` : weapon) as AmmoId;
}

/** The Encounter’s record of a weapon’s ammunition so far; `loaded` is how it came. */
export function spentOn(encounter: SeenEncounter, weapon: AmmoId, loaded: boolean): Spent {
  return encounter.spent.find((one) => one.weapon === weapon) ?? { weapon, loaded, used: 0, ones: 0 };
}

/** Spare clips of a held weapon that no reload has taken yet; all of them between Encounters. */
export function clipsLeft(
  { encounter }: SeenCampaign,
  { id, clips }: { readonly id: string; readonly clips: number },
) {
  if (encounter === null) return clips;
  const used = encounter.spent.find(({ weapon }) => weapon === id)?.used ?? 0;
  const surplus = encounter.clips.filter(({ weapon }) => weapon === id).length;
  return Math.max(0, clips - Math.max(0, used - surplus));
}

const UNHARMED = {
  condition: 'up',
  rejoined: false,
  wounds: 0,
  mauled: false,
  byZombie: false,
  shots: 0,
  fought: false,
  zombiesKilled: 0,
  peopleKilled: 0,
} as const satisfies Partial<Fighter>;

function ofParty(now: SeenCampaign, encounter: SeenEncounter, who: string): Fighting | undefined {
  const figure = participant(now, who);
  if (figure === undefined) return undefined;
  return {
    name: figure.name,
    fighter: { ...UNHARMED, who: figure.id },
    figure,
    rep: figure.rep,
    attributes: figure.attributes,
    crackShot: figure.attributes.includes('crack-shot'),
    weapons: figure.weapons.map(({ id, weapon }) => ({ id, weapon })),
    ammo: figure.weapons.flatMap(({ id, clips, loaded }): Ammo[] => {
      if (clips === null) return [];
      const spent = spentOn(encounter, id, loaded);
      // A surplus clip of the stockpile serves in the weapon it was taken for.
      const surplus = encounter.clips.filter(({ weapon }) => weapon === id).length;
      return [ammoOf(id, spent, clips + surplus)];
    }),
  };
}

function ammoOf(weapon: string, { loaded, used, ones, partUsed = [] }: Spent, spare: number): Ammo {
  return {
    weapon,
    loaded,
    clips: Math.max(0, spare - used),
    ...(partUsed.length > 0 && { partUsed: partUsed.length }),
    ...(loaded && ones > 0 && { begun: true }),
  };
}

/** Somebody of a group met. People met have their own weapons as anybody has at the start, one clip in and the rest spare. */
function ofGroup(now: SeenCampaign, encounter: SeenEncounter, who: string): Fighting | undefined {
  // Of a board's pieces most are zombies: they are looked for in no group.
  if (!who.includes('/')) return undefined;
  for (const { id, members } of metHere(now, encounter)) {
    const at = members.findIndex((_, place) => strangerId(id, place) === who);
    const stranger = members[at];
    if (stranger === undefined) continue;
    const fighter: Fighter = { ...UNHARMED, who: strangerId(id, at) };
    const weapons = stranger.weapons.map((weapon, place) => ({ id: `w${place}`, weapon }));
    return {
      name: stranger.name,
      fighter,
      figure: null,
      rep: stranger.rep,
      attributes: stranger.attributes,
      crackShot: stranger.attributes.includes('crack-shot'),
      weapons,
      ammo: weapons
        .filter(({ weapon }) => usesClips(weapon))
        .map(({ id: place, weapon }): Ammo => {
          const spent = spentOn(encounter, ammoId(fighter, place), true);
          return ammoOf(place, spent, startingClips(weapon).spare);
        }),
    };
  }
  return undefined;
}
