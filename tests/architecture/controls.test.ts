/** A control is `disabled` only for what can't be chosen at all: one that waits keeps the focus (`components/off.ts`). */
import { describe, expect, it } from 'vitest';
import { type Source, sourceOf, sourcesUnder, walk } from './source.ts';

/** Attributes of Mantine's buttons that disable them: `loading` does so, too. */
const DISABLES = new Set(['disabled', 'loading']);

/** Nothing of these is on its way to the screen. */
const CANNOT_BE_CHOSEN = [
  'renderer/components/corrections/figure-form.tsx disabled: true',
  'renderer/games/all-things-zombie/house-rules/house-rules-screen.tsx disabled: changed === null',
  'renderer/games/all-things-zombie/plan/who-table.tsx disabled: needed',
  'renderer/games/all-things-zombie/play/combat/lost-targets.ts disabled: true',
  'renderer/games/all-things-zombie/play/forms/search-form.tsx disabled: figures.length === 0',
  'renderer/games/all-things-zombie/play/forms/task-form.tsx disabled: missing !== undefined',
  'renderer/games/all-things-zombie/play/table/condition-menu.tsx disabled: to === condition',
];

/** `renderer/x.tsx disabled: busy` */
function disabled(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    walk(source.program, (node) => {
      if (
        node.type === 'JSXAttribute' &&
        node.name.type === 'JSXIdentifier' &&
        DISABLES.has(node.name.name)
      ) {
        const what =
          node.value?.type === 'JSXExpressionContainer' ? source.textOf(node.value.expression) : 'true';
        found.push(`${source.path} ${node.name.name}: ${what}`);
      }
      if (node.type === 'Property' && node.key.type === 'Identifier' && DISABLES.has(node.key.name)) {
        if (node.value.type === 'Literal') found.push(`${source.path} ${source.textOf(node)}`);
      }
    });
    return found;
  });
}

/** `renderer/x.tsx` */
function cutting(sources: readonly Source[]): readonly string[] {
  const found = new Set<string>();
  for (const source of sources)
    walk(source.program, (node) => {
      const name =
        node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : { type: undefined };
      if ('name' in name && name.name === 'maxLength') found.add(source.path);
    });
  return [...found];
}

describe('fields', () => {
  it('cut nothing: too long a text is said to be, in its place (`components/characters-left.ts`)', () => {
    expect(cutting(sourcesUnder('renderer'))).toEqual([]);
  });

  it.each(['<input maxLength={80} />', 'const props = { maxLength: 80 };'])(
    'would be found with %s',
    (text) => {
      expect(cutting([sourceOf('renderer/x.tsx', text)])).toEqual(['renderer/x.tsx']);
    },
  );
});

describe('controls', () => {
  it('are disabled for what can’t be chosen, never because something is on its way', () => {
    expect(disabled(sourcesUnder('renderer'))).toEqual(CANNOT_BE_CHOSEN);
  });

  it.each([
    ['<Button disabled={busy} />', 'disabled: busy'],
    ['<Button loading={saving !== undefined} />', 'loading: saving !== undefined'],
    ['<Button disabled />', 'disabled: true'],
  ])('would be found with %s', (text, what) => {
    expect(disabled([sourceOf('renderer/x.tsx', text)])).toEqual([`renderer/x.tsx ${what}`]);
  });
});
