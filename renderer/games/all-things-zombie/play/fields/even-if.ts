import type { Timed } from '../../acts/deed.ts';

/** For its odds alone, which don’t wait for the reason: they are shown before a correction, too. */
export const evenIf = <D extends Timed>(held: string | null, deed: D): D =>
  held === null ? deed : { ...deed, anyway: '…' };
