/** The tables of the rules as the quick reference has them: out of the data, nothing typed twice. */

import type { ReferenceGroup } from '../../../../contract/games/all-things-zombie/print.ts';
import { weaponOf } from '../../../../rules/all-things-zombie/arms.ts';
import { WEAPON_FIGURES } from '../../../../rules/all-things-zombie/data/weapons.ts';
import { WEAPON_TERMS } from '../../../../rules/all-things-zombie/text/weapon-terms.ts';
import { WEAPONS, type WeaponId } from '../../../../rules/all-things-zombie/types.ts';
import { rowOf } from '../../../../rules/core/table.ts';
import { afterGroup } from './sheet/after.ts';
import { battleGroup } from './sheet/battle.ts';
import { marked, table } from './sheet/lay-out.ts';
import { meetingGroup } from './sheet/meeting.ts';
import { reactionGroup } from './sheet/reaction.ts';
import { searchingGroup } from './sheet/searching.ts';
import { settingUpGroup } from './sheet/setting-up.ts';
import { words } from './text/tables.ts';

/** In the order in which a battle comes to them. */
export function referenceGroups(): ReferenceGroup[] {
  return [
    reactionGroup(),
    battleGroup(),
    weaponsGroup(),
    meetingGroup(),
    searchingGroup(),
    afterGroup(),
    settingUpGroup(),
  ];
}

function weaponsGroup(): ReferenceGroup {
  return {
    id: 'weapons',
    title: words.weapons,
    tables: [
      table(
        'weapons',
        {
          title: words.weapons,
          use: words.rangeInInchesTargetsImpact,
          columns: [words.weapon, words.rng, words.tar, words.imp, 'OR', words.noise],
          kind: 'numbers',
        },
        WEAPONS.map((id) => {
          const found = rowOf(WEAPON_FIGURES, id);
          const { range, targets, impact, oRating } = found.result;
          return [marked(WEAPON_TERMS[id].title, found), range ?? '–', targets, impact, oRating, noise(id)];
        }),
      ),
    ],
  };
}

function noise(id: WeaponId): string {
  const { noise: made } = weaponOf(id);
  switch (made.by) {
    case 'shot':
      return 'each';
    case 'turn':
      return words.aTurn(made.shots);
    case 'nothing':
      return '–';
    default:
      return made satisfies never;
  }
}
