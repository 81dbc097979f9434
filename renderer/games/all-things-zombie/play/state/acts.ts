/**
 * Acts of the figure whose line is marked, a row each. Its key and its form follow from the row, and so do the palette, the list behind `?`
 * and the buttons beside the checks.
 */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Deed } from '../../acts/deed.ts';
import { isAble, isAtMercy, isDown, isFleeing, isOut } from './able.ts';
import type { Key } from './key.ts';
import { toReload } from './reload.ts';

/** The parts of an Encounter that bear on the acts of a figure. */
export type Around = Pick<UnderWay, 'working' | 'mayBring'>;

/** The form in which a vehicle is driven, brought, or fired at. */
export type VehicleForm =
  | { readonly form: 'drive'; readonly vehicle: string }
  | { readonly form: 'bring-vehicle' | 'fire-at-vehicle'; readonly who: string };

type Does =
  /** Opens the form of the row’s name, or the one found for the figure. */
  | { readonly form: true | ((fighter: FighterView, around: Around) => VehicleForm | undefined) }
  /** Done at once: the first of these deeds that isn’t under way. */
  | { readonly deeds: (fighter: FighterView) => readonly Deed[] };

/** Groups in which the buttons beside the checks stand, in their order. */
export const BUTTON_GROUPS = ['in-battle', 'gear', 'rest', 'at-once'] as const;

interface Button {
  readonly text: string | ((fighter: FighterView, around: Around) => string);
  readonly among: (typeof BUTTON_GROUPS)[number];
  /** A button that is there less often than its key acts. */
  readonly when?: (fighter: FighterView) => boolean;
}

export type FigureAct = Key &
  Does & {
    /** Says whether the figure can as it is; left out where it always can. */
    readonly when?: (fighter: FighterView) => boolean;
    /** Every press counts, however fast they come. */
    readonly each?: true;
    /** The reason that the turn may have against it. */
    readonly held?: keyof FighterView['heldFrom'];
    /** An act that holds until it is taken back: whether it does, and its word on the figure’s line. */
    readonly lasts?: { readonly is: (fighter: FighterView) => boolean; readonly word: string };
    readonly button?: Button;
    /** Reason why there is nothing to do, said where the key is pressed all the same. */
    readonly nothing?: string;
  };

/** One of the party, or of people who act together with it. */
const isOurs = ({ ours }: FighterView) => ours;
const isOfParty = ({ group }: FighterView) => group === null;

/** Form by which a figure drives the vehicle it sits in, fires at one, or brings one; undefined where none applies. */
function vehicleFormOf(fighter: FighterView, { working, mayBring }: Around): VehicleForm | undefined {
  const { who, inside, weapons } = fighter;
  const own = working.find(({ vehicle }) => vehicle === inside);
  if (own !== undefined) return { form: 'drive', vehicle: own.vehicle };
  if (!isAble(fighter)) return undefined;
  if (working.length > 0 && weapons.some(({ stopsVehicles }) => stopsVehicles))
    return { form: 'fire-at-vehicle', who };
  return mayBring ? { form: 'bring-vehicle', who } : undefined;
}

const isHidden = ({ known }: FighterView) => known.hidden === true;

const VEHICLE_BUTTONS = {
  drive: 'Drive…',
  'fire-at-vehicle': 'Fire at a vehicle…',
  'bring-vehicle': 'Bring a vehicle…',
} as const satisfies Record<VehicleForm['form'], string>;

const countKill =
  (of: 'zombies' | 'people') =>
  ({ who }: FighterView): readonly Deed[] => [{ do: 'count-kills', who, of, by: 1 }];

