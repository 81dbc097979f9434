/** Somebody whom people charge: his check is due at once, and what it leaves him in the first round (section: Reaction Checks). */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { ChargedByOf, Fighter } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { due, type Proposal } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { flees } from '../standing/answers.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';

const wordOf = (result: TestResult | undefined) =>
  result === undefined || 'words' in result || result.of !== 'reaction' ? undefined : result.word;

export const isCharge = (result: TestResult | undefined): boolean => wordOf(result) === 'charges';

/** Checks of whoever is charged. */
export const isOfCharge = (check: string): boolean => check === 'being-charged' || check === 'surprise';

/** Marks somebody as charged; anybody who is down tests nothing. */
export function* chargedAt({ fighter }: Fighting, chargedBy: ChargedByOf): CampaignPlay<void> {
  if (!isAble(fighter)) return;
  const to: Fighter = { ...fighter, chargedBy };
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
}

/** Undefined for who has fled from it. */
export function afterCharge(charge: ChargedByOf, result: TestResult | undefined): ChargedByOf | undefined {
  if (result === undefined || flees(result)) return undefined;
  const word = wordOf(result);
  const caught = word === 'oneDie' || word === 'noDice' ? { caught: word } : {};
  return { ...charge, tested: true, ...caught };
}

/** Dice left to him for the first round of melee, if a charge has caught him. */
export const caughtOf = ({ chargedBy, done }: Fighter): ChargedByOf['caught'] =>
  (done?.rounds ?? 0) === 0 ? chargedBy?.caught : undefined;

/** Checks due of everybody whom people charge, before anything else is done about it. */
export function chargesDue(
  now: SeenCampaign,
  encounter: SeenEncounter,
  all: readonly Fighting[],
): readonly Proposal[] {
  return all.flatMap(({ fighter, name }): Proposal[] => {
    const { chargedBy, who } = fighter;
    if (chargedBy === undefined || chargedBy.tested || !isAble(fighter)) return [];
    const check = chargedBy.unseen ? 'surprise' : 'being-charged';
    const by = fighterNamed(now, encounter, chargedBy.by)?.name ?? null;
    return [due('check', `atz.${check}`, `${who}/${check}`, { name, check, by })];
  });
}
