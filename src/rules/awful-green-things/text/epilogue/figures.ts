/** Exact figures of what a boat may choose: home, winning, points, and how it fails. */
import type { OptionFigures, OptionWords } from '../../../core/game-text.ts';
import type { Question } from '../../../core/play.ts';
import { counted } from '../../../core/text/english.ts';
import { percentText } from '../../../core/text/percent.ts';
import { type ChoiceEntry, type Entry, EPILOGUE_CHOICES, epilogueRow } from '../../epilogue/data.ts';
import type { Ending } from '../../epilogue/journey.ts';
import { endingsBy } from '../../epilogue/odds.ts';
import { STEADY } from '../../epilogue/policy.ts';
import { passageNow } from './asked.ts';
import { FATE_NAMES } from './names.ts';
import { spreadOf } from './spread.ts';
import { type AtStake, broughtBy, worthOf } from './stake.ts';

const shareOf = (endings: readonly Ending[], counts: (ending: Ending) => boolean): number =>
  endings.reduce((sum, ending) => sum + (counts(ending) ? ending.share : 0), 0);

/** `Lost: 75 % starved, 19 % vanished`; nothing where it can't be. */
function failsText(endings: readonly Ending[]): Pick<OptionWords, 'cost'> {
  const parts = (['starved', 'vanished', 'killed'] as const).flatMap((fate) => {
    const share = shareOf(endings, (ending) => ending.fate === fate);
    return share === 0 ? [] : [`${percentText(share)} ${FATE_NAMES[fate].text}`];
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

export function epilogueFigures(
  { passages, home, theirs }: AtStake,
  question: Question,
): OptionFigures | undefined {
  const entry = choiceEntryOf(question.rule);
  const passage = passageNow(passages);
  if (entry === undefined || passage === undefined || question.kind !== 'choose') return undefined;
  const brought = broughtBy(home);
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
    // A boat that is lost brings nothing; those before it may have brought enough.
    const wins = ({ worth }: Ending) => worth + brought > theirs;
    const points = endings.reduce((sum, { share, worth }) => sum + share * worth, 0);
    const figures = [
      percentText(shareOf(endings, ({ fate }) => fate === 'home')),
      percentText(shareOf(endings, wins)),
      String(Math.floor(points + 0.5)),
    ];
    const line = DOES[entry][id] ?? '';
    return [id, { line, figures, ...failsText(endings), spread: spreadOf(endings, wins) }];
  });
  const how = played === undefined ? 'Exact' : `From ${counted(played, 'journey', 'journeys')} by dice`;
  return {
    heading: `${how}, if you fight any natives and go back for food`,
    columns: ['Home', 'Wins', 'Points'],
    options: Object.fromEntries(options),
  };
}
