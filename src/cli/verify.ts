/** `holdout verify`: is a campaign or game still what was stored, and what its log adds up to? */
import { askLong } from './ask-long.ts';
import type { Printed, Session } from './session.ts';

export async function verify(session: Session, id: string): Promise<Printed> {
  const verified = await askLong(session, 'campaign.verify', { campaign: id });
  const { identical, events, found, differences } = verified;
  if (session.json) return { text: JSON.stringify(verified), ok: identical };
  const rows = differences.length === 0 ? [] : ['Rows that differ from the log:', ...differences];
  const text = identical
    ? `${events} events, every row as the log adds up to.`
    : [...found, ...rows, 'holdout rescue says what can be recovered, and repairs it.'].join('\n');
  return { text, ok: identical };
}
