/** An act of the log opened to its numbers: every answer it was given, and what came of it. */
import type { Told } from '../../../../../db/index.ts';
import type { ExplainedRoll } from '../../../../contract/explained.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/acts/act.ts';
import { RULINGS } from '../../../../rules/all-things-zombie/data/rulings/rulings.ts';
import { SINGLE_FIGURES } from '../../../../rules/all-things-zombie/data/single-figures.ts';
import { EVERY_TABLE } from '../../../../rules/all-things-zombie/tables.ts';
import { countedText } from '../../../../rules/all-things-zombie/text/figures.ts';
import { didText } from '../../../../rules/all-things-zombie/text/modifiers.ts';
import { heldText } from '../../../../rules/all-things-zombie/text/needs.ts';
import { worded } from '../../../../rules/all-things-zombie/text/rows.ts';
import { isCard } from '../../../../rules/core/cards.ts';
import { linesOf } from '../../../../rules/core/table.ts';
import { cardText } from '../../../../rules/core/text/cards.ts';
import { heldDice } from '../../../../rules/core/text/held-dice.ts';
import type { Reply, Transcript } from '../../../../rules/core/transcript.ts';
import { cameTo } from '../came-to.ts';
import { chanceFor } from '../chances.ts';
import { sidesOf } from './act-line.ts';
import { calledOf, sideOf, whomText } from './asked.ts';
import { FIGURE_WORDS } from './corrections.ts';
import { ruleNamed } from './question.ts';

/** Answers to rules that ask nobody, names and the like, are left out. */
export function explainedRolls(now: SeenCampaign, told: readonly Told[]): ExplainedRoll[] {
  const all = told.flatMap(({ rolls, event }) => rolls.map((reply) => ({ reply, event })));
  const replies = all.map(({ reply }) => reply);
  return all.flatMap(({ reply, event }, at) => {
    if (ruleNamed(reply.rule).ask === undefined) return [];
    const one = explained(now, reply, replies.slice(at));
    const sides = sidesOf(reply, event);
    if (sides === undefined || one.dice === null) return [one];
    return [{ ...one, dice: one.dice.map((die, nth) => ({ ...die, of: sides[nth] })) }];
  });
}

/** `from`: the answer itself and those that followed it; of one alone it isn’t told what it came to. */
export function explained(now: SeenCampaign, reply: Reply, from: Transcript): ExplainedRoll {
  const { rule, by, answer, target = null, least = null, modifiers = [], rows = [], odds, of } = reply;
  const { against = [] } = reply;
  const { title, section, summary } = ruleNamed(rule);
  const dice = Array.isArray(answer) ? heldDice(answer as readonly number[], reply) : null;
  const chance = odds && chanceFor(odds);
  return {
    ...{ rule, title, section, summary, by, dice, target, least },
    needs: heldText({ target, least }, rule),
    whose: of === undefined ? null : calledOf(now, of),
    side: of === undefined ? null : sideOf(now, of),
    against: against.length === 0 ? null : whomText(now, against),
    shares: sharesOf(now, reply),
    text: typeof answer === 'string' ? (isCard(answer) ? cardText(answer) : worded(answer)) : null,
    modifiers: modifiersText(modifiers),
    read: [...new Set(rows)].map(rowText).filter((text) => !BARE.test(text)),
    rulings: rulingsFor([...rows, ...modifiers.map(({ row }) => row)]),
    odds: odds === undefined || chance === undefined ? null : oddsView(chance, cameTo(odds, from) ?? null),
    corrected: (reply.corrected ?? []).length > 0,
  };
}

/** A row that is called by its score alone says nothing beside the outcome. */
const BARE = /^\d+$/;

function oddsView(
  { head, outcomes, beside, corrected }: NonNullable<ReturnType<typeof chanceFor>>,
  came: string | null,
): ExplainedRoll['odds'] {
  const known = outcomes.find(({ name }) => name === came);
  return { head, outcomes, ...(beside && { beside }), corrected, came: known?.name ?? null };
}

/** Which dice went to whom: the highest left, the next in order, or all of them. */
function sharesOf(now: SeenCampaign, { rule, answer, shares = [], kept }: Reply): ExplainedRoll['shares'] {
  if (!Array.isArray(answer)) return [];
  const faces = answer as readonly number[];
  const best = (kept ?? faces).toSorted((a, b) => b - a);
  let next = 0;
  return shares.map(({ against, takes, dice, modifiers, ...held }) => {
    const from = takes === 'best' ? best : faces;
    const given = takes === 'all' ? faces : from.slice(next, next + dice);
    next += takes === 'all' ? 0 : dice;
    return {
      against: calledOf(now, against) ?? 'somebody',
      dice: heldDice(given, { ...held, ...(takes === 'all' && kept !== undefined && { kept }) }),
      needs: heldText(held, rule),
      modifiers: modifiersText(modifiers),
    };
  });
}

const modifiersText = (modifiers: NonNullable<Reply['modifiers']>) =>
  modifiers
    // What any shot needs is no modifier.
    .filter(({ row }) => row !== 'atz.to-hit/open' || modifiers.length === 1)
    .map((one) => ({ name: rowText(one.row), does: didText(one) }));

/** `atz.to-hit/in-cover`: the table, and the row in it. */
function placeOf(row: string): { readonly table: string; readonly row: string } {
  const at = row.lastIndexOf('/');
  return { table: row.slice(0, at), row: row.slice(at + 1) };
}

function rowText(id: string): string {
  const { table, row } = placeOf(id);
  const known = EVERY_TABLE.find((one) => one.id === table);
  if (known === undefined) return worded(row);
  const text = FIGURE_WORDS.row({ table, row, field: '' });
  return table === SINGLE_FIGURES.id ? withFigure(text, row) : text;
}

/** `At a zombie further than this` stands beside its figure in the reference; by itself it says it. */
function withFigure(text: string, row: string): string {
  const found = linesOf(SINGLE_FIGURES).find((line) => line.row === row);
  return found === undefined ? text : text.replace(/\bthis\b/, countedText(found.found.result));
}

/** Those that the lines rest on which were read. */
function rulingsFor(rows: readonly string[]): ExplainedRoll['rulings'] {
  const named = rows.flatMap((id) => {
    const { table, row } = placeOf(id);
    const found = EVERY_TABLE.find((one) => one.id === table);
    const line = found && linesOf(found).find((one) => one.row === row);
    return line?.found.ruling === undefined ? [] : [line.found.ruling];
  });
  const ids = new Set<string>(named);
  return RULINGS.filter(({ id }) => ids.has(id)).map(({ id, title, decision }) => ({ id, title, decision }));
}
