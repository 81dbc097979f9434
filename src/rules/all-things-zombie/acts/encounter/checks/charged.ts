/** Somebody whom people charge: his check is due at once, and what it leaves him in the first round (section: Reaction Checks). */

import { listed } from '../../../../core/text/english.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import { type ChargedByOf, chargesAt, type Fighter, withCharges } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { due, type Proposal } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { flees, reactionOf } from '../standing/answers.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';

export const isCharge = (result: TestResult | undefined): boolean => reactionOf(result) === 'charges';

/** Checks of whoever is charged. */
export const isOfCharge = (check: string): boolean => check === 'being-charged' || check === 'surprise';

/** Marks somebody as charged, by one more of those who charge him; anybody who is down tests nothing. */
export function* chargedAt({ fighter }: Fighting, charge: ChargedByOf): CampaignPlay<void> {
  if (!isAble(fighter)) return;
  const others = chargesAt(fighter).filter(({ by }) => by !== charge.by);
  const to = withCharges(fighter, [...others, charge]);
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

/** Charges he has still to test for, each with a check of its own, the first first. */
export const untestedCharges = (fighter: Fighter): readonly ChargedByOf[] =>
  chargesAt(fighter).filter(({ tested }) => !tested);

/** The charge that such a check is for, among those he has not tested for: one like it, if there is one. */
export function chargeTested(fighter: Fighter, check: string): ChargedByOf | undefined {
  if (!isOfCharge(check)) return undefined;
  const all = untestedCharges(fighter);
  return all.find(({ unseen }) => unseen === (check === 'surprise' || undefined)) ?? all[0];
}

/** Undefined for who has fled from it. */
export function afterCharge(charge: ChargedByOf, result: TestResult | undefined): ChargedByOf | undefined {
  if (result === undefined || flees(result)) return undefined;
  const word = reactionOf(result);
  const caught = word === 'oneDie' || word === 'noDice' ? { caught: word } : {};
  return { ...charge, tested: true, ...caught };
}

/** Dice left to him for the first round of melee, if a charge has caught him. */
export function caughtOf(fighter: Fighter): ChargedByOf['caught'] {
  const caught = chargesAt(fighter).flatMap((one) => one.caught ?? []);
  return caught.includes('noDice') ? 'noDice' : caught[0];
}

/** Checks due of everybody whom people charge, before anything else is done about it. */
export function chargesDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return all.flatMap(({ fighter, name }): Proposal[] => {
    const { who } = fighter;
    if (!isAble(fighter)) return [];
    return (['surprise', 'being-charged'] as const).flatMap((check): Proposal[] => {
      const names = untestedCharges(fighter)
        .filter(({ unseen }) => unseen === (check === 'surprise' || undefined))
        .flatMap(({ by }) => fighterNamed(now, encounter, by) ?? [])
        .flatMap((one) => (isAble(one.fighter) ? [one.name] : []));
      if (names.length === 0) return [];
      return [due('check', `atz.${check}`, `${who}/${check}`, { name, check, by: listed(names) })];
    });
  });
}
