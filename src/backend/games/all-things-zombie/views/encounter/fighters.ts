/** Everybody on the table: the party and those met, as last marked. */

import type { FighterView } from '../../../../../contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { GroupView } from '../../../../../contract/games/all-things-zombie/encounter-view/people.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { aroundOf, isOfOurs } from '../../../../../rules/all-things-zombie/acts/encounter/checks/around.ts';
import { factsOf } from '../../../../../rules/all-things-zombie/acts/encounter/checks/facts.ts';
import {
  barrelsFired,
  barrelsOf,
  isThrown,
} from '../../../../../rules/all-things-zombie/acts/encounter/gear/barrels.ts';
import { sawOf } from '../../../../../rules/all-things-zombie/acts/encounter/gear/chain-saws.ts';
import { caughtHere } from '../../../../../rules/all-things-zombie/acts/encounter/melee/in-round.ts';
import { meleeAround } from '../../../../../rules/all-things-zombie/acts/encounter/melee/knots.ts';
import { mostOf } from '../../../../../rules/all-things-zombie/acts/encounter/move/how-far.ts';
import { hasLeft } from '../../../../../rules/all-things-zombie/acts/encounter/people/search.ts';
import {
  carriedBy,
  carriersOf,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/carried.ts';
import {
  drunkOf,
  isHero,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/checker-of.ts';
import {
  fighterNamed,
  metHere,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { mayGo } from '../../../../../rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { hidesFrom } from '../../../../../rules/all-things-zombie/acts/encounter/turn/ducked-back.ts';
import {
  heldBack,
  heldBackInBrief,
  heldBackInShort,
  heldBackText,
} from '../../../../../rules/all-things-zombie/acts/encounter/turn/held-back.ts';
import { rushingAt } from '../../../../../rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { chargedBy } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/in-contact.ts';
import {
  ammoKind,
  canStopVehicle,
  mayFireTogether,
  volleysOf,
  weaponOf,
} from '../../../../../rules/all-things-zombie/arms.ts';
import { bearingsOn } from '../../../../../rules/all-things-zombie/attributes.ts';
import { ATTRIBUTE_TABLE } from '../../../../../rules/all-things-zombie/data/attributes.ts';
import { knownOf, settledBy } from '../../../../../rules/all-things-zombie/data/circumstances.ts';
import { WEAPON_TERMS } from '../../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import { dealtWith, isFree } from '../../../../../rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { insideOf } from '../../../../../rules/all-things-zombie/movement/place.ts';
import { arcOf } from '../../../../../rules/all-things-zombie/shooting/volley.ts';
import { figureNamed } from '../../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { type Fighter, strangerId } from '../../../../../rules/all-things-zombie/state/turn.ts';
import type { Rep, WeaponId } from '../../../../../rules/all-things-zombie/types.ts';

interface Somebody {
  readonly who: string;
  readonly group: string | null;
  readonly rep: Rep;
  readonly innocent: boolean;
  /** Weapons, by the id that ammunition goes by. */
  readonly weapons: readonly { readonly id: string; readonly weapon: WeaponId }[];
}

export function fighterViews(now: SeenCampaign, encounter: SeenEncounter): FighterView[] {
  const party = encounter.party.flatMap((id): Somebody[] => {
    const figure = figureNamed(now, id);
    if (figure === undefined) return [];
    const { rep, weapons } = figure;
    return [{ who: id, group: null, rep, innocent: false, weapons }];
  });
  const others = metHere(now, encounter).flatMap(({ id, members }) =>
    members.flatMap(({ rep, innocent, weapons, ...member }, at): Somebody[] =>
      isFree(member)
        ? [
            {
              who: strangerId(id, at),
              group: id,
              rep,
              innocent,
              weapons: weapons.map((weapon, place) => ({ id: `w${place}`, weapon })),
            },
          ]
        : [],
    ),
  );
  return [...party, ...others].flatMap((somebody) => fighterView(now, encounter, somebody));
}

function fighterView(now: SeenCampaign, encounter: SeenEncounter, of: Somebody): FighterView[] {
  const found = fighterNamed(now, encounter, of.who);
  if (found === undefined) return [];
  const { name, fighter, ammo: all } = found;
  const goes = mayGo(now, encounter, found);
  const { anything, firing, moving, reloading, entering } = heldBack(now, encounter, found);
  const drunk = drunkOf(encounter, of.who);
  const feared = bearingsOn('feared', found.attributes, drunk);
  const rushing = rushingAt(encounter, found);
  const { who, condition, shots, wounds, mauled, zombiesKilled, peopleKilled } = fighter;
  return [
    {
      who,
      name,
      group: of.group,
      ours: isOfOurs(now, encounter, found),
      rep: of.rep,
      innocent: of.innocent,
      star: found.figure?.kind === 'star',
      attributes: found.attributes.map((attribute) => ATTRIBUTE_TABLE[attribute].title),
      known: { ...settledBy(aroundOf(now, encounter, found)), ...knownOf(factsOf(now, encounter, found)) },
      condition,
      shots,
      wounds,
      mauled,
      hero: isHero(encounter, who),
      weapons: of.weapons.map(({ id, weapon }) => {
        const { title } = WEAPON_TERMS[weapon];
        const figures = weaponOf(weapon);
        const { range, targets, impact, oneTargetWithin = null, inMelee } = figures;
        const ammo = all.find((one) => one.weapon === id);
        const barrels = barrelsOf(encounter, found, { id, weapon });
        return {
          ...{ id, weapon, title, range, targets, impact, oneTargetWithin },
          shots: (range === null ? [] : volleysOf(figures))
            .map(({ counted }) => counted)
            .filter((shots) => barrels === null || barrelsFired(weapon, shots) <= barrels.left),
          arcs: (range === null ? [] : volleysOf(figures)).map(({ counted }) => ({
            shots: counted,
            inches: arcOf(weapon, counted, { rep: of.rep, attributes: found.attributes, drunk }),
          })),
          stopsVehicles: canStopVehicle(weapon),
          strikes: inMelee.enemyRep < 0,
          together: of.weapons
            .filter((other) => other.id !== id && mayFireTogether(weapon, other.weapon))
            .map((other) => other.id),
          ammo: ammo === undefined ? null : { ...ammo, title, kind: ammoKind(weapon) },
          barrels:
            barrels && figures.reload.by === 'barrel' ? { left: barrels.left, all: barrels.all } : null,
          thrown: isThrown(encounter, found, { id, weapon }),
          motor: sawOf(encounter, found, { id, weapon })?.is ?? null,
        };
      }),
      caught: caughtHere(encounter, found) ?? null,
      covering: fighter.covering === true,
      moved: fighter.moved ?? null,
      prone: fighter.prone === true,
      inside: insideOf(fighter),
      carries: carriedBy(now, encounter, who)?.fighter.who ?? null,
      carriers: [...carriersOf(now, encounter, fighter)],
      alight: fighter.alight !== undefined,
      forded: fighter.forded ?? null,
      reach: {
        normal: mostOf(encounter, found, { how: 'normal' }),
        fast: mostOf(encounter, found, { how: 'fast' }),
      },
      slowed: bearingsOn('move', found.attributes, drunk).length > 0,
      underFire: underFireView(now, encounter, fighter),
      hidesFrom: hidesFrom(now, encounter, fighter) ?? null,
      charges: chargedBy(encounter, who)[0]?.who ?? null,
      terrifying: feared.some(({ effect }) => effect.by === 'everyone'),
      rushes: feared.some(({ effect }) => effect.by === 'enemies-moved-towards'),
      rushesAt: rushing === null ? 'anyone' : (rushing ?? null),
      zombiesKilled,
      peopleKilled,
      active: goes === undefined ? null : anything === null,
      held: anything && {
        short: heldBackInShort(anything),
        brief: heldBackInBrief(anything),
        sentence: heldBackText(anything),
      },
      heldFrom: {
        firing: firing && heldBackText(firing),
        moving: moving && heldBackText(moving),
        reloading: reloading && heldBackText(reloading),
        entering: entering && heldBackText(entering),
      },
      led: goes?.led ?? null,
      hasFired: (fighter.done?.fired ?? []).length > 0,
      hasActed: anything?.why === 'side-has-acted',
      melee: meleeView(now, encounter, fighter),
    },
  ];
}

function meleeView(now: SeenCampaign, encounter: SeenEncounter, { who }: Fighter): FighterView['melee'] {
  const melee = meleeAround(now, encounter, who);
  if (melee === undefined) return null;
  const { beside, against, due, nextSide } = melee;
  return {
    beside: [...beside],
    against: against.map(({ target, zombies, by }) => ({
      ...{ target, zombies: zombies ?? null },
      by: by === undefined ? null : [...by],
    })),
    ...{ due, nextSide },
  };
}

function underFireView(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { underFire }: Fighter,
): FighterView['underFire'] {
  if (underFire === undefined) return null;
  const { by, cover = false } = underFire;
  return { by, name: fighterNamed(now, encounter, by)?.name ?? by, cover };
}

export function groupViews(now: SeenCampaign, encounter: SeenEncounter): GroupView[] {
  const { visits, others = [], oneOff } = encounter;
  const met = [
    // A force that was bought defends nothing: it is the other one.
    ...others.map(({ role, group }) => ({
      role: oneOff === undefined ? role : null,
      group,
      spot: null,
      floor: null,
    })),
    ...visits.map(({ spot, floor, group }) => ({ role: null, group, spot, floor })),
  ];
  return met.flatMap(({ group, ...where }) => {
    const contact = now.contacts.find(({ id }) => id === group);
    if (contact === undefined) return [];
    const { id, standing, whereabouts, members } = contact;
    const isAbout = whereabouts === 'about';
    const open = isAbout && !dealtWith(contact, encounter.date);
    const mayBeBeaten = isAbout && standing === 'fought' && !hasLeft(encounter);
    const told = { standing, whereabouts, open, mayBeBeaten, members: members.map(memberView) };
    return [{ id, ...where, ...told }];
  });
}

export function memberView({
  name,
  rep,
  alive,
  captive,
  innocent,
  protected: armour,
  attributes,
  weapons,
}: SeenCampaign['contacts'][number]['members'][number]): GroupView['members'][number] {
  return {
    name,
    rep,
    alive,
    captive: captive === true,
    innocent,
    protected: armour,
    attributes: attributes.map((attribute) => ATTRIBUTE_TABLE[attribute].title),
    weapons: weapons.map((weapon) => WEAPON_TERMS[weapon].title),
  };
}
