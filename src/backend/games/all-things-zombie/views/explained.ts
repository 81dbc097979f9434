/** An act of the log opened to its numbers: every answer it was given, and what came of it. */

import type { Told } from '../../../../../db/games/all-things-zombie/index.ts';
import type { ExplainedRoll } from '../../../../contract/explained.ts';
import { RULINGS } from '../../../../rules/all-things-zombie/data/rulings/text/rulings.ts';
import { SINGLE_FIGURES } from '../../../../rules/all-things-zombie/data/single-figures.ts';
import { chosenText } from '../../../../rules/all-things-zombie/data/text/options.ts';
import { LOCATION_IDS } from '../../../../rules/all-things-zombie/meeting-and-greeting/placement.ts';
import { immune } from '../../../../rules/all-things-zombie/reaction/heroes.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { EVERY_TABLE } from '../../../../rules/all-things-zombie/tables.ts';
import { countedText } from '../../../../rules/all-things-zombie/text/figures.ts';
import { didText } from '../../../../rules/all-things-zombie/text/modifiers.ts';
import { heldText } from '../../../../rules/all-things-zombie/text/needs.ts';
import { worded } from '../../../../rules/all-things-zombie/text/rows.ts';
import { LOCATION_TEXT } from '../../../../rules/all-things-zombie/text/vocabulary.ts';
import { isCard } from '../../../../rules/core/cards.ts';
import { linesOf } from '../../../../rules/core/table.ts';
import { cardText } from '../../../../rules/core/text/cards.ts';
import { upperFirst } from '../../../../rules/core/text/english.ts';
import type { Reply, Transcript } from '../../../../rules/core/transcript.ts';
import { besideCameTo, cameTo } from '../came-to.ts';
import { calledOf } from './asked.ts';
import { FIGURE_WORDS } from './corrections.ts';
import { countedOf } from './counted.ts';
import { sharedOut } from './dealt-dice.ts';
import { oddsExplained } from './explained-odds.ts';
import { ruleNamed } from './question.ts';
import { diceOf, sidesOf, whoseOf } from './rolled-dice.ts';

/** Answers to rules that ask nobody, names and the like, are left out. */
export function explainedRolls(now: SeenCampaign, told: readonly Told[]): ExplainedRoll[] {
  const all = told.flatMap(({ rolls, event }) => rolls.map((reply) => ({ reply, event })));
  const replies = all.map(({ reply }) => reply);
  const places = placesIn(told);
  return all.flatMap(({ reply, event }, at) => {
    if (ruleNamed(reply.rule).ask === undefined) return [];
    const one = explained(now, reply, replies.slice(at), replies.slice(0, at));
    const place = places.get(reply);
    const read = place === undefined ? one.read : [...one.read, place];
    const sides = sidesOf(reply, event);
    if (sides === undefined) return [{ ...one, read }];
    const odds = one.odds && activationOdds(one.odds, reply, sides);
    return [{ ...one, read, dice: diceOf(reply, event), odds }];
  });
}

/** Gives for each placement the place it came to in the end: at the edge of the table the next one clockwise, or a doorway on the way. */
function placesIn(told: readonly Told[]): ReadonlyMap<Reply, string> {
  const places = new Map<Reply, string>();
  for (const { rolls, event } of told) {
    if (event.type !== 'zombies-placed' && event.type !== 'shots-fired') continue;
    const placed = rolls.filter(({ rule }) => rule === 'atz.zombie-placement');
    for (const [nth, reply] of placed.entries()) {
      const arrival = event.arrivals[nth];
      const diced = Array.isArray(reply.answer) ? LOCATION_IDS[Number(reply.answer[0]) - 1] : undefined;
      if (arrival === undefined) continue;
      const moved =
        arrival.location === diced ? [] : [`off the table there: ${LOCATION_TEXT[arrival.location]}`];
      const text = [...moved, ...(arrival.inDoorway ? ['in a doorway on the way'] : [])].join(', ');
      if (text !== '') places.set(reply, upperFirst(text));
    }
  }
  return places;
}

/** Gives the odds of activation for each side, with the side’s own die put first in them. */
function activationOdds(
  odds: NonNullable<ExplainedRoll['odds']>,
  reply: Reply,
  sides: NonNullable<ReturnType<typeof sidesOf>>,
): ExplainedRoll['odds'] {
  const faces = Array.isArray(reply.answer) ? (reply.answer as readonly number[]) : [];
  const first = (side: string) => {
    const nth = sides.findIndex((one) => one.side === side);
    return nth === -1
      ? reply
      : { ...reply, answer: [faces[nth] ?? 0, ...faces.filter((_, at) => at !== nth)] };
  };
  const asked = reply.odds;
  if (asked === undefined) return odds;
  return {
    ...odds,
    came: cameTo(asked, [first('party')]) ?? null,
    ...(odds.beside && {
      beside: odds.beside.map((one) => ({
        ...one,
        came: besideCameTo(asked, one.name, [first('dead')]) ?? null,
      })),
    }),
  };
}

