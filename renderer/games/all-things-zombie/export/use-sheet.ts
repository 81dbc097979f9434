/** Takes the sheet of a campaign as a file for a spreadsheet, or as a table for the clipboard, one at a time. */
import { useRef } from 'react';
import type { SheetKind } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { CallFailure, call } from '../../../client/api.ts';
import { notify } from '../../../client/notify.ts';
import { UNDER_WAY } from '../../../text/failures.ts';
import { download } from './download.ts';

interface Sheet {
  readonly save: (what: SheetKind) => Promise<void>;
  readonly copy: (what: SheetKind) => Promise<void>;
}

async function save(campaign: string, what: SheetKind): Promise<void> {
  const { name, text } = await call('export.csv', { campaign, what });
  download(name, text, 'text/csv');
  notify({ message: `Saved: ${name}` });
}

/** Spreadsheets of every country part what is pasted at tabs. */
async function copy(campaign: string, what: SheetKind): Promise<void> {
  const { text } = await call('export.csv', { campaign, what, separator: 'tab' });
  // Without the mark that a file begins with.
  await navigator.clipboard.writeText(text.replace('\uFEFF', '')).then(
    () => notify({ message: 'Copied: paste it into a spreadsheet.' }),
    () => notify({ message: 'The clipboard can’t be used here; save a file instead.', kind: 'failure' }),
  );
}

/** Spreadsheets of the campaign, each once at a time. */
export function useSheet(campaign: string): Sheet {
  const underWay = useRef(new Set<SheetKind>());
  const once = (take: typeof save) => async (what: SheetKind) => {
    if (underWay.current.has(what)) {
      notify({ message: UNDER_WAY });
      return;
    }
    underWay.current.add(what);
    try {
      await take(campaign, what);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      notify({ message: error.message, kind: 'failure' });
    } finally {
      underWay.current.delete(what);
    }
  };
  return { save: once(save), copy: once(copy) };
}
