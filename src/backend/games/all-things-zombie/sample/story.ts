/** Two years and a half in short: who came, where they went, what they found, who was lost, and who is to be got out. */
import { giveWeapon } from '../../../../rules/all-things-zombie/acts/arms.ts';
import { renameFigure } from '../../../../rules/all-things-zombie/acts/figure.ts';
import { settleParty } from '../../../../rules/all-things-zombie/acts/recruit.ts';
import { shortNames } from '../../../../rules/all-things-zombie/text/chronicle/names.ts';
import { playing } from '../encounter-acts.ts';
import type { Outing } from './outing.ts';
import {
  biography,
  does,
  doing,
  edit,
  idOf,
  joins,
  lastWeapon,
  recruit,
  type Step,
  setAside,
  until,
} from './steps.ts';

export const STAR = 'Pris Hallam';

/** Taken on the last raid. */
const HELD = 'Jeon Bok-hee';

const RAID = { kind: 'raid', role: 'raider' } as const;

/** The farm where Bok-hee is held, with everybody in place on the map, and nobody has moved yet: what comes next is the player’s. */
const BREAKOUT: readonly Step[] = [
  does('encounter.plan', (now) =>
    playing({
      do: 'plan',
      kind: 'escape',
      role: 'captive',
      objective: null,
      area: 'outskirts',
      goes: [STAR, 'Tam Whitlock', HELD].map((name) => idOf(now, name)),
    })(now),
  ),
  doing({ do: 'set-table', locked: [], mallAlone: false }),
  doing({ do: 'ready-escape', prison: 'centre' }),
  doing({ do: 'muster', role: 'captor', count: null }),
  doing({ do: 'board', up: true }),
];

/** Steps until the first three Grunts are there. */
export const opening: readonly Step[] = [
  recruit,
  recruit,
  recruit,
  does('party.settle', settleParty),
  biography(
    STAR,
    'Drove the last ferry at Merrow until there was nobody left to carry. Keeps the ledger, and the matches.',
  ),
];

