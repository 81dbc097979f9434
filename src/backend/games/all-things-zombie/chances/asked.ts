/** Which odds stand behind the first dice of each act of an Encounter, and what they are asked with. */
import type { z } from 'zod';
import type { EncounterAct } from '../../../../contract/games/all-things-zombie/acts.ts';
import type { ODDS_INPUTS, OddsRule } from '../../../../contract/games/all-things-zombie/odds.ts';
import type { Now } from '../../../../rules/all-things-zombie/acts/act.ts';
import type { SeenEncounter } from '../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { fighterNamed } from '../../../../rules/all-things-zombie/acts/encounter/fighters.ts';
import { afterOf } from '../../../../rules/all-things-zombie/acts/encounter/settle.ts';
import { opposersOf } from '../../../../rules/all-things-zombie/acts/encounter/task.ts';
import { type AfterStep, recoveryKind } from '../../../../rules/all-things-zombie/after-the-battle/due.ts';
import { figureNamed } from '../../../../rules/all-things-zombie/state/find.ts';
import type { Condition } from '../../../../rules/all-things-zombie/state/turn.ts';
import type { Rep } from '../../../../rules/all-things-zombie/types.ts';
import { checkAsked } from './checks.ts';

type AskedOf<R extends OddsRule> = { readonly rule: R; readonly input: z.input<(typeof ODDS_INPUTS)[R]> };
export type Asked = { [R in OddsRule]: AskedOf<R> }[OddsRule];

type Does<D extends EncounterAct['do']> = (
  act: Extract<EncounterAct, { do: D }>,
  now: Now,
  encounter: SeenEncounter,
) => Asked | undefined;

/** Rolls nothing, or what it rolls first has no odds of its own. */
const NONE = () => undefined;

/** An act of the contract without its line here doesn't compile. */
const ASKED: { readonly [D in EncounterAct['do']]: Does<D> } = {
  'decide-war': NONE,
  plan: NONE,
  drop: NONE,
  'take-clip': NONE,
  carry: NONE,
  equip: NONE,
  'roll-vehicle': (_, now, encounter) => ({ rule: 'atz.vehicle-at-start', input: here(now, encounter) }),
  'spend-vehicle': NONE,
  drink: ({ figure: id }, now) => {
    const figure = figureNamed(now, id);
    return figure && { rule: 'atz.drunkard', input: { rep: figure.rep } };
  },
  'set-table': NONE,
  // What a building may be depends on what stands there already.
  'reroll-part': ({ part }) => (part === 'wind' ? { rule: 'atz.wind', input: {} } : undefined),
  'place-zombies': (_, now, encounter) => ({ rule: 'atz.zombies-at-start', input: here(now, encounter) }),
  'ready-escape': ({ captives }, now, { role, party }) => {
    const own = now.figures.filter(({ id, status }) => party.includes(id) && status === 'captive');
    const rep = role === 'captive' ? Math.max(...own.map((figure) => figure.rep)) : captives?.highestRep;
    return rep === undefined ? undefined : { rule: 'atz.escape-help', input: { rep } };
  },
  'begin-pursuit': () => ({ rule: 'atz.lead', input: {} }),
  muster: NONE,
  'pursue-on': ({ band }, _, { pursuits }) => {
    const on = pursuits[band];
    if (on === undefined || on.chasers === null) return undefined;
    const { lead, runners, chasers } = on;
    const reps = { runners: runners.lowestRep, chasers: chasers.lowestRep };
    const ride = { runnersRide: runners.vehicles, chasersRide: chasers.vehicles };
    return { rule: 'atz.pursuit.runners', input: { lead, ...reps, ...ride } };
  },
  'split-runners': NONE,
  // Whether anybody of the party may go: if anybody may, the highest Rep does.
  'begin-turn': ({ sides }, now, encounter) => {
    const rep = highestStanding(now, encounter);
    return rep && { rule: 'atz.activation', input: { rep, sides: sides.length } };
  },
  fire: NONE,
  reload: NONE,
  mark: NONE,
  'count-kills': NONE,
  'hear-marker': ({ marker }, _, { area, markers }) => {
    const shots = markers[marker]?.shots;
    return shots === undefined ? undefined : { rule: 'atz.zombie-reinforcement', input: { area, shots } };
  },
  'hear-shots': ({ shots }, _, { area }) => ({ rule: 'atz.zombie-reinforcement', input: { area, shots } }),
  alert: (_act, _now, { escape: readied }) =>
    readied === null ? undefined : { rule: 'atz.alert', input: { turn: readied.turns + 1 } },
  enter: ({ spot, floor }, now, encounter) => {
    const building = encounter.table?.buildings.find(({ id }) => id === spot)?.type ?? null;
    return { rule: 'atz.activity', input: { ...here(now, encounter), building, upstairs: floor > 0 } };
  },
  // In Sight comes first for all of them, and says no more than who goes first.
  deal: NONE,
  beat: NONE,
  search: ({ spot, item }, _, { area, phase, visits }) => {
    const building = visits.find((visit) => visit.spot === spot)?.building ?? null;
    return { rule: 'atz.search', input: { area, phase, building, item } };
  },
  'search-loser': ({ contact, member, item }, { contacts }, { phase }) => {
    const loser = contacts.find(({ id }) => id === contact)?.members[member];
    const medic = loser?.attributes.includes('medic') ?? false;
    return { rule: 'atz.search-loser', input: { phase, item, medic } };
  },
  check: (act, now, encounter) => checkAsked(act, now, encounter),
  sense: () => ({ rule: 'atz.dumbass', input: {} }),
  task: ({ figure: who, difficulty }, now, encounter) => {
    const found = fighterNamed(now, encounter, who);
    return found && { rule: 'atz.task', input: { rep: found.rep, difficulty } };
  },
  'opposed-task': ({ figure: who, opposers: opposing }, now, encounter) => {
    const found = fighterNamed(now, encounter, who);
    const opposers = opposersOf(now, encounter, opposing);
    if (found === undefined || opposers === undefined) return undefined;
    const by = opposers.map(({ rep, advantage }) => ({ rep, advantage }));
    return { rule: 'atz.opposed-task', input: { rep: found.rep, opposers: by } };
  },
  examine: ({ casualty: id, by, wounds }, now) => {
    const casualty = figureNamed(now, id);
    const medic = figureNamed(now, by)?.attributes.includes('medic') ?? false;
    return (
      casualty && {
        rule: 'atz.doc',
        input: { rep: casualty.rep, wounds, medic, protected: casualty.protected },
      }
    );
  },
  mercy: ({ rep }) => ({ rule: 'atz.mercy', input: { rep } }),
  report: NONE,
  'correct-report': NONE,
  settle: ({ figure, step }, now) => stepAsked(now, figure, step),
  end: NONE,
};

