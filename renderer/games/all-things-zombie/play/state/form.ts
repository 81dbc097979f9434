import type { CheckName } from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { Roller } from '../../../../client/asking.ts';
import type { Declaration, Timed } from '../../acts/deed.ts';

/** Declarations that can’t be taken back at the table, and so are asked for once; the end of the battle before its report is filled in. */
export type Declared =
  | Exclude<Declaration, { readonly do: 'report' | 'begin-turn' }>
  | { readonly do: 'report' };

/** The form beside the table; one at a time. */
export type Form =
  /** `at` is somebody in particular, `asAtCover` how he is fired after, and `answers` that a check lets him fire. */
  | {
      readonly form: 'fire-at';
      readonly who: string;
      readonly at?: string;
      readonly asAtCover?: boolean;
      readonly answers?: true;
    }
  | { readonly form: 'fight'; readonly who: string }
  | { readonly form: 'break-off'; readonly who: string }
  | { readonly form: 'finish-off'; readonly who: string }
  | { readonly form: 'move'; readonly who: string }
  | { readonly form: 'lift'; readonly who: string }
  | { readonly form: 'pick-up'; readonly who: string }
  | { readonly form: 'drive'; readonly vehicle: string }
  | { readonly form: 'correct-vehicle'; readonly vehicle: string }
  | { readonly form: 'bring-vehicle'; readonly who: string }
  | { readonly form: 'fire-at-vehicle'; readonly who: string }
  | { readonly form: 'clips'; readonly who: string }
  | { readonly form: 'fire'; readonly who: string }
  /** `whom` of the people it means to charge. */
  | {
      readonly form: 'check';
      readonly who: string;
      readonly check: CheckName | null;
      readonly whom?: string | null;
    }
  | { readonly form: 'status'; readonly who: string }
  | { readonly form: 'task'; readonly who: string }
  | { readonly form: 'examine'; readonly who: string }
  | { readonly form: 'mercy'; readonly who: string }
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
