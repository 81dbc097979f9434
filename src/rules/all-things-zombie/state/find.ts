/** Questions about who is there and who holds what. */
import type { Seen } from '../../core/seen.ts';
import type { Campaign, Figure, HeldWeapon } from './campaign.ts';

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

export function star(campaign: Seen<Campaign>): Seen<Figure> | undefined {
  return campaign.figures.find((figure) => figure.kind === 'star');
}
