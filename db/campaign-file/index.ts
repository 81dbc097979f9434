/** The door of campaigns as files of their own. */

export { bringIn } from './bring-in.ts';
export { digestOf } from './digest.ts';
export { type CampaignFile, lookInto, textsIn } from './look.ts';
export type { FileRefusal } from './refusal.ts';
export { isBinned, type SameOnShelf, sameOnShelf } from './same.ts';
export { replacingNames, saveCampaign, saveForReport } from './save.ts';
export { type WithRuns, withRuns } from './with-runs.ts';
