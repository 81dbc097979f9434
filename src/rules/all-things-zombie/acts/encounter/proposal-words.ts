/** Proposals of what is due in an Encounter, or usually comes next, in words. */
import { listed, oneOf, upperFirst } from '../../../core/text/english.ts';
import { weaponOf } from '../../arms.ts';
import type { Haven } from '../../board/flees.ts';
import { singleFigure } from '../../data/single-figures.ts';
import { RALLY_REACH } from '../../reaction/rally.ts';
import { EDGE_WORDS, windText } from '../../text/encounter.ts';
import { FORCE_WORDS } from '../../text/one-off.ts';
import { againstText } from '../../text/results.ts';
import { SIDE_WORDS } from '../../text/sides.ts';
import { type Called, calledOn, enteredText } from '../../text/spots.ts';
import { STEP_TERMS } from '../../text/steps.ts';
import { vehicleText } from '../../text/vehicles.ts';
import { MOTOR_TEXT, weaponText } from '../../text/vocabulary.ts';
import { goesText, groupText, whitherText } from '../../text/zombies.ts';
import type { WeaponId } from '../../types.ts';
import type { Proposal, ProposalTexts } from './proposal.ts';

/** `to house 3`, `over the south edge` */
const havenText = (to: Haven, called: Called): string =>
  to.by === 'edge' ? `over the ${EDGE_WORDS[to.edge]} edge` : `to ${called(to.id)}`;

function checkText({ name, check, by }: Extract<Proposal, { readonly act: 'check' }>['about']): string {
  switch (check) {
    case 'what-now':
      return `${name} Ducked Back: What Now?`;
    case 'received-fire':
      return `Received Fire: ${name}${by === null ? '' : `, fired at by ${by}`}`;
    case 'pursue-by-fire':
      return `Pursue by Fire: ${name}${by === null ? '' : ` after ${by}`}`;
    case 'reaction-fire':
      return `${name} would fire, and can’t: charge, Duck Back or stay`;
    case 'see-zombie-death':
      return `See Zombie Death: ${name}, if ${by === null ? 'it' : `the death of ${by}`} was seen`;
    case 'surprise':
      return `Surprise: ${name}, charged unseen by ${by ?? 'zombies'}`;
    case 'being-charged':
      return `Being Charged: ${name}, by ${by ?? 'zombies'}`;
    case 'rally':
      return `Rally: ${name}, if a friend is within ${RALLY_REACH}″`;
    default:
      return check satisfies never;
  }
}

type Sighted = Extract<Proposal, { readonly act: 'sight' }>['about'];

const seenText = ({ ifSeen, zombies }: Sighted) => oneOf([...ifSeen, ...(zombies ? ['zombies'] : [])]);
const viewText = ({ ifSeen, zombies }: Sighted) => listed([...ifSeen, ...(zombies ? ['zombies'] : [])]);
const comesText = ({ zombies }: Sighted) => (zombies ? 'come' : 'comes');

export interface ProposalParts {
  /** `See Zombie Death of Desmond Ruiz-Calloway` */
  readonly what: string;
  readonly who: string;
  /** `fired at by Nils Arden` */
  readonly how: string | null;
  /** To be rolled, where those of several are added up. */
  readonly dice: number | null;
}

function checkParts({
  name,
  check,
  by,
}: Extract<Proposal, { readonly act: 'check' }>['about']): ProposalParts | null {
  switch (check) {
    case 'received-fire':
      return { what: 'Received Fire', who: name, how: by === null ? null : `fired at by ${by}`, dice: null };
    case 'pursue-by-fire':
      return { what: 'Pursue by Fire', who: name, how: by === null ? null : `after ${by}`, dice: null };
    case 'see-zombie-death':
      return { what: `See Zombie Death${by === null ? '' : ` of ${by}`}`, who: name, how: null, dice: null };
    case 'surprise':
      return { what: 'Surprise', who: name, how: `by ${by ?? 'zombies'}`, dice: null };
    case 'being-charged':
      return { what: 'Being Charged', who: name, how: `by ${by ?? 'zombies'}`, dice: null };
    case 'what-now':
    case 'reaction-fire':
    case 'rally':
      return null;
    default:
      return check satisfies never;
  }
}

