/** Campaigns with which processes begin. */
import { mkdirSync } from 'node:fs';
import { POLICY } from '../../../db/backups/keeping.ts';
import { changePlace } from '../../../db/backups/place.ts';
import { ask } from '../backend/ask.ts';
import { settled } from '../backend/party.ts';
import { folderOf, openIn, type Place } from './place.ts';
import { type Standing, standingIn } from './standing.ts';

/** A campaign at the table of an Encounter, with notes; few backups are kept. */
export async function beginCampaign(place: Place): Promise<Standing> {
  mkdirSync(place.home, { recursive: true });
  const backend = await openIn(place);
  changePlace(folderOf(place), { policy: { ...POLICY, last: 6, weeksOfDays: 1, monthsOfWeeks: 1 } });
  const at = await settled(backend);
  const planned = await ask(backend, 'encounter.act', {
    ...at,
    act: {
      do: 'plan',
      kind: 'raid',
      role: 'raider',
      objective: 'loot',
      area: 'outskirts',
      goes: ['f1', 'f2'],
    },
    dice: 'app',
  });
  if (!('revision' in planned)) throw new Error('the plan asks');
  await ask(backend, 'encounter.act', {
    ...at,
    revision: planned.revision,
    act: { do: 'set-table' },
    dice: 'app',
  });
  await ask(backend, 'note.add', { campaign: at.campaign, act: 2, text: 'Rain all night.' });
  await backend.close();
  return standingIn(folderOf(place));
}
