/** Names of who rolls, for what and against whom, by the ids that a question and its answer bear. */
import type { Asked } from '../../../../contract/questions.ts';
import { fighterNamed } from '../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { A_ZOMBIE } from '../../../../rules/all-things-zombie/asking.ts';
import { figureNamed } from '../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { needsText } from '../../../../rules/all-things-zombie/text/needs.ts';
import type { Question } from '../../../../rules/core/play.ts';
import type { Share } from '../../../../rules/core/question.ts';
import { countedInWords, listed } from '../../../../rules/core/text/english.ts';
import { titleOf } from './encounter/places.ts';

/** Somebody, a group or a place by what a player calls it; null for what has no name. */
export function calledOf(now: SeenCampaign, id: string): string | null {
  if (id === A_ZOMBIE) return 'a zombie';
  const here = now.encounter === null ? undefined : fighterNamed(now, now.encounter, id);
  return figureNamed(now, id)?.name ?? here?.name ?? metNamed(now, id) ?? placeNamed(now, id) ?? null;
}

/**
 * Gives the name of somebody met: for a group its first living member’s, for `c1/0` that of the one who is meant, wherever he is by now.
 */
function metNamed({ contacts }: SeenCampaign, id: string): string | undefined {
  const [group, member] = id.split('/');
  const met = contacts.find((one) => one.id === group)?.members;
  if (member !== undefined) return met?.[Number(member)]?.name;
  return met?.find(({ alive }) => alive)?.name ?? met?.[0]?.name;
}

function placeNamed({ encounter }: SeenCampaign, id: string): string | undefined {
  const building = encounter?.table?.buildings.find((one) => one.id === id);
  return building && titleOf(building.type);
}

export function sideOf(now: SeenCampaign, id: string): Asked['side'] {
  if (id === A_ZOMBIE) return 'dead';
  if (figureNamed(now, id) !== undefined) return 'party';
  return now.contacts.some((one) => one.id === id.split('/')[0]) ? 'others' : null;
}

export function askedView(now: SeenCampaign, question: Question): Asked {
  const { against = [] } = question;
  // The party’s own leader speaks to a group: the question says so by itself.
  const of = question.rule.endsWith('.player') ? undefined : question.of;
  const zombies = of === A_ZOMBIE && question.kind === 'roll' && question.dice > 1;
  return {
    who: of === undefined ? null : zombies ? 'the zombies' : calledOf(now, of),
    side: of === undefined ? null : sideOf(now, of),
    against: against.length === 0 ? null : whomText(now, against),
    needs: question.kind === 'roll' ? needsText(question, sharersOf(now, question.basis?.shares)) : null,
  };
}

/** `Nils Arden and two zombies` */
export function whomText(now: SeenCampaign, ids: readonly string[]): string {
  const zombies = ids.filter((id) => id === A_ZOMBIE).length;
  const people = ids.flatMap((id) => (id === A_ZOMBIE ? [] : [calledOf(now, id) ?? 'somebody']));
  return listed([
    ...people,
    ...(zombies === 0 ? [] : [zombies === 1 ? 'a zombie' : countedInWords(zombies, 'zombie', 'zombies')]),
  ]);
}

/** Names of those whom a roll’s dice go to, in order; `zombie 1` where there are several zombies. */
export const sharersOf = (now: SeenCampaign, shares: readonly Share[] = []): readonly string[] =>
  numbered(
    now,
    shares.map(({ against }) => against),
  );

/** Several zombies are told apart by their number. */
export function numbered(now: SeenCampaign, ids: readonly string[]): readonly string[] {
  const zombies = ids.filter((id) => id === A_ZOMBIE).length;
  let zombie = 0;
  return ids.map((id) => {
    if (id !== A_ZOMBIE || zombies === 1) return calledOf(now, id) ?? 'somebody';
    zombie += 1;
    return `zombie ${zombie}`;
  });
}
