/** Gains that the party brought home: people and things. */

import { listed, upperFirst } from '../../../core/text/english.ts';
import { isBy } from '../../state/cause.ts';
import { thingsText } from './things.ts';
import type { Writer } from './writer.ts';

/** Innocents who lived. */
export function rescued({ facts, called, put }: Writer): string[] {
  const died = new Set(facts.records.filter(({ killed }) => killed).map(({ figure }) => figure));
  const safe = facts.joined.filter(({ id }) => facts.saved.includes(id) && !died.has(id));
  if (safe.length === 0) return [];
  const who = listed(safe.map(({ name }) => called(name)));
  const were = safe.length === 1 ? 'was' : 'were';
  return [
    put(
      'rescued',
      `${who} ${were} brought to safety.`,
      `The party brought ${who} to safety.`,
      `They rescued ${who}.`,
      `${who} ${were} rescued.`,
      `They got ${who} to safety.`,
      `${who}, unarmed, ${were} brought to safety.`,
    ),
  ];
}

/** Tells what was gained and not lost again with those who carried it. */
export function broughtAway({ facts: { gained, used }, they, put }: Writer): string[] {
  const gone = new Set(
    used.filter(({ how }) => isBy(how, 'lost', 'taken-by-enemies')).map(({ item }) => item.id),
  );
  const kept = gained.filter(({ id }) => !gone.has(id));
  if (kept.length === 0) return [];
  const what = thingsText(kept, { articles: true });
  const party = upperFirst(they);
  return [
    put(
      'brought',
      `${party} brought away ${what}.`,
      `${party} gained ${what}.`,
      `${party} came away with ${what}.`,
      `${party} had ${what} to show for it.`,
      `Their loot was ${what}.`,
      `${party} took away ${what}.`,
    ),
  ];
}