/** Gives the rest of the story, for Grunts of these names: the first turns, the second dies at the weir, the third is renamed. */
export function storyOf([first = '', second = '', third = '']: readonly string[]): readonly (
  | Step
  | Outing
)[] {
  return [
    {
      plan: { ...RAID, objective: 'loot', area: 'outskirts' },
      searches: [{ spot: 'b1', item: 'medical-supplies' }],
      became: { [STAR]: { zombiesKilled: 2 }, [first]: { zombiesKilled: 1 } },
      successful: true,
      note: 'Quieter than it looked from the ridge. We left by the river.',
    },
    until(4, 2, 'Kept to the mill until the roads were dry'),
    joins({
      name: 'Gloria Mbeki-Tranter',
      pronoun: 'she',
      rep: 3,
      attributes: ['medic'],
      protected: false,
      weapons: ['assault-rifle'],
    }),
    biography(
      'Gloria Mbeki-Tranter',
      'District nurse, once. Walked out of Merrow with two children who were not hers, and never says what happened on the bridge.',
    ),
    {
      plan: { ...RAID, objective: 'recover', area: 'rural' },
      searches: [{ spot: 'b1', item: 'weapons' }],
      became: { 'Gloria Mbeki-Tranter': { zombiesKilled: 3 } },
      successful: true,
    },
    until(10, 2, 'Harvest, and a quiet autumn'),
    edit('Gloria Mbeki-Tranter', 'Found under the diner’s counter', { field: 'protected', to: true }),
    {
      plan: { ...RAID, objective: 'destroy', area: 'urban' },
      searches: [
        { spot: 'b1', item: 'weapons' },
        { spot: 'b2', item: 'surplus-ammo' },
      ],
      became: { [STAR]: { zombiesKilled: 4 } },
      successful: false,
      note: 'Nothing burnt but the van. Never again into the city without a second way out.',
    },
    until(2, 3, 'Snow'),
    {
      plan: { ...RAID, objective: 'loot', area: 'outskirts' },
      searches: [
        { spot: 'b1', item: 'surplus-ammo' },
        { spot: 'b2', item: 'vehicles' },
        { spot: 'b3', item: 'weapons' },
      ],
      became: { [second]: { killed: true, by: 'zombies', broughtOff: false } },
      successful: true,
      note: `The weir. ${shortNames([{ name: second }])({ name: second })} went back for the rope.`,
    },
    joins({
      name: 'Desmond Ruiz-Calloway',
      pronoun: 'he',
      rep: 4,
      attributes: ['transporter'],
      protected: false,
      weapons: ['ba-pistol', 'one-hand-edged'],
    }),
    until(7, 3, 'Two months of fever at the mill'),
    joins({
      name: 'Bartholomew Achterberg',
      pronoun: 'he',
      rep: 3,
      attributes: ['brawler'],
      protected: false,
      weapons: ['pump-shotgun', 'one-hand-bludgeon'],
    }),
    {
      plan: { ...RAID, objective: 'loot', area: 'outskirts' },
      searches: [
        { spot: 'b3', item: 'weapons' },
        { spot: 'b4', item: 'weapons' },
        { spot: 'b1', item: 'weapons' },
        { spot: 'b2', item: 'medical-supplies' },
      ],
      became: { [STAR]: { zombiesKilled: 3 }, 'Desmond Ruiz-Calloway': { zombiesKilled: 2 } },
      successful: true,
    },
    edit(STAR, 'Nothing shakes her since the weir', {
      field: 'attribute',
      attribute: 'nerves-of-steel',
      has: true,
    }),
    until(1, 4, 'Waited for the thaw'),
    joins({
      name: 'Wren Ostrander',
      rep: 3,
      attributes: ['runt', 'agile'],
      protected: false,
      weapons: ['carbine'],
    }),
    setAside(first, 'turned', 'The pump house, and nobody saw the bite'),
    edit('Gloria Mbeki-Tranter', 'Miscounted', (now) => ({
      field: 'clips',
      weapon: lastWeapon(now, 'Gloria Mbeki-Tranter'),
      to: 2,
    })),
    {
      plan: { ...RAID, objective: 'loot', area: 'rural' },
      searches: [
        { spot: 'b1', item: 'weapons' },
        { spot: 'b2', item: 'medical-supplies' },
        { spot: 'b3', item: 'surplus-ammo' },
      ],
      became: { [STAR]: { zombiesKilled: 1 }, 'Gloria Mbeki-Tranter': { zombiesKilled: 1 } },
      successful: true,
    },
    joins({
      name: HELD,
      rep: 3,
      attributes: ['dumbass'],
      protected: false,
      weapons: ['ba-pistol'],
    }),
    joins({
      name: 'Michiko Aizawa',
      rep: 3,
      attributes: ['agile'],
      protected: false,
      weapons: ['pistol'],
    }),
    joins({
      name: 'Alice Stanhope',
      rep: 3,
      attributes: ['wuss'],
      protected: false,
      weapons: ['one-hand-bludgeon'],
    }),
    setAside('Michiko Aizawa', 'left', 'Gone north to look for her brother'),
    setAside('Alice Stanhope', 'left', 'Went with Michiko'),
    until(8, 4, 'Summer in the fields'),
    {
      plan: { ...RAID, objective: 'loot', area: 'outskirts' },
      searches: [
        { spot: 'b1', item: 'weapons' },
        { spot: 'b2', item: 'surplus-ammo' },
      ],
      became: {
        [STAR]: { zombiesKilled: 2 },
        [HELD]: { captured: true, by: 'people', byRep: 4, broughtOff: false },
      },
      successful: true,
      note: 'Bok-hee held the gate so that the rest of us could go.',
    },
    joins({
      name: 'Ignatia Rowe',
      pronoun: 'she',
      rep: 3,
      attributes: ['slow'],
      protected: false,
      weapons: ['double-barrel-shotgun'],
    }),
    does('figure.rename', (now) => renameFigure(now, { figure: idOf(now, third), name: 'Tam Whitlock' })),
    does('figure.giveWeapon', (now) =>
      giveWeapon(now, {
        figure: idOf(now, 'Desmond Ruiz-Calloway'),
        weapon: lastWeapon(now, 'Desmond Ruiz-Calloway'),
        to: idOf(now, 'Tam Whitlock'),
      }),
    ),
    ...BREAKOUT,
  ];
}