/** Key of the words for making a weapon ready again. */
function readyText(weapon: WeaponId): keyof typeof READY {
  const { reload, motor } = weaponOf(weapon);
  if (motor !== undefined) return 'Start again';
  return reload.by === 'throw' ? 'Pick up' : 'Reload';
}
const READY = {
  Reload: (weapon) => `reloads ${weapon}`,
  'Pick up': (weapon) => `picks up ${weapon}`,
  'Start again': (weapon) => `starts ${weapon} again`,
} as const satisfies Readonly<Record<string, (weapon: string) => string>>;

/** Parts of a proposal that several may have to follow at once, so that it stands in one line; null for what is done one by one. */
export function proposalParts({ act, about }: Proposal, called: Called): ProposalParts | null {
  switch (act) {
    case 'check':
      return checkParts(about);
    case 'sight': {
      const { name: who, by } = about;
      if (by !== null) return { what: 'In Sight', who, how: `of ${by}`, dice: null };
      if (about.inView) return { what: 'In Sight', who, how: `of ${viewText(about)}`, dice: null };
      return { what: 'In Sight, where they now see each other', who, how: seenText(about), dice: null };
    }
    case 'reload':
      return {
        what: readyText(about.weapon),
        who: about.name,
        how: `the ${weaponText(about.weapon)}`,
        dice: null,
      };
    case 'mark':
      if (about.ran) return null;
      return { what: 'Get up', who: about.name, how: null, dice: null };
    case 'hear-marker':
      return {
        what: 'Zombies drawn',
        who: about.name ?? 'somebody',
        how: about.of === undefined ? null : `by the ${MOTOR_TEXT[about.of]}`,
        dice: about.shots,
      };
    case 'zombies-act': {
      const { eats, kills: _, gunfire, up, goes = [], ...which } = about;
      if (goes.length > 0)
        return { what: 'Zombies go', who: goesText(which.group, goes, called), how: null, dice: null };
      if (up) return { what: `Zombies, ${UP}`, who: groupText(which), how: null, dice: null };
      const what = eats === null ? `Zombies go, ${whitherText(gunfire)}` : 'Zombies feast';
      return {
        what,
        who: groupText(which),
        how: eats === null ? null : `on ${eats}${about.kills ? ', who dies' : ''}`,
        dice: null,
      };
    }
    case 'zombies-burn':
      return { what: 'Burning zombies', who: groupText(about), how: null, dice: about.zombies };
    default:
      return null;
  }
}

function zombiesText(
  {
    eats,
    kills,
    gunfire,
    up,
    goes = [],
    ...which
  }: Extract<Proposal, { readonly act: 'zombies-act' }>['about'],
  called: Called,
) {
  const group = upperFirst(groupText(which));
  if (up) return `${group}: ${UP}`;
  if (eats !== null) return `${group}: they feast on ${eats}${kills ? ', who dies' : ''}`;
  if (goes.length > 0) return goesText(which.group, goes, called);
  return `${group}: ${whitherText(gunfire)}; at anyone they reach`;
}

/** Name of the one who dies of what is proposed, which its button says; null where nobody does. */
export function diesOf({ act, about }: Proposal): string | null {
  if (act === 'settle') return about.kills ? about.name : null;
  return act === 'zombies-act' && about.kills === true ? about.eats : null;
}

const UP = 'up from the ground, no further';

function meleeText({
  names,
  against,
  first = false,
  nextSide,
}: Extract<Proposal, { readonly act: 'fight' }>['about']): string {
  if (against.length === 0) return `${listed(names)} charges: melee with those reached`;
  const melee = `${first ? 'melee' : 'melee goes on'}: ${listed(names)} against ${againstText(against)}`;
  return nextSide === undefined ? upperFirst(melee) : `As the next side begins (${nextSide}), ${melee}`;
}

