/** The sample campaign: a few years at Merrow Ford, made by the same acts a player does. */
import { createCampaign, type LoadedCampaign, listCampaigns } from '../../db/index.ts';
import { giveWeapon } from '../rules/all-things-zombie/acts/arms.ts';
import { setDate } from '../rules/all-things-zombie/acts/campaign.ts';
import { type Edit, editFigure } from '../rules/all-things-zombie/acts/edit.ts';
import { renameFigure, setStatus, writeBiography } from '../rules/all-things-zombie/acts/figure.ts';
import { addGrunt, recruitGrunt, settleParty } from '../rules/all-things-zombie/acts/recruit.ts';
import type { Act, Now } from '../rules/all-things-zombie/campaign/act.ts';
import { figureNamed } from '../rules/all-things-zombie/campaign/find.ts';
import type { Status } from '../rules/all-things-zombie/campaign/state.ts';
import { beginning } from './beginning.ts';
import { changing } from './campaign-act.ts';
import type { Context } from './context.ts';
import { freshCampaignId } from './seed.ts';

const NAME = 'Merrow Ford';
const SEED = 'MERR-FRD20';

type Step = (now: Now) => Act;

const recruit: Step = (now) => recruitGrunt(now, {});
const on =
  (period: number, year: number, why: string): Step =>
  (now) =>
    setDate(now, { date: { year, period }, why });
const edit =
  (figure: string, why: string, change: Edit): Step =>
  (now) =>
    editFigure(now, { figure, why, edit: change });
const setAside =
  (figure: string, status: Status, why: string): Step =>
  (now) =>
    setStatus(now, { figure, status, why });

/** A weapon the story speaks of; where there is none, the rules refuse and the sample's test says so. */
const lastWeapon = (now: Now, figure: string) => figureNamed(now, figure)?.weapons.at(-1)?.id ?? '';

/** Two years and a half in short: who came, what they learned, who was lost. Months are counted from 0. */
const STORY: readonly Step[] = [
  recruit,
  recruit,
  recruit,
  settleParty,
  (now) =>
    writeBiography(now, {
      figure: 'f1',
      text: 'Drove the last ferry at Merrow until there was nobody left to carry. Keeps the ledger, and the matches.',
    }),
  edit('f1', 'First raid, Ansley Cross', { field: 'rap', to: 1 }),
  on(4, 2, 'Raid on Ansley Cross'),
  (now) =>
    addGrunt(now, {
      name: 'Gloria Mbeki-Tranter',
      rep: 3,
      attributes: ['medic'],
      protected: false,
      weapons: ['assault-rifle'],
    }),
  (now) =>
    writeBiography(now, {
      figure: 'f5',
      text: 'District nurse, once. Walked out of Merrow with two children who were not hers, and never says what happened on the bridge.',
    }),
  on(10, 2, 'Raid on Pell’s Diner'),
  edit('f5', 'Found at Pell’s Diner', { field: 'protected', to: true }),
  edit('f5', 'Four good raids', { field: 'rep', to: 4 }),
  on(2, 3, 'The weir'),
  setAside('f3', 'dead', 'The weir'),
  (now) =>
    addGrunt(now, {
      name: 'Desmond Ruiz-Calloway',
      rep: 4,
      attributes: ['transporter'],
      protected: false,
      weapons: ['ba-pistol', 'one-hand-edged'],
    }),
  on(7, 3, 'Escape from the mill'),
  (now) =>
    addGrunt(now, {
      name: 'Bartholomew Achterberg',
      rep: 3,
      attributes: ['brawler'],
      protected: false,
      weapons: ['pump-shotgun', 'one-hand-bludgeon'],
    }),
  edit('f1', 'Eight good raids', { field: 'attribute', attribute: 'nerves-of-steel', has: true }),
  on(1, 4, 'Pursuit from Tolley Yard'),
  (now) =>
    addGrunt(now, {
      name: 'Wren Ostrander',
      rep: 3,
      attributes: ['runt', 'agile'],
      protected: false,
      weapons: ['carbine'],
    }),
  setAside('f4', 'turned', 'The pump house at Ansley Cross'),
  edit('f1', 'Raids since the mill', { field: 'rap', to: 6 }),
  edit('f5', 'Raids since the mill', { field: 'rap', to: 3 }),
  edit('f6', 'Raids since the mill', { field: 'rap', to: 2 }),
  edit('f7', 'Tolley Yard', { field: 'rap', to: 1 }),
  (now) =>
    editFigure(now, {
      figure: 'f5',
      why: 'Miscounted',
      edit: { field: 'clips', weapon: lastWeapon(now, 'f5'), to: 2 },
    }),
  recruit,
  on(8, 4, 'Raid on Tolley Yard'),
  setAside('f9', 'captive', 'Held the gate at Tolley Yard'),
  (now) =>
    addGrunt(now, {
      name: 'Ignatia Rowe',
      rep: 3,
      attributes: ['slow'],
      protected: false,
      weapons: ['double-barrel-shotgun'],
    }),
  on(9, 4, 'Talked round at Tolley Yard'),
  (now) => renameFigure(now, { figure: 'f2', name: 'Tam Whitlock' }),
  (now) => giveWeapon(now, { figure: 'f6', weapon: lastWeapon(now, 'f6'), to: 'f2' }),
];

/** `Merrow Ford`, or `Merrow Ford 2` and so on where one stands on the shelf already. */
async function freeName({ db }: Context): Promise<string> {
  const taken = new Set((await listCampaigns(db, 'shelf')).map(({ name }) => name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? NAME : `${NAME} ${n}`;
    if (!taken.has(name)) return name;
  }
}

export async function makeSample(context: Context): Promise<{ id: string; revision: number }> {
  const id = freshCampaignId(context.random);
  const begun = beginning(context, {
    name: await freeName(context),
    seed: SEED,
    division: 'months',
    startYear: 2,
    star: {
      name: 'Pris Hallam',
      attribute: 'ambidextrous',
      weapons: ['machine-pistol', 'machine-pistol', 'one-hand-edged'],
    },
  });
  let { head }: Pick<LoadedCampaign, 'head'> = await createCampaign(context.db, id, begun);
  for (const step of STORY) {
    const changed = await changing(
      context,
      'campaign.sample',
      { campaign: id, revision: head.revision },
      step,
    );
    if (changed.state === 'waiting') throw new Error('the sample asks nobody');
    ({ head } = changed.loaded);
  }
  return { id, revision: head.revision };
}
