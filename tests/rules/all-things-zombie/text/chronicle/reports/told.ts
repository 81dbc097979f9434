/** Reports of campaigns that bots played, each beside the log it was written from. */
import { beginning } from '../../../../../../src/backend/games/all-things-zombie/beginning.ts';
import { botsPlaying } from '../../../../../../src/backend/games/all-things-zombie/soak.ts';
import type {
  CampaignEvent,
  EventOf,
  EventType,
} from '../../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import type {
  Encounter,
  FigureRecord,
} from '../../../../../../src/rules/all-things-zombie/state/encounter.ts';
import { reportOf } from '../../../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { shopText } from '../../../../../../src/rules/all-things-zombie/text/shops.ts';
import { diceBox } from '../../../../../../src/rules/core/dice.ts';
import { fold } from '../../../../../support/rules/fold.ts';

export interface Told {
  readonly seed: string;
  readonly plan: Encounter;
  readonly events: readonly CampaignEvent[];
  readonly paragraphs: readonly string[];
  readonly sentences: readonly string[];
  /** Names of shops on the table. */
  readonly shops: readonly string[];
  /** By id, of figures and of those met. */
  readonly names: ReadonlyMap<string, string>;
  /** Names of people in the places entered, and of hunters, who were met in an earlier Encounter. */
  readonly metAgain: readonly string[];
  /** Records as they stand in the end. */
  readonly records: readonly FigureRecord[];
}

export const eventsOf = <T extends EventType>(told: Pick<Told, 'events'>, type: T): EventOf<T>[] =>
  told.events.filter((event): event is EventOf<T> => event.type === type);

const YEARS = 6;

/** The Encounters of one campaign, in their order; dropped plans among them. */
export function reportsOf(seed: string): readonly Told[] {
  const context = { now: () => new Date(0), random: () => 0 } as unknown as Parameters<typeof beginning>[0];
  const begun = beginning(context, { name: 'Soak', seed, division: 'months', startYear: 2, star: {} });
  const log: CampaignEvent[] = begun.events.map(({ event }) => event);
  const bots = botsPlaying(fold(log), YEARS, diceBox(`${seed} bots`));
  let step = bots.next();
  while (!step.done) {
    log.push(...(step.value.finished?.told ?? []).map(({ event }) => event));
    step = bots.next(undefined);
  }
  const figures = new Map<string, string>(step.value.figures.map(({ id, name }) => [id, name]));
  const people = new Map<string, readonly string[]>(
    eventsOf({ events: log }, 'group-met').map(({ contact: { id, members } }) => [
      id,
      members.map(({ name }) => name),
    ]),
  );
  return encountersIn(log).map((events) => ({
    ...told(seed, events, figures),
    metAgain: [
      ...eventsOf({ events }, 'place-entered').map(({ visit }) => visit.group ?? ''),
      ...eventsOf({ events }, 'side-mustered').map(({ side }) => side.group),
    ].flatMap((group) => people.get(group) ?? []),
  }));
}

function encountersIn(log: readonly CampaignEvent[]): readonly (readonly CampaignEvent[])[] {
  const all: CampaignEvent[][] = [];
  let open: CampaignEvent[] | null = null;
  for (const event of log) {
    if (event.type === 'encounter-planned') {
      open = [];
      all.push(open);
    }
    open?.push(event);
    if (event.type === 'encounter-ended' || event.type === 'encounter-dropped') open = null;
  }
  return all.filter((events) => ['encounter-ended', 'encounter-dropped'].includes(events.at(-1)?.type ?? ''));
}

function told(
  seed: string,
  events: readonly CampaignEvent[],
  figures: ReadonlyMap<string, string>,
): Omit<Told, 'metAgain'> {
  const [first] = eventsOf({ events }, 'encounter-planned');
  if (first === undefined) throw new Error(`${seed}: an Encounter without its plan`);
  const home = new Set(eventsOf({ events }, 'left-at-home').map(({ figure }) => figure));
  const plan = { ...first.encounter, party: first.encounter.party.filter((id) => !home.has(id)) };
  const names = new Map(plan.party.map((id): [string, string] => [id, figures.get(id) ?? '']));
  for (const { contact } of eventsOf({ events }, 'group-met'))
    for (const [at, { name }] of contact.members.entries()) names.set(`${contact.id}/${at}`, name);
  // A person who joins is one and the same, known by the figure's id from then on.
  for (const { figure } of eventsOf({ events }, 'figure-joined')) {
    for (const [id, name] of names) if (name === figure.name) names.delete(id);
    names.set(figure.id, figures.get(figure.id) ?? figure.name);
  }
  const paragraphs = reportOf(events, { nameOf: (id) => figures.get(id) ?? 'NOBODY', division: 'months' });
  const changes = eventsOf({ events }, 'record-changed');
  const [reported] = eventsOf({ events }, 'battle-reported');
  const known = new Set(names.values());
  for (const { byName } of reported?.records ?? [])
    if (byName !== undefined && !known.has(byName)) names.set(`by ${byName}`, byName);
  return {
    seed,
    plan,
    events,
    paragraphs,
    sentences: paragraphs.flatMap((text) => text.split(/(?<=\.)\s+/)),
    names,
    shops: eventsOf({ events }, 'table-set').flatMap(({ table }) =>
      table.buildings.flatMap(({ shop }) => (shop === undefined ? [] : [shopText(shop)])),
    ),
    records: (reported?.records ?? []).map(
      (record) => changes.findLast(({ to }) => to.figure === record.figure)?.to ?? record,
    ),
  };
}

/** Each name in the sentence by `«id»`: the whole one, or a part of it that nobody else there has. People met again have no id. */
export function masked(
  sentence: string,
  { names, shops, metAgain }: Pick<Told, 'names' | 'shops' | 'metAgain'>,
): string {
  const people = [...names].toSorted(([, a], [, b]) => b.length - a.length);
  // The owner's name in that of a shop says nothing of people called the same.
  let text = shops.reduce((so, shop, at) => so.replaceAll(shop, `shop ${at}`), sentence);
  for (const [id, name] of people) text = text.replaceAll(name, `«${id}»`);
  for (const name of metAgain) text = text.replaceAll(name, 'SOMEBODY');
  for (const [id, name] of people) {
    // A second of the name is called as the first would be.
    const words = name.split(' ').filter((word) => !/^[IVX]+$/.test(word));
    const parts = [words[0], words.slice(1).join(' '), words.at(-1)];
    for (const part of parts) {
      if (part === undefined || part === '') continue;
      const others = people.filter(([, other]) => other !== name && other.split(' ').includes(part));
      if (others.length === 0)
        text = text.replace(new RegExp(`(?<![\\p{L}«/-])${part}(?![\\p{L}-])`, 'gu'), `«${id}»`);
    }
  }
  return text;
}

export const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/«([^»]+)»/g)].map(([, id = '']) => id);
