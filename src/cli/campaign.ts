/** `holdout campaign`: new, list, show. */
import type { Input } from '../contract/contract.ts';
import { NO_CALENDAR } from '../contract/no-calendar.ts';
import { ask } from './ask.ts';
import { Complaint } from './complaint.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

interface NewOptions {
  readonly name: string;
  readonly seed?: string;
  readonly year: string;
  readonly calendar: string;
  readonly star?: string;
  readonly attribute?: string;
  readonly weapons?: string;
  readonly peopleComeBack?: boolean;
}

/** Grunts a campaign starts with; the backend refuses one more. */
const GRUNTS = 3;

export async function newCampaign({ backend, json }: Session, options: NewOptions): Promise<Printed> {
  const seed = options.seed ?? (await ask(backend, 'seed.fresh', {})).seed;
  // Words of the command line; the contract says which of them are right.
  const wanted = {
    name: options.name,
    seed,
    division: options.calendar,
    startYear: wholeNumber('--year', options.year),
    ...(options.peopleComeBack === true && { peopleComeBack: true }),
    star: {
      ...(options.star === undefined ? {} : { name: options.star }),
      ...(options.attribute === undefined ? {} : { attribute: options.attribute }),
      ...(options.weapons === undefined ? {} : { weapons: words(options.weapons) }),
    },
  } as Input<'campaign.create'>;
  const { id, ...created } = await ask(backend, 'campaign.create', wanted);
  let { revision } = created;
  for (let grunt = 0; grunt < GRUNTS; grunt += 1) {
    const recruited = await ask(backend, 'party.recruit', { campaign: id, revision, dice: 'app' });
    if (recruited.state === 'waiting') throw new Complaint('A recruit by the seed asks nobody.');
    ({ revision } = recruited);
  }
  await ask(backend, 'party.settle', { campaign: id, revision });
  return { text: json ? JSON.stringify({ id }) : `${id}  seed ${seed}` };
}

interface OneOffOptions {
  readonly name: string;
  readonly points: string;
  readonly seed?: string;
  readonly area: string;
  readonly phase: string;
}

export async function newOneOff({ backend, json }: Session, options: OneOffOptions): Promise<Printed> {
  const seed = options.seed ?? (await ask(backend, 'seed.fresh', {})).seed;
  // Words of the command line; the contract says which of them are right.
  const wanted = {
    ...NO_CALENDAR,
    name: options.name,
    seed,
    star: {},
    oneOff: {
      points: wholeNumber('--points', options.points),
      area: options.area,
      phase: wholeNumber('--phase', options.phase),
    },
  } as Input<'campaign.create'>;
  const { id } = await ask(backend, 'campaign.create', wanted);
  return { text: json ? JSON.stringify({ id }) : `${id}  seed ${seed}` };
}

/** `rifle, pistol` as two words; nothing is no word. */
function words(list: string): string[] {
  return list.trim() === '' ? [] : list.split(',').map((word) => word.trim());
}

function wholeNumber(option: string, word: string): number {
  if (!/^-?\d{1,6}$/.test(word)) throw new Complaint(`${option} takes a whole number, not ${word}.`);
  return Number(word);
}

/** Standing of a battle by itself, which has no date. */
export const oneOffText = (points: number) => `One-off, ${points} points`;

export async function listCampaigns({ backend, json }: Session): Promise<Printed> {
  const { campaigns } = await ask(backend, 'shelf.list', {});
  if (json) return { text: JSON.stringify({ campaigns }) };
  if (campaigns.length === 0)
    return { text: 'No campaigns yet. Make one with: holdout campaign new --name NAME' };
  const rows = campaigns.map(({ id, name, date, party, star, oneOff }) =>
    oneOff === null ? [id, name, date, party, star] : [id, name, oneOffText(oneOff), party, ''],
  );
  return { text: columns([['Id', 'Name', 'Date', 'Party', 'Star'], ...rows]) };
}

export async function showCampaign({ backend, json }: Session, id: string): Promise<Printed> {
  const view = await ask(backend, 'campaign.get', { campaign: id });
  if (json) return { text: JSON.stringify(view) };
  const { name, calendar, totals, seed, undo, oneOff } = view;
  const facts = [
    oneOff === null
      ? `${name}: ${calendar.text}, phase ${calendar.phase}`
      : `${name}: a one-off, ${oneOff} points a side`,
    `Party of ${totals.figures}, combined Rep ${totals.rep}, ${totals.cost} points`,
    `Seed ${seed}`,
    ...(undo === null ? [] : [`Last: ${undo}`]),
  ];
  return { text: facts.join('\n') };
}