/** Each line takes the act of its own name, which is the one it is found by. */
export function askedOf(now: Now, act: EncounterAct): Asked | undefined {
  // The one act of dice that comes before any plan.
  if (act.do === 'decide-war') return { rule: 'atz.who-wins', input: {} };
  const does = ASKED[act.do] as (act: EncounterAct, now: Now, encounter: SeenEncounter) => Asked | undefined;
  return now.encounter === null ? undefined : does(act, now, now.encounter);
}

function here({ winner }: Now, { area, phase }: SeenEncounter) {
  return { area, phase, ...(winner === null ? {} : { winner }) };
}

/** Of those who could act if the dice let them. */
function highestStanding(now: Now, encounter: SeenEncounter): Rep | undefined {
  const reps = encounter.party.flatMap((id): Rep[] => {
    const condition = fighterNamed(now, encounter, id)?.fighter.condition;
    const stands = STANDING.some((one) => one === condition);
    return stands ? [figureNamed(now, id)?.rep ?? []].flat() : [];
  });
  return reps.toSorted((a, b) => b - a)[0];
}

const STANDING = ['up', 'ducked-back', 'knocked-down'] as const satisfies readonly Condition[];

function stepAsked(now: Now, id: string, step: AfterStep): Asked | undefined {
  const after = afterOf(now, id);
  if (after === undefined) return undefined;
  const { rep, repBefore } = after.figure;
  switch (step) {
    case 'recovery': {
      const kind = recoveryKind(after);
      const medical = now.stock.some((item) => item.kind === 'medical-supplies');
      return kind === null ? undefined : { rule: 'atz.recovery', input: { rep, kind, medical } };
    }
    case 'infection':
      return { rule: 'atz.infection', input: { rep: repBefore } };
    case 'crazy-about-my-job':
      return { rule: 'atz.crazy-about-my-job', input: { rep } };
    default:
      return undefined;
  }
}
