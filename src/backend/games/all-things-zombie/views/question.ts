/** A rule's questions, as a screen puts them. */

import type { EncounterActed as Acted } from '../../../../contract/games/all-things-zombie/encounter-view/acted.ts';
import type { Choice, QuestionView } from '../../../../contract/questions.ts';
import { ATTRIBUTE_TABLE } from '../../../../rules/all-things-zombie/data/attributes.ts';
import type { Rule } from '../../../../rules/all-things-zombie/rule.ts';
import { type AtzRule, RULES } from '../../../../rules/all-things-zombie/rules.ts';
import type { AttributeId } from '../../../../rules/all-things-zombie/types.ts';
import type { ChooseAsk, Question, RuleId } from '../../../../rules/core/play.ts';
import type { Transcript } from '../../../../rules/core/transcript.ts';
import { isDetail } from '../../../log/app-answers.ts';
import { choiceView } from '../../../views/choice.ts';
import { chanceFor } from '../chances.ts';

export function ruleNamed(id: RuleId): Rule {
  if (!Object.hasOwn(RULES, id))
    throw new Error(`${id} asks the player, and the rule index has no such rule`);
  return RULES[id as AtzRule];
}

export function questionView(question: Question): QuestionView {
  const { rule } = question;
  const { ask, choose, title } = ruleNamed(rule);
  const text = ask ?? title;
  switch (question.kind) {
    case 'roll':
      return { kind: 'roll', rule, text, dice: question.dice };
    case 'draw':
      return { kind: 'draw', rule, text, left: question.from.length };
    case 'choose':
      return { kind: 'choose', rule, text: choose ?? text, ...optionsOf(question) };
    case 'place':
      throw new Error(`${rule} asks for a spot, which no screen can answer yet`);
    default:
      return question satisfies never;
  }
}

function optionsOf(question: ChooseAsk): Choice {
  const choice = choiceView(question, isDetail(question));
  return question.rule === 'atz.attribute-chosen' ? withWhatItDoes(choice) : withOdds(question, choice);
}

/** An attribute is chosen by what it does. */
const withWhatItDoes = (choice: Choice): Choice => ({
  ...choice,
  options: choice.options.map((option) => ({
    ...option,
    does: ATTRIBUTE_TABLE[option.id as AttributeId].summary,
  })),
});

/** Each option with what it may lead to, where its odds are counted. */
function withOdds({ options }: ChooseAsk, choice: Choice): Choice {
  const chances = options.map(({ odds }) => odds && chanceFor(odds));
  return {
    ...choice,
    options: choice.options.map((option, at) => {
      const outcomes = chances[at]?.outcomes;
      return outcomes === undefined ? option : { ...option, outcomes };
    }),
  };
}

/** The rules a transcript rolled for, each once, in our words. */
export function rulesAsked(transcript: Transcript): Extract<Acted, { state: 'done' }>['rules'] {
  return [...new Set(transcript.map(({ rule }) => rule))].map((rule) => {
    const { section, title, summary } = ruleNamed(rule);
    return { rule, section, title, summary };
  });
}
