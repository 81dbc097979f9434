import type { Card } from '../../core/cards.ts';
import type { AttributeId, Confidence, Rep, WeaponId } from '../types.ts';
import type { Ruling } from './source.ts';

/** Entries that the tables print under Weapon; their abbreviations are read by ATZ-6, a shotgun’s kind is open (ATZ-91). */
export type GeneratorWeapon = WeaponId | 'shotgun' | 'unarmed';

export interface GeneratorRow {
  readonly rep: Rep;
  /** Wears body armour: a star beside the printed Rep. */
  readonly protected: boolean;
  readonly weapon: GeneratorWeapon;
  /** `variable`: draw again until a card names an attribute (ATZ-106). */
  readonly attribute: AttributeId | 'variable';
  readonly confidence: Confidence;
  readonly ruling?: Ruling;
}

export type GeneratorTable = { readonly [C in Card]: GeneratorRow };

export function row(rep: Rep, weapon: GeneratorWeapon, attribute: GeneratorRow['attribute']): GeneratorRow {
  return { rep, protected: false, weapon, attribute, confidence: 'RULEBOOK' };
}

export function armoured(
  rep: Rep,
  weapon: GeneratorWeapon,
  attribute: GeneratorRow['attribute'],
): GeneratorRow {
  return { ...row(rep, weapon, attribute), protected: true };
}