/** `from`: the answer itself and those that followed it; of one alone it isn’t told what it came to. `before`: those it followed. */
export function explained(
  now: SeenCampaign,
  reply: Reply,
  from: Transcript,
  before: Transcript = [],
): ExplainedRoll {
  const { rule, by, answer, target = null, least = null, modifiers = [], rows = [], odds, kept } = reply;
  const { title, section, summary } = ruleNamed(rule);
  const faces = Array.isArray(answer) ? (answer as readonly number[]) : null;
  const dice = diceOf(reply);
  return {
    ...{ rule, title, section, summary, by, dice, target, least },
    needs: heldText({ target, least }, rule, odds?.input) ?? OF_EACH[rule] ?? null,
    counted: dice && countedOf(dice, reply),
    keeps: faces === null || kept === undefined || kept.length === faces.length ? null : kept.length,
    ...whoseOf(now, reply),
    shares: sharesOf(now, reply),
    text: typeof answer === 'string' ? decisionText(now, rule, answer) : null,
    modifiers: modifiersText(modifiers, rule),
    ...(rows.includes(immune().row) && { hero: true as const }),
    read: [...new Set(rows.flatMap((row) => rowRead(row) ?? []))],
    rulings: rulingsFor(rule, [...rows, ...modifiers.map(({ row }) => row)]),
    odds: oddsExplained(now, { reply, from, before }),
    corrected: (reply.corrected ?? []).length > 0,
  };
}

/** Needs of a group’s one roll, which is held against each Rep of the group. */
const OF_EACH: Readonly<Record<string, string>> = {
  'atz.fast-move': 'each of the group against their own Rep',
};

/** A card, somebody who is chosen, or an option in words. */
function decisionText(now: SeenCampaign, rule: string, answer: string): string {
  if (isCard(answer)) return cardText(answer);
  const somebody = /^[a-z]\d/.test(answer) ? calledOf(now, answer) : null;
  return chosenText(rule, answer) ?? somebody ?? worded(answer);
}

const sharesOf = (now: SeenCampaign, reply: Reply): ExplainedRoll['shares'] =>
  sharedOut(now, reply).map(({ share: { modifiers, target, least }, ...dealt }) => ({
    ...dealt,
    needs: heldText({ target, least }, reply.rule),
    modifiers: modifiersText(modifiers, reply.rule),
  }));

/** Modifiers in words, without those that change nothing, and without what any shot needs where there is more to it. */
const modifiersText = (modifiers: NonNullable<Reply['modifiers']>, rule: string) =>
  modifiers
    .filter(
      ({ row, does }) =>
        row !== 'atz.to-hit/open' || modifiers.every((one) => one.does !== does || one.row === row),
    )
    .filter(({ does, by }) => does !== 'target' || by !== 0)
    .map((one) => ({ name: rowText(one.row), does: didText(one, rule) }));

/** `atz.to-hit/in-cover`: the table, and the row in it. */
function placeOf(row: string): { readonly table: string; readonly row: string } {
  const at = row.lastIndexOf('/');
  return { table: row.slice(0, at), row: row.slice(at + 1) };
}

function rowText(id: string): string {
  const { table, row } = placeOf(id);
  const known = EVERY_TABLE.find((one) => one.id === table);
  const numbered = NUMBERED[table]?.(row);
  if (known === undefined || numbered !== undefined) return numbered ?? worded(row);
  const text = FIGURE_WORDS.row({ table, row, field: '' });
  return table === SINGLE_FIGURES.id ? withFigure(text, row) : text;
}

const DOC_ROWS: Readonly<Record<string, string>> = {
  wounds: 'Wounds taken before',
  protected: 'Body armour',
};

/** Rows that go by a number, or by a bare word. */
const NUMBERED: Readonly<Record<string, (row: string) => string | undefined>> = {
  'atz.reputation': (rep) => `Rep ${rep}`,
  'atz.phase': (phase) => `Phase ${phase}`,
  'atz.doc': (row) => DOC_ROWS[row],
  'atz.losing-control': (row) => {
    const [passed = '', how] = row.split('-');
    return how === 'turning' ? `${passed} passed, in a turn` : `${passed} passed, straight on`;
  },
};

/** A score alone says nothing, but with what it brings: `5: Rear`. */
const SCORE = /^\d+(?:–\d+)?$/;

function rowRead(id: string): string | undefined {
  const text = rowText(id);
  if (isCard(text)) return undefined;
  if (!SCORE.test(text)) return text;
  const { table, row } = placeOf(id);
  const found = EVERY_TABLE.find((one) => one.id === table);
  const result = found && linesOf(found).find((line) => line.row === row)?.found.result;
  return typeof result === 'string' ? `${text}: ${worded(result)}` : undefined;
}

/** `At a zombie further than this` stands beside its figure in the reference; by itself it says it. */
function withFigure(text: string, row: string): string {
  const found = linesOf(SINGLE_FIGURES).find((line) => line.row === row);
  return found === undefined ? text : text.replace(/\bthis\b/, countedText(found.found.result));
}

/** Rulings on which the lines that were read rest, and the one that says from where zombies come on. */
function rulingsFor(rule: string, rows: readonly string[]): ExplainedRoll['rulings'] {
  const named = rows.flatMap((id) => {
    const { table, row } = placeOf(id);
    const found = EVERY_TABLE.find((one) => one.id === table);
    const line = found && linesOf(found).find((one) => one.row === row);
    return line?.found.ruling === undefined ? [] : [line.found.ruling];
  });
  const ids = new Set<string>([...named, ...(BY_RULE[rule] ?? [])]);
  return RULINGS.filter(({ id }) => ids.has(id)).map(({ id, title, decision }) => ({ id, title, decision }));
}

/** Rulings on what goes before the dice, which no line of a table rests on. */
const BY_RULE: Readonly<Record<string, readonly string[]>> = { 'atz.zombie-placement': ['ATZ-118'] };
