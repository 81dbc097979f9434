/** Things that may be due on Play, a row each: its key, and the consequence of a press on it: an act, a form, or the screen of its form. */
import type { DueCheck } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { deedName } from '../../../../client/asking-acts.ts';
import type { Deed } from '../../acts/deed.ts';
import { type PartyPlace, placeZombies } from '../../map/place-zombies.ts';
import type { Form } from './form.ts';
import type { Key } from './key.ts';
import { sidesNow } from './sides.ts';

/** A deed as it was named when it was asked for, and as it is to be sent when its turn comes. */
export interface Naming {
  readonly name: string;
  readonly deed: Deed;
  /** Undefined where it is no longer there. */
  readonly made: (now: UnderWay) => Deed | undefined;
}

export type Does = Naming | { readonly form: Form } | { readonly screen: 'set-up' };

const always = (deed: Deed): Naming => ({ name: deedName(deed), deed, made: () => deed });

/** A marker is sent by its place in the list, which others leave before it: it is known by what it says. */
export function hearing({ markers }: Pick<UnderWay, 'markers'>, at: number): Naming {
  const wanted = JSON.stringify(markers[at]);
  const alike = (all: UnderWay['markers']) =>
    all.flatMap((marker, place) => (JSON.stringify(marker) === wanted ? [place] : []));
  return {
    name: `hear ${wanted} ${alike(markers).indexOf(at)}`,
    deed: { do: 'hear-marker', marker: at },
    made: (now) => {
      const [marker] = alike(now.markers);
      return marker === undefined ? undefined : { do: 'hear-marker', marker };
    },
  };
}

export type TicksOf = (who: string, check: string) => readonly string[];

export interface Seen {
  readonly encounter: Pick<
    UnderWay,
    'musters' | 'kind' | 'groups' | 'turn' | 'markers' | 'fighters' | 'zombies' | 'board'
  >;
  /** As the player left them for the next turn. */
  readonly sides: readonly string[] | null;
  /** Ticks that were the case at the last check of the kind. */
  readonly ticksOf: TicksOf;
  readonly place: Pick<PartyPlace, 'said'>;
}

interface DueAct extends Key {
  /** Several stand in one line, with one key that does all of them. */
  readonly together?: true;
  /** `of` is whatever the act is due of: a figure, a group, or one of them with a weapon or a check. */
  readonly does: (of: string, seen: Seen) => Does;
}

/** The prison, the Runners and their Chasers are said where the table is set up. */
export const SET_UP: Does = { screen: 'set-up' };

