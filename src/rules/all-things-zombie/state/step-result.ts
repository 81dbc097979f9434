/** Results of the steps of one figure’s aftermath. */
import type { AfterStep } from '../after-the-battle/due.ts';
import type { EarlyGrave, LeftBehindWord } from '../after-the-battle/larger-than-life.ts';
import type { RecoveryWord } from '../after-the-battle/recovery.ts';
import type { CrazyWord } from '../reaction/crazy.ts';
import type { AttributeId, Rep } from '../types.ts';
import type { OldWords } from './test-result.ts';

export const INFECTED = ['not-turned', 'cured', 'turned'] as const;
export type Infected = (typeof INFECTED)[number];

export type StepResult =
  /** `chosen` is left out in logs from before there was a choice. */
  | { readonly step: 'larger-than-life'; readonly chosen?: EarlyGrave }
  | { readonly step: 'left-behind'; readonly word: LeftBehindWord }
  | { readonly step: 'cheating-death'; readonly cheats: boolean }
  | { readonly step: 'dies' }
  | { readonly step: 'recovery'; readonly word: RecoveryWord }
  | { readonly step: 'infection'; readonly word: Infected }
  | { readonly step: 'first-death-seen' }
  | { readonly step: 'comes-round' }
  | { readonly step: 'crazy-about-my-job'; readonly word: CrazyWord }
  | { readonly step: 'rap-lost' }
  | { readonly step: 'rap'; readonly rap: number }
  | { readonly step: 'rep-up'; readonly rep: Rep; readonly attribute: AttributeId | null }
  | ({ readonly step: AfterStep } & OldWords);
