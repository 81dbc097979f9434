/** Something that is due in an Encounter, or usually comes next. */
import type { Edge } from '../../../core/geometry/table-top.ts';
import type { AfterStep } from '../../after-the-battle/due.ts';
import type { Haven } from '../../board/flees.ts';
import type { ZombieStep } from '../../board/goes.ts';
import type { Role } from '../../encounters/kind.ts';
import type { AtzRule } from '../../rules.ts';
import type { MotorNoise } from '../../state/noise.ts';
import type { Force } from '../../state/one-off.ts';
import type { WhichZombies } from '../../state/zombies.ts';
import type { Called } from '../../text/spots.ts';
import type { VehicleId, WeaponId } from '../../types.ts';
import type { Titles } from '../title.ts';

export const DUE_CHECKS = [
  'what-now',
  'received-fire',
  'pursue-by-fire',
  'reaction-fire',
  'see-zombie-death',
  'surprise',
  'being-charged',
  'rally',
] as const;
export type DueCheck = (typeof DUE_CHECKS)[number];

/** For each act that may be proposed, what tells one proposal from another; `proposal-words.ts` says it. */
interface About {
  'decide-war': object;
  /** In place of one who was called so. */
  'name-star': { readonly name: string };
  'bring-star': object;
  'give-up': { readonly name: string };
  'end-campaign': object;
  'go-on': object;
  drink: { readonly name: string };
  'ready-escape': object;
  'begin-pursuit': object;
  'pursue-on': object;
  muster: { readonly side: Role };
  'roll-vehicle': object;
  'set-table': object;
  /** `defends`: the raiders come to the party, which stands there. */
  'place-zombies': { readonly defends?: true };
  'begin-turn': { readonly turn: number };
  /** Or to stay on its feet. */
  sense: { readonly name: string; readonly drunk?: true };
  /** Rushes at an enemy; or runs on, having run away: on a board to a place that is found. */
  move: { readonly name: string; readonly flees?: true; readonly to?: Haven };
  /** Place that somebody went into by a move, where nobody has tested who is in there, and the floor; with the names of those who went. */
  enter: Pick<Titles['enter'], 'place' | 'spot' | 'shop' | 'floor' | 'names' | 'short'>;
  /** By whoever speaks for the group; null where nobody is left to. */
  deal: { readonly name: string | null };
  /** Dice for the shots, and who fired them, or for the motor that runs, and whose it is; null for somebody who is not there any more. */
  'hear-marker': { readonly name: string | null; readonly shots: number; readonly of?: MotorNoise };
  beat: { readonly name: string | null };
  'search-loser': { readonly name: string | null };
  alert: object;
  examine: { readonly name: string };
  'early-grave': { readonly name: string };
  /** The check to take, and the person it comes by; null where that is nobody. */
  check: {
    readonly name: string;
    readonly check: DueCheck;
    readonly by: string | null;
  };
  /** In Sight of one who tests: of somebody who has popped up, by name, or of these, if they have now come into sight. */
  sight: {
    readonly name: string;
    readonly by: string | null;
    readonly ifSeen: readonly string[];
    /** And of zombies. */
    readonly zombies?: true;
    /** By the places of a board they have come into view. */
    readonly inView?: true;
    /** Ids of all of them. */
    readonly sees: readonly string[];
  };
  /**
   * At whom, by name; null where anybody in sight may be fired at, or any of those `among` whom it may choose, null for zombies. `holds`
   * where it may wait.
   */
  'fire-at': {
    readonly name: string;
    readonly at: string | null;
    readonly asAtCover: boolean;
    readonly among?: readonly (string | null)[];
    readonly holds?: true;
  };
  /** Who of one side, and against whom, by name, null for a zombie; against nobody, where only the players see whom a charge has reached. */
  /** `first`: they have come into contact, and no round has been fought; `nextSide` with whose activation the next one comes. */
  fight: {
    readonly names: readonly string[];
    readonly against: readonly (string | null)[];
    readonly first?: boolean;
    readonly nextSide?: string;
  };
  reload: { readonly name: string; readonly weapon: WeaponId };
  /** Back on its feet, or in the fight, having run from what it saw. */
  mark: { readonly name: string; readonly ran?: true };
  /**
   * Name of the person they eat, if any, with `kills` where that is his death; with `gunfire` where shots were fired in this turn or the last, and `up` where they get up and do
   * no more. On a board `goes` says what a zombie goes for: more than one where a die decides between them.
   */
  'zombies-act': WhichZombies & {
    readonly eats: string | null;
    readonly kills?: true;
    readonly gunfire: boolean;
    readonly up?: true;
    readonly goes?: readonly ZombieStep[];
  };
  'zombies-burn': WhichZombies;
  /** Number of fires that grow, the edge they grow towards where there is a table, and names of people out of the fight. */
  'spread-fire': {
    readonly fires: number;
    readonly wind: Edge | null;
    readonly names: readonly string[];
  };
  /**
   * Name of the driver, null where nobody fit is at the wheel; speed at which the vehicle goes on, null where control is to be rolled for.
   */
  drive: { readonly name: string | null; readonly vehicle: VehicleId; readonly speed: number | null };
  /** `kills`: it ends in death, whatever is rolled or chosen. */
  settle: { readonly name: string; readonly step: AfterStep; readonly kills: boolean };
  end: object;
  buy: { readonly force: Force };
  'end-one-off': object;
}

type ProposedAct = keyof About;

interface ProposalOf<A extends ProposedAct> {
  readonly act: A;
  /** A figure, a group, a marker's or a band's number; null for the table as a whole. */
  readonly subject: string | null;
  readonly about: About[A];
  /** The Encounter should not go on before it; otherwise it is only usual. */
  readonly due: boolean;
  readonly rule: AtzRule;
}

export type Proposal = { readonly [A in ProposedAct]: ProposalOf<A> }[ProposedAct];

/** Texts of proposals, by their acts. */
export type ProposalTexts = { readonly [A in ProposedAct]: (about: About[A], called: Called) => string };

/** Due: the Encounter should not go on before it. */
export function due<A extends ProposedAct>(
  act: A,
  rule: AtzRule,
  subject: string | null,
  about: About[A],
): ProposalOf<A> {
  return { act, subject, about, due: true, rule };
}

/** Before these the rules begin no turn. */
export const BEFORE_ANY_TURN: readonly string[] = [
  'hear-marker',
  'place-zombies',
  'begin-pursuit',
  'pursue-on',
  'buy',
] satisfies readonly ProposedAct[];
/** The act among them that only turns after the first wait for. */
export const WAITS_IN_PLAY = 'hear-marker' satisfies ProposedAct;
/** Only usual while they wait for another side, they have their own turn yet. */
export const BEFORE_THE_NEXT_TURN: readonly string[] = [
  'zombies-act',
  'fight',
] satisfies readonly ProposedAct[];

/** Proposes an act that usually comes next. */
export function usual<A extends ProposedAct>(
  act: A,
  rule: AtzRule,
  subject: string | null,
  about: About[A],
): ProposalOf<A> {
  return { act, subject, about, due: false, rule };
}
