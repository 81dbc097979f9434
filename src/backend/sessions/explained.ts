/** Answers and events of a game in progress, with what explains them. */

import type { SessionAnswer } from '../../contract/session-questions.ts';
import type { SessionLine } from '../../contract/sessions.ts';
import { isCard } from '../../rules/core/cards.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Rule, Told } from '../../rules/core/module.ts';
import type { Answer, RuleId } from '../../rules/core/play.ts';
import { cardText } from '../../rules/core/text/cards.ts';
import type { Reply } from '../../rules/core/transcript.ts';
import { correctedTexts } from '../log/marks.ts';

export function lineView(game: Game, event: Told): SessionLine {
  return { rule: event.rule, text: game.text.event(event), folds: game.text.folds?.(event) ?? false };
}

/** A playing card is called as everywhere; other cards, and options, as the game calls them. */
export function calledText(game: Game, rule: RuleId, answer: string): string {
  return isCard(answer) ? cardText(answer) : game.text.called(rule, answer);
}

/** Words for what is done by a rule; its section, without the number that a book’s headings may have, where it doesn’t say. */
export function ruleDone({ act, section }: Rule): string {
  return act ?? section.replace(/^[\d.]+ /, '');
}

const plain = (answer: Answer) =>
  typeof answer === 'string' ? answer : 'x' in answer ? { ...answer } : [...answer];

const isDice = (answer: Answer): answer is readonly number[] => Array.isArray(answer);

export function answerView(game: Game, reply: Reply): SessionAnswer {
  const { rule, by, answer, target, least, kept, modifiers, corrected } = reply;
  const known = game.ruleIndex.find(({ id }) => id === rule);
  return {
    rule,
    act: known === undefined ? rule : ruleDone(known),
    section: known?.section ?? rule,
    summary: known?.summary ?? '',
    by,
    answer: plain(answer),
    text: typeof answer === 'string' ? calledText(game, rule, answer) : null,
    target: target ?? null,
    least: least ?? null,
    kept: kept === undefined ? null : [...kept],
    modifiers: (modifiers ?? []).map((modifier) => ({ ...modifier })),
    counted: isDice(answer) ? counted(answer, reply) : null,
    corrected: correctedTexts(corrected, game.text.figures),
  };
}

/** Counts the dice that did what they were to, and says how likely exactly so many were. */
function counted(faces: readonly number[], { target, least, kept }: Reply): SessionAnswer['counted'] {
  const good = target ?? (least === undefined ? undefined : 7 - least);
  if (good === undefined || good < 0 || good > 6) return null;
  const counts = (face: number) => (target === undefined ? face >= (least ?? 0) : face <= target);
  const most = kept?.length ?? faces.length;
  const dice = (kept ?? faces).filter(counts).length;
  const share = (hits: number) =>
    binomial(faces.length, hits) * (good / 6) ** hits * (1 - good / 6) ** (faces.length - hits);
  // Dice that are thrown away may have counted as well, any number of them.
  const hits =
    dice < most ? [dice] : Array.from({ length: faces.length - most + 1 }, (_, more) => most + more);
  return { dice, share: hits.reduce((sum, one) => sum + share(one), 0) };
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at += 1) ways = (ways * (n - k + at)) / at;
  return ways;
}