/** In the order of the list behind `?`: keys of a turn by themselves, others with Shift. */
export const DUE_ACTS = {
  enter: {
    key: "'",
    text: 'who is in there, once gone in',
    does: (spot) => ({ form: { form: 'enter', spot, floor: 0 } }),
  },
  deal: { key: 'h', text: 'deal with people met', does: (group) => ({ form: { form: 'deal', group } }) },
  'hear-marker': {
    key: 'a',
    text: 'zombies that hear the shots',
    together: true,
    does: (marker, { encounter }) => hearing(encounter, Number(marker)),
  },
  examine: { key: 'd', text: 'look after a casualty', does: (who) => ({ form: { form: 'examine', who } }) },
  'early-grave': {
    key: '!',
    text: 'Larger Than Life, or Cheating Death',
    does: (figure) => always({ do: 'early-grave', figure }),
  },
  'search-loser': {
    key: 'l',
    text: 'loot from the losers',
    does: (group) => ({ form: { form: 'loser', group } }),
  },
  'begin-turn': {
    key: 'n',
    text: 'next turn',
    does: (_, { encounter, sides }) => always({ do: 'begin-turn', sides: [...sidesNow(encounter, sides)] }),
  },
  'fire-at': { key: 'b', text: 'fire back, or as a check has it', does: (of) => ({ form: fireDue(of) }) },
  fight: { key: 'i', text: 'melee', does: (who) => ({ form: { form: 'fight', who } }) },
  reload: {
    key: 'k',
    text: 'reload what is empty',
    together: true,
    does: (of) => {
      const [who, weapon] = splitLast(of);
      return always({ do: 'reload', who, weapon });
    },
  },
  mark: {
    key: 'u',
    text: 'get up',
    together: true,
    does: (of) => always({ do: 'mark', who: splitLast(of)[0], condition: 'up', byZombie: false }),
  },
  'zombies-act': {
    key: 'h',
    shift: true,
    text: 'zombies act',
    together: true,
    does: (group) => ({ form: { form: 'zombies', group } }),
  },
  'spread-fire': {
    key: 'i',
    shift: true,
    text: 'the fire spreads',
    does: () => always({ do: 'spread-fire' }),
  },
  'zombies-burn': {
    key: 'k',
    shift: true,
    text: 'burning zombies',
    together: true,
    does: (group) => always({ do: 'zombies-burn', group }),
  },
  drive: {
    key: 'q',
    shift: true,
    text: 'a vehicle goes on',
    does: (vehicle) => ({ form: { form: 'drive', vehicle } }),
  },
  beat: {
    key: 'b',
    shift: true,
    text: 'they are beaten',
    does: (contact) => ({ form: { form: 'declare', declaration: { do: 'beat', contact } } }),
  },
  sense: {
    key: 's',
    shift: true,
    text: 'roll for sense, or to stay up',
    does: (figure) => always({ do: 'sense', figure }),
  },
  move: {
    key: 'e',
    shift: true,
    text: 'rush at an enemy',
    does: (who) => ({ form: { form: 'move', who, how: 'fast' } }),
  },
  alert: { key: 'a', shift: true, text: 'the alarm', does: () => always({ do: 'alert' }) },
  drink: { key: 'd', shift: true, text: 'roll for drink', does: (figure) => always({ do: 'drink', figure }) },
  muster: {
    key: 'm',
    shift: true,
    text: 'who they are',
    does: (role, { encounter }) => musterDue(role, encounter),
  },
  'roll-vehicle': {
    key: 'v',
    shift: true,
    text: 'roll for a vehicle',
    does: () => always({ do: 'roll-vehicle' }),
  },
  'set-table': {
    key: 't',
    shift: true,
    text: 'lay out the table',
    does: () => always({ do: 'set-table', locked: [], mallAlone: false }),
  },
  'place-zombies': {
    key: 'z',
    shift: true,
    text: 'zombies about',
    does: (_, { place }) => always(placeZombies(place.said)),
  },
  sight: {
    key: 'p',
    shift: true,
    text: 'In Sight',
    together: true,
    does: () => ({ form: { form: 'sight' } }),
  },
  // Before the battle, and done in Set up: the letters are for what comes in a turn.
  'ready-escape': { key: '=', text: 'ready the escape', does: () => SET_UP },
  'begin-pursuit': { key: '+', text: 'lead of the Runners', does: () => SET_UP },
  'pursue-on': {
    key: ';',
    text: 'the pursuit goes on',
    does: (band) => always({ do: 'pursue-on', band: Number(band) }),
  },
} as const satisfies Readonly<Record<string, DueAct>>;
export type DueKind = keyof typeof DUE_ACTS;

/** Checks that are due. */
const DUE_CHECK_ACTS = {
  'what-now': { key: 'w', text: 'What Now' },
  'received-fire': { key: 'v', text: 'Received Fire', together: true },
  'pursue-by-fire': { key: 'j', text: 'Pursue by Fire', together: true },
  'reaction-fire': { key: 'q', text: 'called upon to fire, and can’t' },
  'see-zombie-death': { key: 'c', shift: true, text: 'See Zombie Death', together: true },
  surprise: { key: 'u', shift: true, text: 'Surprise', together: true },
  'being-charged': { key: 'l', shift: true, text: 'Being Charged', together: true },
  rally: { key: 'r', shift: true, text: 'Rally' },
} as const satisfies Record<DueCheck, Omit<DueAct, 'does'>>;

/** Every kind of act that may be due: checks, and all others. */
export const ALL_DUE = { ...DUE_ACTS, ...DUE_CHECK_ACTS } as const;

/** Kind of something due: the act that does it, of a check which one. */
export type Kind = keyof typeof ALL_DUE;

export const isDoneTogether = (kind: Kind): boolean => 'together' in ALL_DUE[kind];

/** Muster of a side. Where the rules don’t say how many they are, the player does, in Set up. */
function musterDue(of: string, { musters, kind }: Seen['encounter']): Does {
  const side = musters.find(({ role }) => role === of);
  if (side === undefined || (side.count === null && kind === 'pursuit')) return SET_UP;
  return always({ do: 'muster', role: side.role, count: null });
}

/** `c2/0/what-now`: whose, and which. */
export function splitLast(of: string): readonly [string, string] {
  const at = of.lastIndexOf('/');
  return [of.slice(0, at), of.slice(at + 1)];
}

/** `f1 at c2/0 at-cover`: who, at whom, and how. */
function fireDue(of: string): Form {
  const [who = '', ...words] = of.split(' ');
  const at = words[words.indexOf('at') + 1];
  return {
    form: 'fire-at',
    who,
    ...(words.includes('at') && at !== undefined && { at }),
    asAtCover: words.includes('at-cover'),
    answers: true,
  };
}
