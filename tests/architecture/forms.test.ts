/**
 * Input of a form is kept until it is sent (`components/kept-form.tsx`): every form keeps it, or is named here with what it holds instead.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormName } from '../../src/contract/writing.ts';
import { type Node, type Source, sourceOf, sourcesUnder, walk } from './source.ts';

/** Elements that a player fills in. */
const FORMS = new Set(['form', 'ReasonForm']);

/** Modules through which it is kept. */
const KEEPS = /(kept-form|name-dialog|use-draft|use-writing)\.tsx?$/;

const PLAY = 'renderer/games/all-things-zombie/play';
/** Kept by another file, or nothing is typed in. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'renderer/screens/campaign-file/file-panel.tsx': 'a choice of two, of a file that has to be opened again',
  'renderer/screens/campaign-file/save-dialog.tsx': 'a choice of two',
  'renderer/screens/settings/backups/restore-form.tsx': 'a choice of two, and of a row of a backup',
  'renderer/screens/session/place-fields.tsx': 'an answer to a question, kept with it (use-half-typed.ts)',
  'renderer/games/all-things-zombie/after/correct-report.tsx': 'use-correction.ts',
  'renderer/games/all-things-zombie/rules/odds-calculator.tsx': 'looks something up',
  [`${PLAY}/combat/fight-form.tsx`]: 'how somebody fought last, by kept-forms.ts',
  [`${PLAY}/combat/fire-at-form.tsx`]: 'how somebody fired last, by kept-forms.ts',
  [`${PLAY}/forms/fire-form.tsx`]: 'counters that are set in one go',
  [`${PLAY}/forms/anyway-form.tsx`]: 'its one line, by kept-forms.ts',
  [`${PLAY}/forms/groups-form.tsx`]: 'choices that are made in one go',
  [`${PLAY}/forms/sight-form.tsx`]: 'ticks, by filled-form.tsx',
  [`${PLAY}/fields/who-form.tsx`]: 'ticks of the form it stands in, by filled-form.tsx',
  [`${PLAY}/movement/lift-form.tsx`]: 'one choice',
  [`${PLAY}/movement/pick-up-form.tsx`]: 'one choice, by filled-form.tsx',
  [`${PLAY}/movement/board-move-form.tsx`]:
    'ticks and choices of one move, and its spot, which is pressed anew',
  [`${PLAY}/movement/move-form.tsx`]: 'ticks and choices of one move',
  [`${PLAY}/vehicles/bring-form.tsx`]: 'a kind and ticks, by filled-form.tsx',
  [`${PLAY}/vehicles/going-form.tsx`]: 'steps and ticks of one move, by filled-form.tsx',
  [`${PLAY}/vehicles/roll-form.tsx`]: 'what its forms put into it, by filled-form.tsx',
};

/** Elements and calls that take the name of a form: an element by `form`, a call by its second argument. */
const NAMED = new Set(['KeptForm', 'NameDialog', 'WritingForm', 'NewWritingForm']);
const NAMING = new Set(['useDraft', 'useWriting']);

/** The name as it is written, with `*` for what differs from one to the next; undefined where it is named elsewhere. */
function nameIn(node: Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return String(node.value);
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked).join('*');
    case 'JSXExpressionContainer':
      return nameIn(node.expression);
    default:
      return undefined;
  }
}

function namesIn({ program }: Source): readonly string[] {
  const names: (string | undefined)[] = [];
  walk(program, (node) => {
    if (
      node.type === 'JSXOpeningElement' &&
      node.name.type === 'JSXIdentifier' &&
      NAMED.has(node.name.name)
    ) {
      for (const one of node.attributes)
        if (one.type === 'JSXAttribute' && one.name.name === 'form') names.push(nameIn(one.value));
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && NAMING.has(node.callee.name))
      names.push(nameIn(node.arguments[1]));
  });
  return names.filter((name) => name !== undefined);
}

