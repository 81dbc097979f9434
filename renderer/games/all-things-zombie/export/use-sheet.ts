/** Takes the sheet of a campaign as CSV, one at a time. */
import { useRef } from 'react';
import type { SheetKind } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { CallFailure, call } from '../../../client/api.ts';
import { notify } from '../../../client/notify.ts';
import { UNDER_WAY } from '../../../text/failures.ts';
import { download } from './download.ts';

/** Saves spreadsheets of the campaign, each once at a time. */
export function useSheet(campaign: string): (what: SheetKind) => Promise<void> {
  const saving = useRef(new Set<SheetKind>());
  return async (what) => {
    if (saving.current.has(what)) {
      notify({ message: UNDER_WAY });
      return;
    }
    saving.current.add(what);
    try {
      const { name, text } = await call('export.csv', { campaign, what });
      download(name, text, 'text/csv');
      notify({ message: `Saved: ${name}` });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      notify({ message: error.message, kind: 'failure' });
    } finally {
      saving.current.delete(what);
    }
  };
}