export const FIGURE_ACTS = {
  'fire-at': {
    key: 'f',
    text: 'fire at',
    when: isAble,
    form: true,
    held: 'firing',
    button: { text: 'Fire at…', among: 'in-battle' },
  },
  fight: {
    key: 'g',
    text: 'fight hand to hand',
    when: isAble,
    form: true,
    button: { text: 'Fight…', among: 'in-battle' },
  },
  'break-off': {
    key: 'g',
    shift: true,
    text: 'break off melee',
    when: isAble,
    form: true,
    button: { text: 'Break off', among: 'in-battle' },
  },
  move: {
    key: 'm',
    text: 'move',
    when: (fighter) => isAble(fighter) || isFleeing(fighter),
    form: true,
    held: 'moving',
    button: { text: 'Move…', among: 'in-battle' },
  },
  lift: {
    key: 'j',
    shift: true,
    text: 'pick up or lay down a casualty',
    when: isAble,
    form: true,
    button: { text: 'Pick up, or lay down', among: 'in-battle' },
  },
  'pick-up': {
    key: '/',
    text: 'pick up a weapon',
    when: (fighter) => isAble(fighter) && isOfParty(fighter),
    form: true,
    button: { text: 'Pick up a weapon', among: 'gear' },
  },
  'finish-off': {
    key: 'x',
    text: 'kill or capture who is down',
    when: isAble,
    form: true,
    button: { text: 'Kill or capture', among: 'in-battle' },
  },
  cover: {
    key: 'w',
    shift: true,
    text: 'covering fire, or no more',
    when: isAble,
    lasts: { is: ({ covering }) => covering, word: 'covers' },
    deeds: ({ who, covering }) => [{ do: 'cover', who, covering: !covering }],
    button: {
      text: ({ covering }) => (covering ? 'No more covering fire' : 'Covering fire'),
      among: 'at-once',
    },
  },
  hide: {
    key: '_',
    text: 'hidden, or hidden no more',
    when: ({ condition }) => condition === 'up',
    lasts: { is: isHidden, word: 'hidden' },
    deeds: (fighter) => [{ do: 'hide', who: fighter.who, hidden: !isHidden(fighter) }],
    button: { text: (fighter) => (isHidden(fighter) ? 'Hidden no more' : 'Hide'), among: 'at-once' },
  },
  drive: {
    key: '.',
    text: 'drive, bring a vehicle, or fire at one',
    form: vehicleFormOf,
    nothing: 'No vehicle works on this table, and none can be brought.',
    button: {
      text: (fighter, around) => VEHICLE_BUTTONS[vehicleFormOf(fighter, around)?.form ?? 'drive'],
      among: 'rest',
    },
  },
  fire: {
    key: 'f',
    shift: true,
    text: 'count shots rolled elsewhere',
    form: true,
    button: { text: 'Count shots', among: 'rest', when: isAble },
  },
  reload: {
    key: 'r',
    text: 'reload',
    deeds: (fighter) => toReload(fighter).map((weapon): Deed => ({ do: 'reload', who: fighter.who, weapon })),
    held: 'reloading',
    nothing: 'Nothing to reload: each weapon is loaded, or no clip is left for it.',
    button: { text: 'Reload', among: 'at-once' },
  },
  clips: {
    key: ',',
    text: 'hand on spare clips',
    when: (fighter) => isAble(fighter) && isOurs(fighter),
    form: true,
    button: { text: 'Hand on clips', among: 'gear' },
  },
  check: { key: 'c', text: 'check', when: (fighter) => !isDown(fighter), form: true },
  task: { key: 't', text: 'task', form: true, button: { text: 'Task', among: 'rest' } },
  zombieKilled: { key: 'z', text: 'zombie killed', deeds: countKill('zombies'), each: true },
  personKilled: { key: 'p', text: 'person killed', deeds: countKill('people'), each: true },
  examine: {
    key: 'e',
    text: 'how bad is it',
    when: isAtMercy,
    form: true,
    button: { text: 'How bad is it', among: 'rest', when: isOut },
  },
  mercy: {
    key: 'x',
    shift: true,
    text: 'at their mercy',
    when: (fighter) => isOurs(fighter) && isAtMercy(fighter),
    form: true,
    button: { text: 'At their mercy', among: 'rest', when: isOut },
  },
  status: { key: 's', text: 'status, then its letter', form: true },
} as const satisfies Readonly<Record<string, FigureAct>>;

export type FigureActName = keyof typeof FIGURE_ACTS;

/** Words of the acts that hold for the figure. */
export const lastingWords = (fighter: FighterView): readonly string[] =>
  Object.values<FigureAct>(FIGURE_ACTS).flatMap(({ lasts }) => (lasts?.is(fighter) ? [lasts.word] : []));

/** Acts with a form of their own, which is named as they are. */
export type FigureFormName = {
  [N in FigureActName]: (typeof FIGURE_ACTS)[N] extends { readonly form: true } ? N : never;
}[FigureActName];

export function hasOwnForm(name: FigureActName): name is FigureFormName {
  const act: FigureAct = FIGURE_ACTS[name];
  return 'form' in act && act.form === true;
}
