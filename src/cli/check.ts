/** `holdout check`: is a campaign or game still what was stored? */
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';

export async function check(session: Session, id: string): Promise<Printed> {
  const checked = await askLong(session, 'check.campaign', { campaign: id });
  const { sound, events, found, more } = checked;
  if (session.json) return { text: JSON.stringify(checked), ok: sound };
  if (sound) return { text: `Sound: ${events} events, and all that stands beside them.`, ok: true };
  const others = more === 0 ? [] : [`And ${more} more.`];
  return {
    text: [
      'Damaged:',
      ...found,
      ...others,
      'holdout rescue says what can be recovered, and repairs it.',
    ].join('\n'),
    ok: false,
  };
}
