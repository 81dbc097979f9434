import { useState } from 'react';
import type { SheetKind } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { CallFailure, call } from '../../../app/api.ts';
import { notify } from '../../../app/notify.ts';
import { download } from './download.ts';

/** Saves a spreadsheet of the campaign; `saving` is the one under way. */
export function useSheet(campaign: string) {
  const [saving, setSaving] = useState<SheetKind>();
  const save = async (what: SheetKind) => {
    setSaving(what);
    try {
      const { name, text } = await call('export.csv', { campaign, what });
      download(name, text, 'text/csv');
      notify({ message: `Saved: ${name}` });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      notify({ message: error.message, kind: 'failure' });
    } finally {
      setSaving(undefined);
    }
  };
  return { save, saving };
}
