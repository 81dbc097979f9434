/** What is due on the table, and what usually comes next there. */

import { dealtWith, speakerOf } from '../../state/contact.ts';
import { strangerId } from '../../state/turn.ts';
import type { Now } from '../act.ts';
import type { SeenEncounter } from './act.ts';
import { maySpiral } from './due-marks.ts';
import { type Fighting, fighterNamed, metHere } from './fighters.ts';
import { beatenHere, searchable } from './losers.ts';
import { due, type Proposal, usual } from './proposal.ts';
import { isWithoutSense } from './sense.ts';

export function inBattle(now: Now, encounter: SeenEncounter): readonly Proposal[] {
  if (encounter.stage !== 'on-the-table') return [];
  const all = everybody(now, encounter);
  return [
    ...dealing(now, encounter),
    ...noise(encounter, (who) => fighterNamed(now, encounter, who)?.name ?? 'somebody'),
    ...losing(now, encounter),
    ...alarm(encounter),
    ...down(all),
    ...spiralling(now, all),
    ...all
      .filter((one) => isWithoutSense(encounter, one))
      .map(({ fighter, name }) =>
        usual('sense', fighter.who, `${name} rolls for sense, once a turn`, 'atz.dumbass'),
      ),
    usual(
      'begin-turn',
      null,
      `Turn ${(encounter.turn?.number ?? 0) + 1}: roll for activation`,
      'atz.activation',
    ),
  ];
}

/** The party, then those met, as far as they are still about and alive. */
function everybody(now: Now, encounter: SeenEncounter): readonly Fighting[] {
  const met = metHere(now, encounter).flatMap(({ id, members }) =>
    members.flatMap(({ alive }, at) => (alive ? [strangerId(id, at)] : [])),
  );
  return [...encounter.party, ...met].flatMap((who) => fighterNamed(now, encounter, who) ?? []);
}

function dealing(now: Now, encounter: SeenEncounter): readonly Proposal[] {
  return metHere(now, encounter)
    .filter((group) => !dealtWith(group, encounter.date))
    .map(({ id, members }) =>
      due(
        'deal',
        id,
        `Deal with ${speakerOf(members)?.name ?? 'the people in there'}`,
        'atz.encountering-humans',
      ),
    );
}

function noise({ markers }: SeenEncounter, nameOf: (who: string) => string): readonly Proposal[] {
  return markers.map(({ who, shots }, at) =>
    due(
      'hear-marker',
      `${at}`,
      `At the end of the turn: ${shots === 1 ? 'a die' : `${shots} dice`} for the shots of ${nameOf(who)}`,
      'atz.zombie-reinforcement',
    ),
  );
}

function losing(now: Now, encounter: SeenEncounter): readonly Proposal[] {
  const beating = metHere(now, encounter)
    .filter((group) => dealtWith(group, encounter.date) && group.standing === 'fought')
    .map(({ id, members }) =>
      usual(
        'beat',
        id,
        `Once they are beaten: loot from ${speakerOf(members)?.name ?? 'the losers'}`,
        'atz.take-from-loser',
      ),
    );
  const searching = beatenHere(now, encounter)
    .filter((group) => searchable(now, encounter, group))
    .map(({ id, members }) =>
      usual('search-loser', id, `Search ${members[0]?.name ?? 'them'}, a turn for each`, 'atz.search-loser'),
    );
  return [...beating, ...searching];
}

function alarm({ escape: readied }: SeenEncounter): readonly Proposal[] {
  return readied?.alerted === false
    ? [
        usual(
          'alert',
          null,
          'At the end of a turn in which somebody has left the prison: the alarm',
          'atz.alert',
        ),
      ]
    : [];
}

function down(all: readonly Fighting[]): readonly Proposal[] {
  return all
    .filter(({ figure, fighter }) => figure !== null && fighter.condition === 'out-of-the-fight')
    .map(({ fighter, name }) =>
      usual('examine', fighter.who, `Somebody looks after ${name} for a whole turn`, 'atz.doc'),
    );
}

/** Enemies who ducked back, and Grunts where the player has it so, do as their test says once their side is active. */
function spiralling(now: Now, all: readonly Fighting[]): readonly Proposal[] {
  return all
    .filter(({ fighter }) => fighter.condition === 'ducked-back' && maySpiral(now, fighter.who))
    .map(({ fighter, name }) =>
      usual('check', `${fighter.who}/what-now`, `${name} ducked back: What Now?`, 'atz.what-now'),
    );
}
