/** Upkeep of the party’s papers and arms by a bot, between Encounters. */

import type { Edit } from '../acts/edit.ts';
import { type CampaignDate, type Division, nextPeriod, periodIndex, YEARS } from '../calendar.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { LEADERSHIPS, WEAPONS } from '../types.ts';
import { act, type BotAct } from './act.ts';
import type { Chance } from './chance.ts';

export function housekeeping(now: SeenCampaign, ready: readonly SeenFigure[], chance: Chance): BotAct {
  return chance.of(1, 3) ? forTheCampaign(now, chance) : forTheParty(ready, chance);
}

function forTheCampaign(now: SeenCampaign, chance: Chance): BotAct {
  const { division, now: date } = now.calendar;
  switch (chance.below(6)) {
    case 0:
      return act('campaign.houseRules', { rule: 'peopleComeBack', on: chance.of(3, 4) });
    case 1:
      // Far off, so that the campaign goes on, but never beyond what the calendar can show.
      return act('campaign.lastYear', { year: Math.min(date.year + 50, YEARS.last) });
    case 2:
      return act('campaign.division', { to: division === 'months' ? 'seasons' : 'months' });
    case 3:
      return act('campaign.newDice', {});
    case 4:
      return act('campaign.setDate', {
        date: shownAs(division, nextPeriod(division, date)),
        why: 'a period without an Encounter',
      });
    default:
      return act('campaign.rename', { name: `Campaign ${chance.below(100)}` });
  }
}

/** Date as the call takes it: the year, and the period’s number within it. */
const shownAs = (division: Division, date: CampaignDate) => ({
  year: date.year,
  period: periodIndex(division, date),
});

function forTheParty(ready: readonly SeenFigure[], chance: Chance): BotAct {
  const one = chance.one(ready);
  const other = chance.one(ready);
  const weapon = one.weapons[0]?.id ?? '';
  const into = other.weapons[0]?.id ?? '';
  const figure = one.id;
  switch (chance.below(8)) {
    case 0:
      return act('figure.rename', { figure, name: `${one.name} II` });
    case 1:
      return act('figure.write', { figure, text: `Out since O+${one.joined.year}.`, was: one.biography });
    case 2:
      return act('figure.giveWeapon', { figure, weapon, to: other.id });
    case 3:
      return act('figure.giveClips', { figure, weapon, to: other.id, into, clips: 1 });
    case 4:
      return act('figure.setStatus', { figure, status: 'left', why: 'went home' });
    default: {
      const edit = anyEdit(one, chance);
      return act('figure.edit', { figure, why: 'corrected', edit });
    }
  }
}

function anyEdit({ weapons, attributes, advantages, protected: armour }: SeenFigure, chance: Chance): Edit {
  const held = weapons[0];
  const [attribute] = attributes;
  const [advantage] = advantages;
  const edits: readonly (Edit | undefined)[] = [
    { field: 'rap', to: chance.below(2) },
    { field: 'protected', to: !armour },
    { field: 'leadership', to: chance.one(LEADERSHIPS) },
    { field: 'weapon-got', weapon: chance.one(WEAPONS) },
    attribute && { field: 'attribute', attribute, has: false },
    advantage && { field: 'advantage', advantage, has: false },
    held && { field: 'weapon-lost', weapon: held.id },
    held && { field: 'clips', weapon: held.id, to: chance.below(4) },
    held && { field: 'loaded', weapon: held.id, to: !held.loaded },
  ];
  return chance.one(edits.filter((edit) => edit !== undefined));
}
