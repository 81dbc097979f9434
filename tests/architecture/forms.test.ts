/** What is filled into a form is kept until it is sent (`components/kept-form.tsx`); every form keeps it, or is named here with what it holds instead. */
import { describe, expect, it } from 'vitest';
import { type Source, sourceOf, sourcesUnder, walk } from './source.ts';

/** Elements that a player fills in. */
const FORMS = new Set(['form', 'ReasonForm']);

/** Modules through which it is kept. */
const KEEPS = /(kept-form|name-dialog|use-draft|use-own-form|use-writing)\.tsx?$/;

const PLAY = 'renderer/games/all-things-zombie/play';
/** Kept by another file, or nothing is typed in. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'renderer/features/settings/backups/restore-form.tsx': 'a choice of two, and of a row of a backup',
  'renderer/features/session/place-fields.tsx': 'an answer to a question, kept with it (use-half-typed.ts)',
  'renderer/games/all-things-zombie/after/several-form.tsx': 'several-draft.ts',
  'renderer/games/all-things-zombie/after/correct-report.tsx': 'use-correction.ts',
  'renderer/games/all-things-zombie/rules/odds-calculator.tsx': 'looks something up',
  [`${PLAY}/combat/fight-form.tsx`]: 'how somebody fought last, by kept-forms.ts',
  [`${PLAY}/combat/fire-at-form.tsx`]: 'how somebody fired last, by kept-forms.ts',
  [`${PLAY}/forms/fire-form.tsx`]: 'counters that are set in one go',
  [`${PLAY}/forms/anyway-form.tsx`]: 'its one line, by kept-forms.ts',
  [`${PLAY}/forms/groups-form.tsx`]: 'choices that are made in one go',
  [`${PLAY}/movement/lift-form.tsx`]: 'one choice',
  [`${PLAY}/movement/move-form.tsx`]: 'ticks and choices of one move',
  [`${PLAY}/forms/sides-field.tsx`]: 'one Rep more, added at once',
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

  it('that keeps nothing is found', () => {
    const form = 'export const Form = () => <form><input /></form>;';
    const kept = `import { KeptForm } from '../components/kept-form.tsx';\n${form}`;
    expect(formsThatKeepNothing([sourceOf('a.tsx', form), sourceOf('b.tsx', kept)])).toEqual(['a.tsx']);
  });
});
