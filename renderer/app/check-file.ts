import { READ_ALONE } from '../../src/contract/read-alone.ts';
import { DAMAGED } from '../text/failures.ts';
import { CallFailure, call } from './api.ts';
import { notify } from './notify.ts';

/** Has the whole file checked, where that is due, beside the first screen; says so if something is found. */
export async function checkFile(): Promise<void> {
  try {
    const { damage, mended, campaign } = await call('file.check', {});
    if (campaign !== null) notify({ message: campaign, kind: 'warning' });
    if (mended !== null) notify({ message: mended });
    if (damage !== null) notify({ message: `${damage} ${DAMAGED}`, kind: 'warning' });
  } catch (failure) {
    // What can't be opened, the screens say themselves; what can only be read they show as ever.
    if (failure instanceof CallFailure && failure.refusal === READ_ALONE)
      notify({ message: failure.message, kind: 'warning' });
  }
}
