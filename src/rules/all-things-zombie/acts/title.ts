/** Titles of acts: the facts each tells of, and its words, which complete “Undo: …” and head its entry in the log. */

import type { ToldIn } from './title-facts.ts';
import { BATTLE_TITLES } from './titles/battle.ts';
import { CAMPAIGN_TITLES } from './titles/campaign.ts';
import { ENCOUNTER_TITLES } from './titles/encounter.ts';

export const TITLES = { ...CAMPAIGN_TITLES, ...ENCOUNTER_TITLES, ...BATTLE_TITLES } as const;

export type Titles = { readonly [K in keyof typeof TITLES]: ToldIn<(typeof TITLES)[K]['tells']> };
export type TitleKey = keyof Titles;
export type TitleOf<K extends TitleKey> = { readonly key: K; readonly values: Titles[K] };
export type Title = { readonly [K in TitleKey]: TitleOf<K> }[TitleKey];

export function titleText({ key, values }: Title): string {
  // Each entry takes the values of its own key, which is the one it is found by.
  const say = TITLES[key].said as (values: Title['values']) => string;
  return say(values);
}
