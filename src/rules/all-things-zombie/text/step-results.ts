/** Results of the steps after a battle, in words. */
import type { Term } from '../../core/text/term.ts';
import type { EarlyGrave, LeftBehindWord } from '../after-the-battle/larger-than-life.ts';
import type { RecoveryWord } from '../after-the-battle/recovery.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import type { CrazyWord } from '../reaction/crazy.ts';
import type { Infected, StepResult } from '../state/step-result.ts';
import { titled } from './results.ts';
import { STEP_TERMS } from './steps.ts';

const LEFT_BEHIND: Readonly<Record<LeftBehindWord, string>> = {
  captured: 'captured',
  dead: 'lost',
  recovers: 'fetched afterwards',
};

const RECOVERED: Readonly<Record<RecoveryWord, string>> = {
  returns: 'comes back',
  returnsWeaker: 'comes back with less Rep',
  gone: 'doesn’t come back',
};

const INFECTED: Readonly<Record<Infected, string>> = {
  'not-turned': 'no',
  cured: 'saved by the Cure',
  turned: 'yes',
};

const CRAZY: Readonly<Record<CrazyWord, string>> = {
  returns: 'is well again',
  returnsWeaker: 'comes back with less Rep',
  neverRecovers: 'never comes out of it',
};

/** Result of a step of the aftermath, without its title: `comes back`, `Rep 4, Agile`. */
const EARLY_GRAVES: Readonly<Record<EarlyGrave, string>> = {
  'larger-than-life': 'Out of the Fight, not dead',
  'cheating-death': 'cheats death instead',
  none: 'not used',
};

export function stepResultText(result: StepResult): string {
  if ('words' in result) return result.words;
  switch (result.step) {
    case 'larger-than-life':
      return EARLY_GRAVES[result.chosen ?? 'larger-than-life'];
    case 'left-behind':
      return LEFT_BEHIND[result.word];
    case 'cheating-death':
      return result.cheats ? 'yes' : 'no';
    case 'dies':
      return 'set aside';
    case 'recovery':
      return RECOVERED[result.word];
    case 'infection':
      return INFECTED[result.word];
    case 'first-death-seen':
      return 'marked by it';
    case 'comes-round':
      return 'well again';
    case 'crazy-about-my-job':
      return CRAZY[result.word];
    case 'rap-lost':
      return 'none left';
    case 'rap':
      return `${result.rap} now`;
    case 'rep-up':
      return result.attribute === null
        ? `Rep ${result.rep}`
        : `Rep ${result.rep}, ${ATTRIBUTE_TABLE[result.attribute].title}`;
    default:
      return result satisfies never;
  }
}

const BITTEN: Readonly<Record<Infected, Term>> = {
  'not-turned': { title: 'Doesn’t turn from the bite', text: 'doesn’t turn from the bite' },
  cured: { title: 'Saved from turning by the Cure', text: 'saved from turning by the Cure' },
  turned: { title: 'Turns from the bite', text: 'turns from the bite' },
};

const CHEATS: Term = { title: 'Cheats death', text: 'cheats death' };
const DOESNT_CHEAT: Term = { title: 'Doesn’t cheat death', text: 'doesn’t cheat death' };

/** Words of a result by itself, and behind a name. */
function stepTerm(result: StepResult): Term {
  const { title, text } = STEP_TERMS[result.step];
  if ('words' in result) return { title: titled(title, result.words), text: titled(text, result.words) };
  switch (result.step) {
    case 'infection':
      return BITTEN[result.word];
    case 'cheating-death':
      return result.cheats ? CHEATS : DOESNT_CHEAT;
    case 'left-behind': {
      const what = LEFT_BEHIND[result.word];
      return { title: `Left on the table and ${what}`, text: `left on the table and ${what}` };
    }
    default: {
      const what = stepResultText(result);
      return { title: titled(title, what), text: titled(text, what) };
    }
  }
}

/** A step of the aftermath and what it came to, as a statement: `Recovery: comes back`, `Cheats death`. */
export const stepText = (result: StepResult): string => stepTerm(result).title;

/** The same behind a name: `recovery: comes back`. */
export const stepInLine = (result: StepResult): string => stepTerm(result).text;
