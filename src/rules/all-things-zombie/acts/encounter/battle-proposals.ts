/** What is due on the table, and what usually comes next there. */

import { dealtWith, speakerOf } from '../../state/contact.ts';
import { strangerId } from '../../state/turn.ts';
import type { SeenCampaign } from '../act.ts';
import type { SeenEncounter } from './act.ts';
import { maySpiral } from './due-marks.ts';
import { type Fighting, fighterNamed, metHere } from './fighters.ts';
import { beatenHere, searchable } from './losers.ts';
import { due, type Proposal, usual } from './proposal.ts';
import { isWithoutSense } from './sense.ts';

export function inBattle(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  if (encounter.stage !== 'on-the-table') return [];
  const all = everybody(now, encounter);
  return [
    ...dealing(now, encounter),
    ...noise(encounter, (who) => fighterNamed(now, encounter, who)?.name ?? null),
    ...losing(now, encounter),
    ...alarm(encounter),
    ...down(all),
    ...spiralling(now, all),
    ...all
      .filter((one) => isWithoutSense(encounter, one))
      .map(({ fighter, name }) => usual('sense', 'atz.dumbass', fighter.who, { name })),
    usual('begin-turn', 'atz.activation', null, { turn: (encounter.turn?.number ?? 0) + 1 }),
  ];
}

/** The party, then those met, as far as they are still about and alive. */
function everybody(now: SeenCampaign, encounter: SeenEncounter): readonly Fighting[] {
  const met = metHere(now, encounter).flatMap(({ id, members }) =>
    members.flatMap(({ alive }, at) => (alive ? [strangerId(id, at)] : [])),
  );
  return [...encounter.party, ...met].flatMap((who) => fighterNamed(now, encounter, who) ?? []);
}

function dealing(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  return metHere(now, encounter)
    .filter((group) => !dealtWith(group, encounter.date))
    .map(({ id, members }) =>
      due('deal', 'atz.encountering-humans', id, { name: speakerOf(members)?.name ?? null }),
    );
}

function noise({ markers }: SeenEncounter, nameOf: (who: string) => string | null): readonly Proposal[] {
  return markers.map(({ who, shots }, at) =>
    due('hear-marker', 'atz.zombie-reinforcement', `${at}`, { name: nameOf(who), shots }),
  );
}

function losing(now: SeenCampaign, encounter: SeenEncounter): readonly Proposal[] {
  const beating = metHere(now, encounter)
    .filter((group) => dealtWith(group, encounter.date) && group.standing === 'fought')
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

function alarm({ escape: readied }: SeenEncounter): readonly Proposal[] {
  return readied?.alerted === false ? [usual('alert', 'atz.alert', null, {})] : [];
}

function down(all: readonly Fighting[]): readonly Proposal[] {
  return all
    .filter(({ figure, fighter }) => figure !== null && fighter.condition === 'out-of-the-fight')
    .map(({ fighter, name }) => usual('examine', 'atz.doc', fighter.who, { name }));
}

/** Enemies who ducked back, and Grunts where the player has it so, do as their test says once their side is active. */
function spiralling(now: SeenCampaign, all: readonly Fighting[]): readonly Proposal[] {
  return all
    .filter(({ fighter }) => fighter.condition === 'ducked-back' && maySpiral(now, fighter.who))
    .map(({ fighter, name }) => usual('check', 'atz.what-now', `${fighter.who}/what-now`, { name }));
}
