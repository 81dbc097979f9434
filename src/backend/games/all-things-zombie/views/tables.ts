/** The tables of the rules as the quick reference has them: out of the data, nothing typed twice. */
import type { ReferenceGroup } from '../../../../contract/games/all-things-zombie/print.ts';
import { WEAPON_TABLE } from '../../../../rules/all-things-zombie/data/weapons.ts';
import { WEAPONS, type WeaponId } from '../../../../rules/all-things-zombie/types.ts';
import { afterGroup } from './sheet/after.ts';
import { table } from './sheet/lay-out.ts';
import { meetingGroup } from './sheet/meeting.ts';
import { reactionGroup } from './sheet/reaction.ts';
import { searchingGroup } from './sheet/searching.ts';
import { settingUpGroup } from './sheet/setting-up.ts';

/** In the order in which a battle comes to them. */
export function referenceGroups(): ReferenceGroup[] {
  return [reactionGroup(), meetingGroup(), searchingGroup(), afterGroup(), weaponsGroup(), settingUpGroup()];
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
          const { title, range, targets, impact, oRating } = WEAPON_TABLE[id];
          return [title, range ?? '–', targets, impact, oRating, noise(id)];
        }),
      ),
    ],
  };
}

function noise(id: WeaponId): string {
  const made = WEAPON_TABLE[id].noise;
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
