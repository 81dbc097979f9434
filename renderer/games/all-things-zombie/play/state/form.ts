import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { Roller } from '../../../../client/asking.ts';
import type { Declaration, Timed } from '../../acts/deed.ts';
import type { FigureFormName, VehicleForm } from './acts.ts';

/** Declarations that can’t be taken back at the table, and so are asked for once; the end of the battle before its report is filled in. */
export type Declared =
  | Exclude<Declaration, { readonly do: 'report' | 'begin-turn' | 'end-campaign' }>
  | { readonly do: 'report' };

/** More that a form of a figure may be told as it opens. */
interface Told {
  /** `at` is somebody in particular, `asAtCover` how he is fired after, and `answers` that a check lets him fire. */
  readonly 'fire-at': { readonly at?: string; readonly asAtCover?: boolean; readonly answers?: true };
  /** A Psycho who has to rush, and a figure that runs on. */
  readonly move: { readonly how?: 'fast' };
  /** The check that is due, and `whom` of the people or which group of zombies it means to charge. */
  readonly check: { readonly check?: CheckName | null; readonly whom?: string | null };
}

/** A form about one figure. */
type FigureForm = {
  readonly [F in FigureFormName]: { readonly form: F; readonly who: string } & (F extends keyof Told
    ? Told[F]
    : unknown);
}[FigureFormName];

/** The form beside the table; one at a time. */
export type Form =
  | FigureForm
  | VehicleForm
  | { readonly form: 'correct-vehicle'; readonly vehicle: string }
  | { readonly form: 'enter'; readonly spot: string; readonly floor: number }
  | { readonly form: 'search'; readonly spot: string }
  | { readonly form: 'deal'; readonly group: string }
  | { readonly form: 'loser'; readonly group: string }
  | { readonly form: 'zombies'; readonly group: string }
  /** The turn doesn’t let somebody do it now; `message` says why. */
  | { readonly form: 'anyway'; readonly deed: Timed; readonly message: string }
  | { readonly form: 'groups' }
  /** Night, weather and fire. */
  | { readonly form: 'surroundings' }
  | { readonly form: 'noise' }
  /** Form for those who have come into sight out of doors. */
  | { readonly form: 'sight' }
  | { readonly form: 'declare'; readonly declaration: Declared }
  /** The next turn leaves undone what is due; `by` whose dice it is rolled. */
  | { readonly form: 'begin-turn'; readonly by: Roller }
  | { readonly form: 'keys' };

/** A form each time it is opened: what is done from one that has been opened anew since leaves the new one open. */
export type OpenedForm = Form & { readonly opened: number };
