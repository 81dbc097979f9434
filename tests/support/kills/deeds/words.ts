/** Texts that the player writes: notes, a report, a biography, forms half filled, settings; overwritten, deleted, taken back. */
import { ask } from '../../backend/ask.ts';
import type { Doing } from '../target.ts';

/** The act that planned the Encounter. */
const PLANNED = 6;
const FORM = 'encounter/plan';
const DICE = ['app', 'own'] as const;

export async function write(doing: Doing): Promise<void> {
  const { backend, at, time, text, deed, standing } = doing;
  const { campaign, revision } = at;
  const stands = standing();
  const textNow = (key: string) => {
    const found = stands[key];
    return typeof found === 'string' ? found : null;
  };
  const texts = { [`texts ${campaign}`]: Number(stands[`texts ${campaign}`]) + 1 };
  switch (time % 9) {
    case 1:
      await deed(texts, () => ask(backend, 'note.add', { campaign, act: 2, text }));
      return;
    case 2: {
      const key = `note ${campaign} 1`;
      const was = textNow(key) ?? '';
      await deed({ ...texts, [key]: text }, () =>
        ask(backend, 'note.change', { campaign, note: 1, text, was }),
      );
      return;
    }
    case 3: {
      const last = Object.keys(stands).findLast((key) => key.startsWith(`note ${campaign} `)) ?? '';
      const note = Number(last.split(' ').at(-1));
      if (note === 1) return;
      await deed({ ...texts, [last]: null }, () =>
        ask(backend, 'note.remove', { campaign, note, was: textNow(last) ?? '' }),
      );
      return;
    }
    case 4:
    case 5: {
      const key = `report ${campaign} ${PLANNED}`;
      const was = textNow(key);
      await deed({ ...texts, [key]: text }, () =>
        ask(backend, 'report.write', { campaign, act: PLANNED, text, was }),
      );
      return;
    }
    case 6: {
      const body = JSON.stringify({ text });
      await deed({ [`draft ${campaign} ${FORM}`]: body }, () =>
        ask(backend, 'draft.put', { campaign, form: FORM, body }),
      );
      return;
    }
    case 7: {
      const was = (await ask(backend, 'figure.get', { campaign, figure: 'f2' })).biography;
      await deed({ [`revision ${campaign}`]: revision + 1 }, () =>
        ask(backend, 'figure.write', { ...at, figure: 'f2', text, was }),
      );
      return;
    }
    case 8: {
      const dice = DICE[(time / 9) & 1] ?? 'app';
      await deed({ 'setting dice': JSON.stringify(dice) }, () => ask(backend, 'settings.set', { dice }));
      return;
    }
    default: {
      // An act or a text, whichever came last.
      const any = Object.keys(stands).filter((key) => /^(note|report|revision|texts) /.test(key));
      await deed(Object.fromEntries(any.map((key) => [key, null])), () => ask(backend, 'campaign.undo', at));
    }
  }
}
