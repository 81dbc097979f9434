/** `holdout check` and `holdout repair`: is it still what was stored, and can it be made so again? */
import { ask } from './ask.ts';
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { words } from './text/check.ts';

export async function check(session: Session, id: string): Promise<Printed> {
  const checked = await askLong(session, 'check.campaign', { campaign: id });
  const { sound, events, found, more } = checked;
  if (session.json) return { text: JSON.stringify(checked), ok: sound };
  if (sound) return { text: words.soundEventsAndAll(events), ok: true };
  const others = more === 0 ? [] : [words.andMore(more)];
  return {
    text: [words.damaged, ...found, ...others, words.holdoutRepairRepairsIt(id)].join('\n'),
    ok: false,
  };
}

export async function repair(
  session: Session,
  id: string,
  { losing = false }: { readonly losing?: boolean } = {},
): Promise<Printed> {
  const { revision } = await ask(session.backend, 'log.head', { campaign: id });
  const repaired = await askLong(session, 'check.repair', { campaign: id, revision, losing });
  return { text: session.json ? JSON.stringify(repaired) : repaired.text, ok: true };
}
