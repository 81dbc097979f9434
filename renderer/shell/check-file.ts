import { CallFailure, call } from '../client/api.ts';
import { notify } from '../client/notify.ts';
import { DAMAGED } from '../text/failures.ts';

/** The disk takes nothing more. */
const WRITES_NOTHING: readonly CallFailure['code'][] = ['disk-full', 'read-only'];

/** Has the whole file checked, where that is due, beside the first screen; says so if something is found. */
export async function checkFile(): Promise<void> {
  try {
    const { damage } = await call('file.check', {});
    if (damage !== null) notify({ message: `${damage} ${DAMAGED}`, kind: 'warning' });
  } catch (failure) {
    // A file that can’t be opened is told by the screens themselves; one that can only be read they show as ever.
    if (failure instanceof CallFailure && WRITES_NOTHING.includes(failure.code))
      notify({ message: failure.message, kind: 'warning' });
  }
}
