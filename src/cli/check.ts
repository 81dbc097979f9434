/** `holdout check`: is a campaign or game still what was stored? */
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { words } from './text/check.ts';

export async function check(session: Session, id: string): Promise<Printed> {
  const checked = await askLong(session, 'check.campaign', { campaign: id });
  const { sound, events, found, more } = checked;
  if (session.json) return { text: JSON.stringify(checked), ok: sound };
  if (sound) return { text: words.soundEventsAndAll(events), ok: true };
  const others = more === 0 ? [] : [words.andMore(more)];
  return { text: [words.damaged, ...found, ...others, words.holdoutRescueSays].join('\n'), ok: false };
}
