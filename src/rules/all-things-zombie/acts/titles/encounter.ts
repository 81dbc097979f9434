/** Titles of what is done in an Encounter before and after its battle. */
import { counted } from '../../../core/text/english.ts';
import { DRUNKARD_TABLE } from '../../data/attribute-tables.ts';
import type { PursuitEnd } from '../../encounters/pursuit.ts';
import { AREA_WORDS, KIND_WORDS, OBJECTIVE_WORDS, ROLE_WORDS } from '../../text/encounter.ts';
import { FORCE_WORDS, wonText } from '../../text/one-off.ts';
import { SIDE_WORDS } from '../../text/sides.ts';
import { stepInLine } from '../../text/step-results.ts';
import { weaponText } from '../../text/vocabulary.ts';
import { named, title } from '../title-facts.ts';
import { givenText } from './campaign.ts';

/** Titles by their ids, of which none is ever taken away, since old files have it. */
export const ENCOUNTER_TITLES = {
  // Planned
  'decide-war': title({ winner: 'winner' }, ({ winner }) => `The ${winner} have won the war`),
  'name-star': title(named, ({ name }) => `${name} becomes the Star`),
  'new-star': title(named, ({ name }) => `${name} comes as the new Star`),
  'give-up': title(named, ({ name }) => `Give ${name} up`),
  'end-campaign': title({}, () => 'End the campaign'),
  'go-on': title({}, () => 'Go on with the campaign'),
  plan: title(
    { kind: 'kind', objective: 'objective?', area: 'area' },
    ({ kind, objective, area }) =>
      `Plan ${objective === null ? KIND_WORDS[kind].a : OBJECTIVE_WORDS[objective].raid.a}, ${AREA_WORDS[area].text}`,
  ),
  drop: title({ kind: 'kind' }, ({ kind }) => `Drop the ${KIND_WORDS[kind].text}`),
  buy: title(
    { ...named, force: 'force', points: 'count' },
    ({ name, force, points }) =>
      `Buy ${name} for ${FORCE_WORDS[force].text}, ${counted(points, 'point', 'points')}`,
  ),
  sell: title(named, ({ name }) => `Take ${name} out again`),
  'take-clip': title(
    { ...named, weapon: 'weapon' },
    ({ name, weapon }) => `A surplus clip for ${name}’s ${weaponText(weapon)}`,
  ),
  carry: title({ name: 'text?' }, ({ name }) =>
    name === null ? 'Lay it in the stockpile' : `${name} carries it`,
  ),
  equip: title({ ...named, thing: 'thing' }, ({ name, thing }) => givenText({ things: 1, thing }, name)),
  'roll-vehicle': title({ won: 'flag' }, ({ won }) => (won ? 'A vehicle runs' : 'No vehicle runs')),
  'spend-vehicle': title({}, () => 'Take the vehicle held over'),
  drink: title(
    { ...named, state: 'drunk' },
    ({ name, state }) => `${name}: ${state === null ? 'sober' : DRUNKARD_TABLE[state].text}`,
  ),
  // Set up
  /** `place` is null where a table was laid out before. */
  'set-table': title({ place: 'text?' }, ({ place }) =>
    place === null ? 'Set up the table anew' : `Set up ${place}`,
  ),
  'reroll-part': title({}, () => 'Roll a part of the table again'),
  'place-zombies': title(
    { zombies: 'count' },
    ({ zombies }) => `${zombies === 0 ? 'No zombies' : counted(zombies, 'zombie', 'zombies')} about`,
  ),
  'ready-escape': title({ captors: 'count' }, ({ captors }) =>
    captors === 1 ? 'One captor' : `${captors} captors`,
  ),
  muster: title(
    { role: 'role', count: 'count' },
    ({ role, count }) => `Find ${count} ${count === 1 ? ROLE_WORDS[role].text : SIDE_WORDS[role].several}`,
  ),
  /** `lead` is in hours. */
  'begin-pursuit': title({ away: 'flag', lead: 'number' }, ({ away, lead }) =>
    away ? 'The Runners ride away' : `A lead of ${counted(lead, 'hour', 'hours')}`,
  ),
  'pursue-on': title({ end: 'pursuit-end', lead: 'number' }, ({ end, lead }) => PURSUIT[end](lead)),
  'split-runners': title({}, () => 'The Runners split up'),
  // After it
  report: title({ by: 'player-or-bots' }, ({ by }) =>
    by === 'bots' ? 'The battle, fought by bots' : 'Report the battle',
  ),
  'correct-encounter': title({ number: 'count' }, ({ number }) => `Correct Encounter ${number}`),
  'correct-report': title(named, ({ name }) => `Correct the report on ${name}`),
  settle: title({ ...named, result: 'step-result' }, ({ name, result }) => `${name}, ${stepInLine(result)}`),
  end: title({ kind: 'kind' }, ({ kind }) => `End the ${kind}`),
  'end-one-off': title({ winner: 'force?' }, ({ winner }) => `End the battle: ${wonText(winner)}`),
  /** A sentence of a version that stored titles as words. */
  written: title({ text: 'text' }, ({ text }) => text),
} as const;

const PURSUIT = {
  escaped: () => 'The Runners are away',
  caught: () => 'The Runners are caught',
  'goes-on': (hours: number) => (hours === 1 ? 'An hour ahead' : `${hours} hours ahead`),
} as const satisfies Record<PursuitEnd, (hours: number) => string>;