/** Another act that is proposed doesn't compile before it stands here. */
const SAID: ProposalTexts = {
  'decide-war': () => 'The twentieth year has come: roll for who has won the war',
  'name-star': ({ name }) => `Name one of the party as Star, in the place of ${name}`,
  'bring-star': () => 'Bring a new Star, at Rep 5',
  'give-up': ({ name }) => `${name} is held captive: an Escape, a raid to recover, or give ${name} up`,
  'end-campaign': () => 'End the campaign',
  'go-on': () => 'The campaign is over: go on with it',
  drink: ({ name }) => `${name} rolls for drink`,
  'ready-escape': () => 'Say where the prison is, and roll for captors and friends',
  'begin-pursuit': () => 'Roll for the lead of the Runners',
  'pursue-on': () => 'The pursuit goes on: Runners, then Chasers',
  muster: ({ side }) => `Find out who the ${SIDE_WORDS[side].several} are`,
  'roll-vehicle': () => 'Roll for a vehicle',
  'set-table': () => 'Lay out the table',
  'place-zombies': ({ defends }) =>
    `${defends ? 'The raiders come on and make the first move' : 'The party makes its first move'}; then roll for the zombies about`,
  buy: ({ force }) => `Buy ${FORCE_WORDS[force].text} by points`,
  'end-one-off': () => 'Say who has won, and end the battle',
  'begin-turn': ({ turn }) => `Turn ${turn}: roll for activation`,
  sense: ({ name, drunk }) =>
    drunk ? `${name}, dead drunk, rolls to stay up` : `${name} rolls for sense, once a turn`,
  move: ({ name, flees, to }, called) =>
    flees
      ? `${name} runs on, fast: ${to === undefined ? 'to a building, a vehicle or off the table' : havenText(to, called)}; surrenders to people who catch up`
      : `${name} has to rush at an enemy, and to fire if able`,
  enter: (about) => `${enteredText(about)}: who is in there?`,
  deal: ({ name }) => `Deal with ${name ?? 'the people in there'}`,
  'hear-marker': ({ name, shots, of }) =>
    `At the end of the turn, before the next: ${shots === 1 ? 'a die' : `${shots} dice`} for the ${of === undefined ? 'shots' : MOTOR_TEXT[of]} of ${name ?? 'somebody'}`,
  beat: ({ name }) => `Once they are beaten: loot from ${name ?? 'the losers'}`,
  'search-loser': ({ name }) => `Search ${name ?? 'them'}, a turn for each`,
  'zombies-act': zombiesText,
  'spread-fire': ({ fires, wind, names }) =>
    `At the end of the turn, the fire: ${[
      ...(fires > 0
        ? [
            `${fires === 1 ? 'it grows' : `${fires} of them grow`} ${singleFigure('fire-grows')}″ ${wind === null ? 'downwind' : windText(wind)}`,
          ]
        : []),
      ...(names.length > 0 ? [`${listed(names)} Out of the Fight`] : []),
    ].join(', ')}`,
  drive: ({ name, vehicle, speed }) => {
    const it = vehicleText(vehicle);
    if (speed === null) return `${upperFirst(it)}: ${name ?? 'the driver'} is disabled, is it under control?`;
    return `${upperFirst(it)} goes on, ${speed}″ the last time${name === null ? ', with nobody at the wheel' : `: ${name} drives`}`;
  },
  'zombies-burn': (which) => `At the end of the turn, the fire: ${groupText(which)}`,
  alert: () => 'At the end of a turn in which a captive has left the prison: the alarm',
  'early-grave': ({ name }) => `${name} would be dead: Larger Than Life, or Cheating Death?`,
  examine: ({ name }) => `A figure looks after ${name} for a whole turn`,
  check: checkText,
  sight: (about) =>
    about.inView
      ? `In Sight: ${about.name}, who sees ${viewText(about)}`
      : about.by === null
        ? `In Sight: ${about.name}, if ${seenText(about)} now ${comesText(about)} into sight`
        : `In Sight: ${about.name} and ${about.by}, of whom one has popped up`,
  'fire-at': ({ name, at, asAtCover, among = [], holds }) => {
    const whom = at ?? (among.length === 0 ? null : oneOf(among.map((one) => one ?? 'the zombies in sight')));
    const fires = `${name} ${holds ? 'may hold fire, or fire' : 'fires'}`;
    return `${fires}${whom === null ? '' : ` at ${whom}`}${holds ? ' at any time in their move' : ''}${asAtCover ? ', as at cover' : ''}`;
  },
  fight: meleeText,
  reload: ({ name, weapon }) => `${name} ${READY[readyText(weapon)](`the ${weaponText(weapon)}`)}`,
  mark: ({ name, ran }) => (ran ? `${name} has come round, and is in the fight again` : `${name} gets up`),
  settle: ({ name, step, kills }) =>
    `${name}: ${STEP_TERMS[step].title}${kills && step !== 'dies' ? ', and dies' : ''}`,
  end: () => 'Close the Encounter, and go on to the next period',
};

/** `called` names what stands on the table, which otherwise goes by its number alone. */
export function proposalText({ act, about }: Proposal, called: Called = calledOn(null)): string {
  return (SAID[act] as (about: Proposal['about'], called: Called) => string)(about, called);
}
