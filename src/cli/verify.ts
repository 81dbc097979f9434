/** `holdout verify`: is what stands in the tables what the log adds up to? */
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';
import { words } from './text/verify.ts';

export async function verify(session: Session, id: string): Promise<Printed> {
  const verified = await askLong(session, 'campaign.verify', { campaign: id });
  const { identical, events, differences } = verified;
  if (session.json) return { text: JSON.stringify(verified), ok: identical };
  const differ = differences.length === 1 ? words.n1RowDiffers : words.rowsDiffer(differences.length);
  const text = identical
    ? words.eventsEveryRow(events)
    : [words.fromTheLog(differ), ...differences].join('\n');
  return { text, ok: identical };
}
