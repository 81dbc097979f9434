/** `holdout roster`: everybody who ever joined, line by line. */
import type { FigureLine } from '../contract/figures.ts';
import { ask } from './ask.ts';
import type { Printed, Session } from './session.ts';
import { columns } from './text.ts';

export async function roster({ backend, json }: Session, id: string): Promise<Printed> {
  const { figures } = await ask(backend, 'campaign.get', { campaign: id });
  if (json) return { text: JSON.stringify({ figures: figures.map(plain) }) };
  const head = ['Name', 'Rep', 'Attributes', 'Weapons', 'Cost', 'RAP', 'Status'];
  return { text: columns([head, ...figures.map(row)]) };
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

function row(figure: FigureLine): (string | number)[] {
  const { name, kind, rep, attributes, weapons, cost, rap, rapToAdvance, status, protected: armour } = figure;
  return [
    kind === 'star' ? `${name} *` : name,
    `${rep}${armour ? ' protected' : ''}`,
    attributes.map(({ title }) => title).join(', '),
    weapons.map(({ title, clips }) => (clips === null ? title : `${title} (${clips})`)).join(', '),
    cost,
    rapToAdvance === null ? `${rap}` : `${rap}/${rapToAdvance}`,
    status,
  ];
}