/** Forms by what they are called: the test in which each is left half-filled, and found again. */
const TRIED: Readonly<Record<string, string>> = {
  'chronicle/note-*': 'screens/words.test.ts',
  'chronicle/note/*': 'screens/words.test.ts',
  'chronicle/report/*': 'screens/words.test.ts',
  'chronicle/result/*': 'screens/chronicle.test.ts',
  'corrections/*': 'screens/every-form.test.ts',
  'encounter/correction': 'screens/aftermath-over-a-restart.test.ts',
  'encounter/end': 'screens/aftermath-over-a-restart.test.ts',
  'encounter/end-one-off': 'screens/one-off.test.ts',
  'corrections/deck': 'screens/zombie-death-force-deck.test.ts',
  'encounter/finds': 'screens/every-form.test.ts',
  'encounter/force': 'screens/one-off.test.ts',
  'encounter/loot': 'screens/every-form.test.ts',
  'encounter/own-table-*': 'e2e/own-table.spec.ts',
  'encounter/party-place': 'screens/party-place.test.ts',
  'encounter/plan': 'screens/plan.test.ts',
  'encounter/play': 'screens/play-people.test.ts',
  'encounter/play-form': 'screens/play-forms.test.ts',
  'encounter/report': 'screens/aftermath-over-a-restart.test.ts',
  'encounter/set-up': 'screens/set-up.test.ts',
  'encounter/several': 'screens/aftermath-over-a-restart.test.ts',
  'encounter/split-*-*': 'screens/escape-pursuit.test.ts',
  'figure/*-*': 'screens/every-form.test.ts',
  'figure/biography-*': 'screens/words.test.ts',
  'figure/give-*-*': 'screens/every-form.test.ts',
  'figure/name-*': 'screens/every-form.test.ts',
  'figure/status-*': 'screens/every-form.test.ts',
  'game/branch-*': 'screens/every-form.test.ts',
  'game/give-up': 'screens/zombie-death-force-series.test.ts',
  'game/dice': 'screens/games.test.ts',
  'game/pace': 'screens/game-frame.test.ts',
  'home/date': 'screens/every-form.test.ts',
  'home/new-star': 'screens/star-gone.test.ts',
  'house-rules/last-year': 'screens/every-form.test.ts',
  'log/copy': 'screens/every-form.test.ts',
  'log/copy-*': 'screens/copies.test.ts',
  'log/rename': 'screens/every-form.test.ts',
  'log/try': 'screens/every-form.test.ts',
  'play/clips-*': 'screens/play-forms.test.ts',
  'play/fire': 'screens/play-combat.test.ts',
  'play/vehicle-*-*': 'screens/play-vehicles.test.ts',
  'play/zombies-*-*-*': 'screens/play-forms.test.ts',
  'roster/add-by-hand': 'screens/every-form.test.ts',
  'roster/add-by-tables': 'screens/every-form.test.ts',
  'roster/add-from-campaign': 'screens/every-form.test.ts',
  'settings/backups-folder': 'screens/every-form.test.ts',
  'settings/data-folder': 'screens/every-form.test.ts',
  'shelf/new-campaign': 'screens/every-form.test.ts',
  'shelf/new-one-off': 'screens/one-off.test.ts',
  'shelf/new-game': 'screens/every-form.test.ts',
  'stockpile/add': 'screens/every-form.test.ts',
  'stockpile/strike-off': 'screens/every-form.test.ts',
};

function formsThatKeepNothing(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    let shows = false;
    let keeps = false;
    walk(source.program, (node) => {
      if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
        shows ||= FORMS.has(node.name.name);
      }
      if (node.type === 'ImportDeclaration') keeps ||= KEEPS.test(node.source.value);
    });
    return shows && !keeps ? [source.path] : [];
  });
}

describe('a form', () => {
  it('keeps what is filled in', () => {
    expect(formsThatKeepNothing(sourcesUnder('renderer')).toSorted()).toEqual(
      Object.keys(ELSEWHERE).toSorted(),
    );
  });

  it('is kept under a name that the contract takes, and a test is named in which it is found again', () => {
    const names = new Set(sourcesUnder('renderer').flatMap(namesIn));
    expect([...names].toSorted()).toEqual(Object.keys(TRIED).toSorted());
    const wrong = [...names].filter((name) => !FormName.safeParse(name.replaceAll('*', 'x1')).success);
    expect(wrong).toEqual([]);
    const missing = Object.values(TRIED).filter((path) => !existsSync(join(import.meta.dirname, '..', path)));
    expect(missing).toEqual([]);
  });

  it('that keeps nothing is found', () => {
    const form = 'export const Form = () => <form><input /></form>;';
    const kept = `import { KeptForm } from '../components/kept-form.tsx';\n${form}`;
    expect(formsThatKeepNothing([sourceOf('a.tsx', form), sourceOf('b.tsx', kept)])).toEqual(['a.tsx']);
  });
});
