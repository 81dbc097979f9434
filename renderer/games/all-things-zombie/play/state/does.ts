/** Consequence of a press on something due: an act, or a form to fill in first, or the screen where its form is. */
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { deedName } from '../../../../client/asking-acts.ts';
import type { Deed } from '../../acts/deed.ts';
import { type PartyPlace, placeZombies } from '../../map/place-zombies.ts';
import { actOf, STANDING_STILL } from './acting.ts';
import { askedCheck, ticksSet } from './asked-check.ts';
import { CHECK_NAMES } from './checks.ts';
import type { Form } from './form.ts';
import { isSight, TOGETHER } from './kinds.ts';
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

type TicksOf = (who: string, check: string) => readonly string[];

interface Seen {
  readonly encounter: Pick<
    UnderWay,
    'musters' | 'kind' | 'groups' | 'turn' | 'markers' | 'fighters' | 'zombies'
  >;
  /** As the player left them for the next turn. */
  readonly sides: readonly string[] | null;
  /** Ticks that were the case at the last check of the kind. */
  readonly ticksOf: TicksOf;
  readonly place: Pick<PartyPlace, 'said'>;
}

export function doesOf(
  proposal: Pick<Proposal, 'act' | 'subject' | 'due'>,
  { encounter, sides, ticksOf, place }: Seen,
): Does {
  const { act, subject } = proposal;
  const of = subject ?? '';
  if (isSight(proposal)) return { form: { form: 'sight' } };
  switch (act) {
    case 'enter':
      return { form: { form: 'enter', spot: of, floor: 0 } };
    case 'deal':
      return { form: { form: 'deal', group: of } };
    case 'examine':
      return { form: { form: 'examine', who: of } };
    case 'search-loser':
      return { form: { form: 'loser', group: of } };
    case 'beat':
      return { form: { form: 'declare', declaration: { do: 'beat', contact: of } } };
    case 'check':
      return checkDue(of, ticksOf);
    case 'fire-at':
      return { form: fireDue(of) };
    case 'fight':
      return { form: { form: 'fight', who: of } };
    case 'move':
      return { form: { form: 'move', who: of } };
    case 'drive':
      return { form: { form: 'drive', vehicle: of } };
    case 'zombies-act':
      return { form: { form: 'zombies', group: of } };
    case 'zombies-burn':
      return always({ do: act, group: of });
    case 'reload': {
      const [who, weapon] = splitLast(of);
      return always({ do: 'reload', who, weapon });
    }
    case 'mark':
      return always({ do: 'mark', who: splitLast(of)[0], condition: 'up', byZombie: false });
    case 'muster':
      return musterDue(of, encounter);
    case 'hear-marker':
      return hearing(encounter, Number(of));
    case 'sense':
    case 'drink':
      return always({ do: act, figure: of });
    case 'pursue-on':
      return always({ do: 'pursue-on', band: Number(of) });
    case 'set-table':
      return always({ do: 'set-table', locked: [], mallAlone: false });
    case 'spread-fire':
    case 'alert':
    case 'roll-vehicle':
      return always({ do: act });
    case 'place-zombies':
      return always(placeZombies(place.said));
    case 'begin-turn':
      return always({ do: 'begin-turn', sides: [...sidesNow(encounter, sides)] });
    default:
      // The prison, the Runners and their Chasers are said where the table is set up.
      return { screen: 'set-up' };
  }
}

/** The same where several do it with one press: groups of zombies that reach nobody go on their way. */
export function doesTogether(proposal: Pick<Proposal, 'act' | 'subject' | 'due'>, seen: Seen): Does {
  const group = seen.encounter.zombies.find(({ id }) => id === proposal.subject);
  if (proposal.act !== 'zombies-act' || group === undefined) return doesOf(proposal, seen);
  const made = ({ zombies }: Pick<UnderWay, 'zombies'>): Deed | undefined => {
    const now = zombies.find(({ id, may }) => id === group.id && (may === 'act' || may === 'recover'));
    return now && actOf(now, STANDING_STILL);
  };
  return { name: `zombies ${group.id}`, deed: actOf(group, STANDING_STILL), made };
}

/** Muster of a side. Where the rules don’t say how many they are, the player does, in Set up. */
function musterDue(of: string, { musters, kind }: Seen['encounter']): Does {
  const side = musters.find(({ role }) => role === of);
  if (side === undefined || (side.count === null && kind === 'pursuit')) return { screen: 'set-up' };
  return always({ do: 'muster', role: side.role, count: null });
}

/** `c2/0/what-now`: whose, and which. */
function splitLast(of: string): readonly [string, string] {
  const at = of.lastIndexOf('/');
  return [of.slice(0, at), of.slice(at + 1)];
}

/** Check that is due. One of which all is known, or was said the last time, is rolled at once; any other opens its form. */
function checkDue(of: string, ticksOf: TicksOf): Does {
  const [who, name] = splitLast(of);
  const check = CHECK_NAMES.find((one) => one === name) ?? null;
  if (check === null || !TOGETHER.some((kind) => kind === check)) return checkForm(of);
  const made = ({ fighters }: Pick<UnderWay, 'fighters'>): Deed | undefined => {
    const fighter = fighters.find((one) => one.who === who);
    if (fighter === undefined || (check === 'received-fire' && fighter.underFire === null)) return undefined;
    return askedCheck(who, check, ticksSet(fighter, check, ticksOf));
  };
  return { name: `check ${of}`, deed: askedCheck(who, check, []), made };
}

/** The check in its form, where ticks can be set before it is rolled. */
export function checkForm(of: string): { readonly form: Form } {
  const [who, name] = splitLast(of);
  return { form: { form: 'check', who, check: CHECK_NAMES.find((one) => one === name) ?? null } };
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

/** The end of a turn, and the next one. */
const LAST: readonly string[] = ['spread-fire', 'zombies-burn', 'hear-marker', 'begin-turn'];

/** The order of the list: what has to be done first, then what is usual, then the end of the turn. */
export function dueFirst(all: readonly Proposal[]): readonly Proposal[] {
  const now = all.filter(({ act }) => !LAST.includes(act));
  const last = LAST.flatMap((name) => all.filter(({ act }) => act === name));
  return [...now.filter(({ due }) => due), ...now.filter(({ due }) => !due), ...last];
}
