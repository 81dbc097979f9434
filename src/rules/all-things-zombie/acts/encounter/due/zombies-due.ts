/** Proposals that zombies make due: checks of those they charge, melees, acts when it is their turn, and the fire on them. */

import type { ZombieStep } from '../../../board/goes.ts';
import type { CampaignEvent } from '../../../state/campaign-events.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Zombies, ZombiesDoing } from '../../../state/zombies.ts';
import { ZOMBIE_SIDE } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { sidesInTurn } from '../turn/sides.ts';
import { stepsOf } from '../zombies/zombie-goes.ts';
import { doingNow, whichZombies, zombiesHere } from '../zombies/zombies.ts';
import { isTheirs, mayAct } from '../zombies/zombies-act.ts';
import type { ToldHere } from './due-marks.ts';

/** In the order in which the book has them. */
export interface ZombiesDue {
  readonly checks: readonly Proposal[];
  readonly acts: readonly Proposal[];
  /** Acts of the zombies that wait for another side, which goes before theirs. */
  readonly later: readonly Proposal[];
  readonly burning: readonly Proposal[];
}

export function zombiesDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  told: readonly ToldHere[],
): ZombiesDue {
  const groups = zombiesHere(encounter).map((group) => ({ group, doing: doingNow(now, encounter, group) }));
  const turn = encounter.turn?.number ?? 0;
  const checks = new Map<string, Proposal>();
  const acts: Proposal[] = [];
  const gunfire = heardLately(told);
  const wait = theyWait(now, encounter);
  const proposed = wait ? usual : due;
  for (const { group, doing } of groups) {
    if (doing.by === 'charging') {
      const name = nameOf(now, encounter, doing.at);
      const check = doing.unseen ? 'surprise' : 'being-charged';
      const subject = `${doing.at}/${check}`;
      if (name !== undefined)
        checks.set(subject, due('check', `atz.${check}`, subject, { name, check, by: null }));
    }
    if (isTheirs(encounter, group, doing.by))
      acts.push(
        proposed('zombies-act', 'atz.zombies-act', group.id, {
          ...whichZombies(group),
          ...feast(now, encounter, doing),
          gunfire,
          ...(onlyGetsUp(encounter, group, doing.by) && { up: true }),
          ...goes(now, encounter, group, doing),
        }),
      );
  }
  return {
    checks: [...checks.values()],
    acts: wait ? [] : acts,
    later: wait ? acts : [],
    burning: groups.flatMap(({ group }): Proposal[] =>
      group.burning === undefined || group.burnt === turn || encounter.turn === null
        ? []
        : [due('zombies-burn', 'atz.zombie-burns-out', group.id, whichZombies(group))],
    ),
  };
}

/** On doubles, and in contact: it doesn’t go anywhere (ATZ-126). */
const onlyGetsUp = (encounter: SeenEncounter, group: Zombies, by: Zombies['doing']['by']): boolean =>
  mayAct(encounter, group) === 'recover' || by === 'charging' || by === 'melee';

/** By the dice a side goes before them that may still act; once some of them have gone, it is their turn, and one that was shot down has not gone (section: Turn Sequence and Activation). */
function theyWait(now: SeenCampaign, encounter: SeenEncounter): boolean {
  const have = zombiesHere(encounter).some(
    ({ acted, down }) => acted === encounter.turn?.number && down === undefined,
  );
  return (
    !have &&
    sidesInTurn(now, encounter).some(({ die, state }) => die.side === ZOMBIE_SIDE && state === 'waits')
  );
}

/** Victim of those who feast, and whether that is its death: of one who lives, when they begin. */
function feast(
  now: SeenCampaign,
  encounter: SeenEncounter,
  doing: ZombiesDoing,
): { readonly eats: string | null; readonly kills?: true } {
  const victim = doing.by === 'feasting' ? fighterNamed(now, encounter, doing.on) : undefined;
  if (doing.by !== 'feasting' || victim === undefined) return { eats: null };
  const kills = doing.turns === null && victim.fighter.condition !== 'dead';
  return { eats: victim.name, ...(kills && { kills: true }) };
}

/** Steps of a zombie that has a place, and goes somewhere. */
function goes(
  now: SeenCampaign,
  encounter: SeenEncounter,
  group: Zombies,
  { by }: ZombiesDoing,
): { readonly goes?: readonly ZombieStep[] } {
  if (by !== 'roaming' || onlyGetsUp(encounter, group, by)) return {};
  const steps = stepsOf(now, encounter, group).map(({ aim, way, end, touches, against }): ZombieStep => {
    const of = (who: string | undefined) =>
      who === undefined ? null : (nameOf(now, encounter, who) ?? null);
    return {
      ...{ by: aim.by, name: of(aim.who), shot: aim.by === 'gunfire' ? (aim.spot ?? null) : null },
      ...{ apart: aim.apart ?? null, way, end, reaches: of(touches), against: against ?? null },
    };
  });
  return steps.length === 0 ? {} : { goes: steps };
}

const nameOf = (now: SeenCampaign, encounter: SeenEncounter, who: string): string | undefined =>
  fighterNamed(now, encounter, who)?.name;

/** True if a shot that zombies hear was fired in this turn or the last; a motor that runs is no gunfire. */
export function heardLately(told: readonly ToldHere[]): boolean {
  let turns = 0;
  for (const { events } of told.toReversed()) {
    for (const event of events.toReversed()) {
      if (isGunfire(event)) return true;
      if (event.type === 'turn-begun') turns += 1;
      if (turns > 1) return false;
    }
  }
  return false;
}

/** With a marker where it was kept, or told without one. */
function isGunfire(event: CampaignEvent): boolean {
  if (event.type === 'shots-marked') return event.marker.of === undefined;
  return event.type === 'shots-fired' && event.marker === null && event.shots > 0;
}
