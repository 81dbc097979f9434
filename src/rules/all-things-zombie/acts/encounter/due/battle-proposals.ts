/** Proposals of what is due on the table, and of what usually comes next there. */

import { listed } from '../../../../core/text/english.ts';
import { dealtWith, speakerOf } from '../../../meeting-and-greeting/contact.ts';
import { insideOf } from '../../../movement/place.ts';
import { mustCheckZombieDeath } from '../../../reaction/zombie-death.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type Condition, firesAt } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { havenOf } from '../board/forced.ts';
import { chargesDue } from '../checks/charged.ts';
import { rallyDue } from '../checks/rallied.ts';
import { deathToMeet } from '../early-grave.ts';
import { fireDue } from '../fires/spread-fire.ts';
import { barrelsOf } from '../gear/barrels.ts';
import { sawOf } from '../gear/chain-saws.ts';
import { beatenHere, searchable } from '../people/losers.ts';
import { hasLeft } from '../people/search.ts';
import { inSightOf } from '../places/seen-from.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { isAble, isFleeing } from '../standing/able.ts';
import { everybody, type Fighting, fighterNamed, metHere } from '../standing/fighters.ts';
import { isStrangerOf } from '../standing/met.ts';
import { PARTY, sidesOf } from '../standing/own-side.ts';
import { isBound } from '../turn/activation.ts';
import { noAlarm } from '../turn/alarm.ts';
import { maySpiral } from '../turn/ducked-back.ts';
import { rushesDue, senseDue } from '../turn/sense.ts';
import { hasWitsBack } from '../turn/shaken.ts';
import { skipsOthers, waitsForOthers } from '../turn/sides.ts';
import { mayMove, mayReload, notActive } from '../turn/timely.ts';
import { mayComeIntoSight } from './come-into-sight.ts';
import { dueAnswers } from './due-answers.ts';
import { dueMarks, type ToldHere } from './due-marks.ts';
import { meleesDue } from './melees-due.ts';
import { untestedDue } from './untested.ts';
import { vehiclesDue } from './vehicles-due.ts';
import { zombiesDue } from './zombies-due.ts';

export function inBattle(
  now: SeenCampaign,
  encounter: SeenEncounter,
  told: readonly ToldHere[],
): readonly Proposal[] {
  if (encounter.stage !== 'on-the-table') return [];
  const all = everybody(now, encounter);
  const zombies = zombiesDue(now, encounter, told);
  const charges = chargesDue(now, encounter, all);
  const isLater = (one: Proposal) => waitsForTurn(now, encounter, one);
  const answers = dueAnswers(now, encounter, told);
  const spirals = spiralling(now, encounter, all);
  const vehicles = vehiclesDue(now, encounter);
  const melees = meleesDue(now, encounter, all);
  // On a board a zombie halts for them in the middle of its move.
  const sights = mayComeIntoSight(now, encounter, { all, told });
  // Answers to fire come first, then everything that is seen, then each side’s own turn, then its end.
  return [
    ...doomed(all),
    ...untestedDue(now, encounter, all),
    ...dealing(now, encounter),
    ...vehicles.control,
    ...underFire(now, encounter, all),
    ...inSight(now, encounter, all),
    ...charges,
    ...zombies.checks.filter(({ subject }) => !charges.some((one) => one.subject === subject)),
    ...answers.filter((one) => !isLater(one)),
    ...vehicles.goOn,
    ...melees.now,
    ...(encounter.board === undefined ? [...zombies.acts, ...sights] : [...sights, ...zombies.acts]),
    ...horror(encounter, all),
    ...spirals.filter((one) => !isLater(one)),
    ...senseDue(now, encounter, all),
    ...rushesDue(now, encounter, all),
    ...running(now, encounter, all),
    ...rallyDue(now, encounter, all),
    ...emptyWeapons(now, encounter, all),
    ...down({ now, encounter, all, told }),
    ...losing(now, encounter),
    ...melees.later,
    ...zombies.later,
    ...[...answers, ...spirals].filter(isLater),
    ...alarm(now, encounter),
    ...fireDue(now, encounter),
    ...zombies.burning,
    ...noise(encounter, (who) => fighterNamed(now, encounter, who)?.name ?? null),
    usual('begin-turn', 'atz.activation', null, { turn: (encounter.turn?.number ?? 0) + 1 }),
  ];
}

