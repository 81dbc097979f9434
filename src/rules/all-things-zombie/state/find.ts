/** Questions about who is there and who holds what. */
import type { Seen } from '../../core/seen.ts';
import type { Campaign, Figure, HeldWeapon, Status } from './campaign.ts';

export function figureNamed(campaign: Seen<Campaign>, id: string): Seen<Figure> | undefined {
  return campaign.figures.find((figure) => figure.id === id);
}

export function heldWeapon(figure: Seen<Figure>, id: string): Seen<HeldWeapon> | undefined {
  return figure.weapons.find((weapon) => weapon.id === id);
}

/** Figures with the party: neither dead, turned, captive nor gone. */
export function party(campaign: Seen<Campaign>): readonly Seen<Figure>[] {
  return campaign.figures.filter((figure) => figure.status === 'ready');
}

/** The Star of now, or else the last there was. */
export function star({ figures }: Seen<Campaign>): Seen<Figure> | undefined {
  const stars = figures.filter(({ kind }) => kind === 'star');
  return stars.find(({ status }) => LIVES.includes(status)) ?? stars.at(-1);
}

/** True for the dead, the turned, and those gone for good. */
export const isLost = ({ status }: Pick<Seen<Figure>, 'status'>): boolean => !LIVES.includes(status);

/** The Star whose place is to be taken; undefined while there is one, or before the campaign has begun. */
export function starGone(campaign: Seen<Campaign>): Seen<Figure> | undefined {
  const last = star(campaign);
  return campaign.recruiting || last === undefined || !isLost(last) ? undefined : last;
}

const LIVES: readonly Status[] = ['ready', 'captive'];
