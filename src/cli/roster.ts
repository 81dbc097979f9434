/**
 * `holdout roster`: everyone who ever joined, line by line; first the living, then those who are gone, the last first. Of a battle by
 * itself it is both forces, with what was paid for each figure.
 */
import type { Output } from '../contract/contract.ts';
import type { FigureLine } from '../contract/games/all-things-zombie/figures.ts';
import { rosterLines } from '../contract/games/all-things-zombie/roster-columns.ts';
import { ask } from './ask.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export async function roster({ backend, json }: Session, id: string): Promise<Printed> {
  const figures = await everybody(backend, id);
  if (json) return { text: JSON.stringify({ figures: figures.map(plain) }) };
  const forces = await forcesOf(backend, id);
  if (forces !== null) return { text: forces.map(forceText).join('\n\n') };
  return { text: columns(rosterLines(figures)) };
}

type OneOff = NonNullable<NonNullable<Output<'encounter.get'>['encounter']>['oneOff']>;
type ForceLines = OneOff['forces'][number];

async function forcesOf(
  backend: Session['backend'],
  campaign: string,
): Promise<readonly ForceLines[] | null> {
  const { encounter } = await ask(backend, 'encounter.get', { campaign });
  return encounter?.oneOff?.forces ?? null;
}

function forceText({ title, spent, left, figures }: ForceLines): string {
  const head = ['Name', 'Rep', 'Attributes', 'Weapons', 'Cost'];
  const rows = figures.map(({ name, rep, leadership, protected: armour, attributes, weapons, points }) => [
    name,
    [`${rep}`, armour ? 'protected' : '', LEADS[leadership]].filter((word) => word !== '').join(', '),
    attributes.join(', '),
    weapons.map(({ title }) => title).join(', '),
    points,
  ]);
  return [`${title}: ${spent} points spent, ${left} left`, columns([head, ...rows])].join('\n');
}

const LEADS = { overall: 'overall Leader', other: 'Leader', none: '' } as const;

async function everybody(backend: Session['backend'], campaign: string): Promise<FigureLine[]> {
  const { figures } = await ask(backend, 'campaign.get', { campaign });
  // Figures lost on the Encounter under way are in both lists.
  const all = new Map(figures.map((figure) => [figure.id, figure]));
  let after: string | null = null;
  do {
    const page: Output<'roster.gone'> = await ask(backend, 'roster.gone', { campaign, after });
    for (const figure of page.figures) all.set(figure.id, figure);
    after = page.next;
  } while (after !== null);
  return [...all.values()];
}

/** A figure by the ids that stand in data and logs. */
function plain(figure: FigureLine) {
  return {
    ...figure,
    attributes: figure.attributes.map(({ id }) => id),
    advantages: figure.advantages.map(({ id }) => id),
    weapons: figure.weapons.map(({ id: held, weapon, ...rest }) => ({ id: weapon, held, ...rest })),
  };
}