/** At the moment of the death, before anybody else comes (ATZ-172). */
const doomed = (all: readonly Fighting[]): readonly Proposal[] =>
  all
    .filter((one) => deathToMeet(one) !== undefined)
    .map(({ fighter, name }) => due('early-grave', 'atz.cheating-death', fighter.who, { name }));

function dealing(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  return metHere(now, encounter)
    .filter((group) => !dealtWith(group, encounter.date))
    .map(({ id, members }) =>
      due('deal', 'atz.encountering-humans', id, { name: speakerOf(members)?.name ?? null }),
    );
}

function noise({ markers }: SeenEncounter, nameOf: (who: string) => string | null): readonly Proposal[] {
  return markers.map(({ who, shots, of }, at) =>
    due('hear-marker', 'atz.zombie-reinforcement', `${at}`, { name: nameOf(who), shots, ...(of && { of }) }),
  );
}

function losing(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  if (hasLeft(encounter)) return [];
  const beating = metHere(now, encounter)
    .filter((group) => dealtWith(group, encounter.date) && group.standing === 'fought')
    // As long as one of them is up the player may say so, and nothing proposes it.
    .filter(
      ({ id }) =>
        !everybody(now, encounter).some(({ fighter }) => isStrangerOf(fighter.who, id) && isAble(fighter)),
    )
    .map(({ id, members }) =>
      usual('beat', 'atz.take-from-loser', id, { name: speakerOf(members)?.name ?? null }),
    );
  const searching = beatenHere(now, encounter)
    .filter((group) => searchable(now, encounter, group))
    .map(({ id, members }) =>
      usual('search-loser', 'atz.search-loser', id, { name: members[0]?.name ?? null }),
    );
  return [...beating, ...searching];
}

const alarm = (now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] =>
  noAlarm(now, encounter) === undefined ? [usual('alert', 'atz.alert', null, {})] : [];

/**
 * Conditions that a doctor looks after: somebody who has collapsed is tended as anybody who is out of the fight (section: Sanity Table).
 */
const OUT: readonly Condition[] = ['out-of-the-fight', 'collapsed'];

interface Down {
  readonly now: SeenCampaign;
  readonly encounter: SeenEncounter;
  readonly all: readonly Fighting[];
  readonly told: readonly ToldHere[];
}

/** Wounded of the party and its friends to look after; nobody is looked after again before the player has marked what came of it. */
function down({ now, encounter, all, told }: Down): readonly Proposal[] {
  const sideOf = sidesOf(now, encounter);
  const examined = dueMarks(now, encounter, told).map(({ who }): string => who);
  return all
    .filter((one) => sideOf(one) === PARTY && OUT.includes(one.fighter.condition))
    .filter(({ fighter }) => !examined.includes(fighter.who))
    .map(({ fighter, name }) => usual('examine', 'atz.doc', fighter.who, { name }));
}

/**
 * True for acts that somebody does when his own side is active, while a side before it may still act (section: Turn Sequence and
 * Activation).
 */
function waitsForTurn(now: SeenCampaign, encounter: SeenEncounter, { act, subject }: Proposal): boolean {
  const [, who, does] = /^(.*)\/([^/]+)$/.exec(subject ?? '') ?? [];
  const isOwn = act === 'mark' || (act === 'check' && does === 'what-now');
  const one = isOwn && who !== undefined ? fighterNamed(now, encounter, who) : undefined;
  return one !== undefined && waitsForOthers(now, encounter, one);
}

/** Enemies who ducked back, and Grunts where the player has it so, do as their test says once their side is active. */
function spiralling(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return all
    .filter(
      ({ fighter }) =>
        fighter.condition === 'ducked-back' &&
        fighter.done?.whatNow === undefined &&
        maySpiral(now, fighter.who),
    )
    .filter((one) => notActive(now, encounter, one) === 'what-now-first' || nothingBinds(encounter, one))
    .map(({ fighter, name }) =>
      usual('check', 'atz.what-now', `${fighter.who}/what-now`, {
        name,
        check: 'what-now',
        by: null,
      }),
    );
}

/** Before the first turn, and of who came in during one, nobody knows when it is active; straight after its Duck Back it isn’t. */
const nothingBinds = (encounter: SeenEncounter, one: Fighting) =>
  encounter.turn === null || (!isBound(encounter, one) && one.fighter.done?.duckedFrom === undefined);

