/** A term has its forms in data (`src/rules/core/text/term.ts`): nothing changes a letter of one, adds one, or guesses its article. */
import { describe, expect, it } from 'vitest';
import { type Source, sourceOf, sourcesUnder, walk } from './source.ts';

const CASES = new Set(['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase']);

/** Files that change the case of something other than words to be read, each with its reason. */
const NO_WORDS: Readonly<Record<string, string>> = {
  'src/rules/core/text/english.ts': 'begins a sentence, and reads a name of the code',
  'src/rules/all-things-zombie/text/rows.ts': 'reads a name of the code',
  'src/rules/all-things-zombie/data/text/options.ts': 'compares ids',
  'src/rules/all-things-zombie/text/chronicle/names.ts': 'compares',
  'src/rules/core/text/filled.ts': 'compares keys',
  'src/rules/core/cards.ts': 'reads what was typed',
  'src/rules/awful-green-things/text/survival.ts': 'reads what was typed',
  'src/rules/awful-green-things/text/typed.ts': 'reads what was typed',
  'src/rules/alien-zombie-tentacle/text/typed.ts': 'reads what was typed',
  'src/rules/aliens-vs-zombies/text/typed.ts': 'reads what was typed',
  'src/rules/zombie-death-force/text/typed.ts': 'reads what was typed',
  'src/rules/zombie-death-force/text/names.ts': 'a letter of a card',
  'src/backend/files/names.ts': 'names of files',
  'src/backend/games/all-things-zombie/views/encounter/told.ts': 'compares',
  'src/web/app.ts': 'heads of a request',
  'db/file/case-fold.ts': 'search',
  'db/search/snippet.ts': 'search',
  'db/campaign-file/names.ts': 'compares',
  'db/codecs/all-things-zombie/upcast.ts': 'ids of earlier files',
  'renderer/text/search.ts': 'search',
  'renderer/games/all-things-zombie/rules/rule-filter.ts': 'search',
  'renderer/games/all-things-zombie/new-campaign/weapon-search.ts': 'search',
  'renderer/components/map/picture.ts': 'names of elements',
  'renderer/components/corrections/figure-form.tsx': 'the name of a draft',
  'renderer/screens/session/place-table.tsx': 'keys',
  'renderer/screens/session/board.tsx': 'keys',
  'renderer/screens/session/dice-line.tsx': 'keys',
  'renderer/client/use-type-ahead.ts': 'keys',
  'renderer/components/dice-entry/card-field.tsx': 'keys',
  'renderer/components/dice-entry/dice-fields.tsx': 'keys',
  'renderer/components/dice-entry/typed-keys.ts': 'keys',
  'renderer/components/dice-entry/use-option-keys.ts': 'keys',
  'renderer/games/awful-green-things/board/ship-map.tsx': 'keys',
  'renderer/games/awful-green-things/board/use-ship.ts': 'keys',
  'renderer/games/all-things-zombie/play/movement/who-goes-along.tsx': 'keys',
  'renderer/games/all-things-zombie/play/keys/table.ts': 'keys',
  'renderer/games/all-things-zombie/play/due/letter.tsx': 'keys',
  'renderer/games/all-things-zombie/play/forms/check-form.tsx': 'keys',
  'renderer/games/zombie-death-force/table/use-picking.ts': 'keys',
  'renderer/games/aliens-vs-zombies/town/use-town.ts': 'keys',
};

/** `{…}s ` and `{…}s`: an ending put on. */
const PUT_ON = /^e?s(?![\w-])/;

/** A pattern that looks at how a word begins, to say "a" or "an". */
const VOWELS = /\[AEIOU|\[aeiou|\[aei\]/i;

type Found = readonly [path: string, line: number, what: string];

function made(source: Source): readonly Found[] {
  const found: Found[] = [];
  const say = (at: number, what: string) => found.push([source.path, source.lineAt(at), what]);
  const isAllowed = Object.hasOwn(NO_WORDS, source.path);
  walk(source.program, (node) => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
      if (CASES.has(node.property.name) && !isAllowed) say(node.start, node.property.name);
    }
    if (node.type === 'TemplateLiteral') {
      for (const [at, quasi] of node.quasis.entries()) {
        const before = node.expressions[at - 1];
        // `${id}s` of a field's own id is in a name that nobody reads.
        if (before === undefined || !PUT_ON.test(quasi.value.raw)) continue;
        if (!/^ids?$/.test(source.textOf(before))) say(quasi.start, 'an s put on');
      }
    }
    if (node.type === 'Literal' && 'regex' in node && VOWELS.test(node.regex.pattern))
      say(node.start, 'an article guessed');
  });
  return found;
}

const sources = () => ['src', 'renderer', 'db', 'electron'].flatMap((folder) => sourcesUnder(folder));

describe('terms', () => {
  it('are written out in each of their forms', () => {
    expect(sources().flatMap(made)).toEqual([]);
  });

  it('leave no exception behind that nothing needs', () => {
    const changing = new Set(
      sources()
        .filter((source) => {
          let changes = false;
          walk(source.program, (node) => {
            if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
              changes ||= CASES.has(node.property.name);
          });
          return changes;
        })
        .map(({ path }) => path),
    );
    expect(Object.keys(NO_WORDS).filter((path) => !changing.has(path))).toEqual([]);
  });

  it.each([
    ['a small letter', 'const a = title.toLowerCase();'],
    ['a first letter', 'const a = t.charAt(0).toUpperCase() + t.slice(1);'],
    ['a plural', 'const a = `$' + '{one}s`;'],
    ['an article', "const a = /^[aeiou]/.test(one) ? 'an' : 'a';"],
  ])('are found where %s is made', (_, text) => {
    expect(made(sourceOf('src/rules/planted.ts', text))).toHaveLength(1);
  });
});
