/** What a press on something due does: an act, or a form to fill in first, or it leads to the screen where its form is. */
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { deedName } from '../../../../app/asking-acts.ts';
import type { Deed } from '../../encounter/deed.ts';
import { CHECK_NAMES } from '../forms/checks.ts';
import type { Form } from '../forms/form.ts';
import { sidesNow } from '../forms/sides.ts';

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

interface Seen {
  readonly encounter: Pick<UnderWay, 'musters' | 'kind' | 'groups' | 'turn' | 'markers'>;
  /** As the player left them for the next turn. */
  readonly sides: readonly string[] | null;
}

export function doesOf(
  { act, subject }: Pick<Proposal, 'act' | 'subject'>,
  { encounter, sides }: Seen,
): Does {
  const of = subject ?? '';
  switch (act) {
    case 'deal':
      return { form: { form: 'deal', group: of } };
    case 'examine':
      return { form: { form: 'examine', who: of } };
    case 'search-loser':
      return { form: { form: 'loser', group: of } };
    case 'beat':
      return { form: { form: 'declare', declaration: { do: 'beat', contact: of } } };
    case 'check':
      return checkDue(of);
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
    case 'alert':
    case 'place-zombies':
    case 'roll-vehicle':
      return always({ do: act });
    case 'begin-turn':
      return always({ do: 'begin-turn', sides: [...sidesNow(encounter, sides)] });
    default:
      // The prison, the Runners and their Chasers are said where the table is set up.
      return { screen: 'set-up' };
  }
}

/** Where the rules don’t say how many they are, the player does, in Set up. */
function musterDue(of: string, { musters, kind }: Seen['encounter']): Does {
  const side = musters.find(({ role }) => role === of);
  if (side === undefined || (side.count === null && kind === 'pursuit')) return { screen: 'set-up' };
  return always({ do: 'muster', role: side.role, count: null });
}

/** `c2/0/what-now`: whose, and which. */
function checkDue(of: string): Does {
  const parts = of.split('/');
  const check = CHECK_NAMES.find((name) => name === parts.at(-1)) ?? null;
  return { form: { form: 'check', who: parts.slice(0, -1).join('/'), check } };
}

/** The order of the list: what has to be done first, then what is usual. */
export function dueFirst(all: readonly Proposal[]): readonly Proposal[] {
  return [...all.filter(({ due }) => due), ...all.filter(({ due }) => !due)];
}
