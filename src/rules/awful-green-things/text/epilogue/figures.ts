/** Exact figures of what a boat may choose: home, winning, points, and how it fails. */
import type { OptionFigures, OptionWords } from '../../../core/game-text.ts';
import type { Question } from '../../../core/play.ts';
import type { Seen } from '../../../core/seen.ts';
import { counted } from '../../../core/text/english.ts';
import { percentText } from '../../../core/text/percent.ts';
import { type CrewId, crewmanOf } from '../../data/crew.ts';
import { type ChoiceEntry, type Entry, EPILOGUE_CHOICES, epilogueRow } from '../../epilogue/data.ts';
import type { Ending } from '../../epilogue/journey.ts';
import { endingsBy } from '../../epilogue/odds.ts';
import type { Passage } from '../../epilogue/passage.ts';
import { STEADY } from '../../epilogue/policy.ts';
import { passageNow } from './asked.ts';
import { FATE_NAMES } from './names.ts';

const worthOf = (crew: string): number => {
  const { counts, constitution } = crewmanOf(crew as CrewId);
  return counts ? constitution : 0;
};

const shareOf = (endings: readonly Ending[], counts: (ending: Ending) => boolean): number =>
  endings.reduce((sum, ending) => sum + (counts(ending) ? ending.share : 0), 0);

/** `Lost: 75 % starved, 19 % vanished`; nothing where it can't be. */
function failsText(endings: readonly Ending[]): Pick<OptionWords, 'cost'> {
  const parts = (['starved', 'vanished', 'killed'] as const).flatMap((fate) => {
    const share = shareOf(endings, (ending) => ending.fate === fate);
    return share === 0 ? [] : [`${percentText(share)} ${FATE_NAMES[fate].toLowerCase()}`];
  });
  return parts.length === 0 ? {} : { cost: `Lost: ${parts.join(', ')}` };
}

const DOES: Readonly<Record<ChoiceEntry, Readonly<Record<string, string>>>> = {
  1: { straight: 'to 7: two years at once', 'last-planet': 'to 3: natives are likely' },
  4: { run: 'to 8: lost in space', fight: 'to 5: all your dice against theirs' },
  14: { 'press-on': 'to 2: one of the years goes', 'go-back': 'to 3: no year goes; natives are likely' },
};

const choiceEntryOf = (rule: string): ChoiceEntry | undefined =>
  ([1, 4, 14] as const).find((entry) => rule === `agt.epilogue.${entry}`);

/** What the crew of these boats are playing for. */
export interface AtStake {
  readonly passages: readonly Seen<Passage>[];
  /** Who is home already. */
  readonly home: readonly CrewId[];
  /** Points of the Green Things, which the crew has to beat. */
  readonly theirs: number;
}

export function epilogueFigures(
  { passages, home, theirs }: AtStake,
  question: Question,
): OptionFigures | undefined {
  const entry = choiceEntryOf(question.rule);
  const passage = passageNow(passages);
  if (entry === undefined || passage === undefined || question.kind !== 'choose') return undefined;
  const brought = home.reduce((sum, one) => sum + worthOf(one), 0);
  const crew = passage.aboard.map(({ id, dice, constitution }) => ({
    dice,
    constitution,
    worth: worthOf(id),
  }));
  const food = entry === 14 ? epilogueRow('food').result : passage.food;
  const ways: Readonly<Record<string, Entry>> = EPILOGUE_CHOICES[entry];
  let played: number | undefined;
  const options = question.options.map(({ id }): readonly [string, OptionWords] => {
    const { endings, games } = endingsBy({ crew, at: ways[id] ?? entry, food, policy: STEADY });
    played = games;
    const isHome = ({ fate }: Ending) => fate === 'home';
    const points = endings.reduce((sum, { share, worth }) => sum + share * worth, 0);
    const figures = [
      percentText(shareOf(endings, isHome)),
      percentText(shareOf(endings, (ending) => isHome(ending) && ending.worth + brought > theirs)),
      String(Math.floor(points + 0.5)),
    ];
    return [id, { line: DOES[entry][id] ?? '', figures, ...failsText(endings) }];
  });
  const how = played === undefined ? 'Exact' : `From ${counted(played, 'journey')} by dice`;
  return {
    heading: `${how}, if you fight any natives and go back for food`,
    columns: ['Home', 'Wins', 'Points'],
    options: Object.fromEntries(options),
  };
}