/** People who have run away, until they are off the table or in a place to hide in (ATZ-153). */
function running(now: SeenCampaign, encounter: SeenEncounter, all: readonly Fighting[]): readonly Proposal[] {
  if (encounter.turn === null) return [];
  return all
    .filter(({ fighter }) => isFleeing(fighter) && insideOf(fighter) === null && fighter.moved === undefined)
    .filter((one) => mayMove(now, encounter, one, 'fast') === undefined && !hasWitsBack(now, encounter, one))
    .filter((one) => !skipsOthers(now, encounter, one))
    .map((one) => {
      const { fighter, name } = one;
      const to = havenOf(now, encounter, one);
      return usual('move', 'atz.fast-move', fighter.who, { name, flees: true, ...(to && { to }) });
    });
}

/** Each time somebody is fired at (section: “Received Fire” Check). */
function underFire(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return all.flatMap(({ fighter, name }) => {
    const fires = firesAt(fighter);
    if (fires.length === 0 || !isAble(fighter)) return [];
    const names = fires.flatMap(({ by: who }) => fighterNamed(now, encounter, who)?.name ?? []);
    const by = names.length === 0 ? null : listed(names);
    return [
      due('check', 'atz.received-fire', `${fighter.who}/received-fire`, { name, check: 'received-fire', by }),
    ];
  });
}

/** In Sight checks due of anybody who has popped up, and of whoever had him duck back. */
function inSight(now: SeenCampaign, encounter: SeenEncounter, all: readonly Fighting[]): readonly Proposal[] {
  return all.flatMap(({ fighter, name }) => {
    const other = fighter.inSight && fighterNamed(now, encounter, fighter.inSight.of);
    // Nobody sees one who hides.
    if (other === undefined || !isAble(fighter) || !isAble(other.fighter) || other.fighter.hidden) return [];
    const about = { name, by: other.name, ifSeen: [], sees: [other.fighter.who] } as const;
    return [due('sight', 'atz.in-sight', fighter.who, about)];
  });
}

/** The first zombie death of a life: of those who saw it, which the players know, unless there is a board. */
function horror(encounter: SeenEncounter, all: readonly Fighting[]): readonly Proposal[] {
  const killed = encounter.fighters.find(({ condition, byZombie }) => condition === 'dead' && byZombie);
  if (killed === undefined) return [];
  const by = all.find(({ fighter }) => fighter.who === killed.who)?.name ?? null;
  return all
    .filter(
      ({ figure, fighter }) =>
        isAble(fighter) && figure !== null && mustCheckZombieDeath(figure.seenZombieDeath),
    )
    .filter(({ fighter }) => (inSightOf(encounter, fighter.who, killed.who)?.cut ?? null) === null)
    .map(({ fighter, name }) =>
      usual('check', 'atz.see-zombie-death', `${fighter.who}/see-zombie-death`, {
        name,
        check: 'see-zombie-death',
        by,
      }),
    );
}

/** Out of clips that can be replaced, or barrels: when active, or on doubles. Of several weapons of one figure the first, since one is reloaded in an activation (ATZ-129). */
function emptyWeapons(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return (
    all
      .filter((one) => isAble(one.fighter) && mayReload(now, encounter, one) === undefined)
      // It would end the turn of a side that goes first.
      .filter((one) => !skipsOthers(now, encounter, one))
      .flatMap((one) => {
        const isActive = notActive(now, encounter, one) === undefined;
        const empty = one.weapons.flatMap((armed) => {
          const barrels = barrelsOf(encounter, one, armed);
          const ammo = one.ammo.find(({ weapon }) => weapon === armed.id);
          const open =
            barrels === null ? ammo?.loaded === false && ammo.clips > 0 : barrels.left < barrels.all;
          const stalled = sawOf(encounter, one, armed)?.is === 'stalled' && isActive;
          if (!open && !stalled) return [];
          const { name, fighter } = one;
          return [
            usual('reload', stalled ? 'atz.chain-saw' : 'atz.tight-ammo', `${fighter.who}/${armed.id}`, {
              name,
              weapon: armed.weapon,
            }),
          ];
        });
        return isBound(encounter, one) ? empty.slice(0, 1) : empty;
      })
  );
}
