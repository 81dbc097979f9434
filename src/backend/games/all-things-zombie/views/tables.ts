/** The tables of the rules as the quick reference has them: out of the data, nothing typed twice. */

import type { ReferenceGroup } from '../../../../contract/games/all-things-zombie/print.ts';
import { weaponOf } from '../../../../rules/all-things-zombie/arms.ts';
import { WEAPON_TERMS } from '../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import { WEAPON_FIGURES } from '../../../../rules/all-things-zombie/data/weapons.ts';
import { WEAPONS, type WeaponId } from '../../../../rules/all-things-zombie/types.ts';
import { rowOf } from '../../../../rules/core/table.ts';
import { afterGroup } from './sheet/after.ts';
import { battleGroup } from './sheet/battle.ts';
import { marked, table } from './sheet/lay-out.ts';
import { meetingGroup } from './sheet/meeting.ts';
import { reactionGroup } from './sheet/reaction.ts';
import { searchingGroup } from './sheet/searching.ts';
import { settingUpGroup } from './sheet/setting-up.ts';

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
    title: 'Weapons',
    tables: [
      table(
        'weapons',
        {
          title: 'Weapons',
          use: 'Range in inches, targets, impact, outgun rating, shots of noise.',
          columns: ['Weapon', 'Rng', 'Tar', 'Imp', 'OR', 'Noise'],
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
      return `${made.shots} a turn`;
    case 'nothing':
      return '–';
    default:
      return made satisfies never;
  }
}
