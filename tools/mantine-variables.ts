/** Writes Mantine's variables, as our theme has them, into a style sheet: a window would count them out each time it opens. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fromRoot } from './paths.ts';

const SHEET = 'virtual:mantine-variables.css';
/** Where it would lie. */
const PLACE = fromRoot('renderer/styles/mantine-variables.css');

export function mantineVariables(): Plugin {
  return {
    name: 'holdout-mantine-variables',
    enforce: 'pre',
    resolveId: (id) => (id === SHEET ? PLACE : undefined),
    load: (id) => (id === PLACE ? variables() : undefined),
  };
}

/** What Mantine would put into a style tag of the page. */
async function variables(): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }, { MantineProvider }, { theme }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('@mantine/core'),
    import(pathToFileURL(fromRoot('renderer/app/theme.ts')).href),
  ]);
  const page = renderToStaticMarkup(createElement(MantineProvider, { theme, withGlobalClasses: false }));
  const [, sheet] = /^<style[^>]*>(.+)<\/style>$/s.exec(page) ?? [];
  if (sheet === undefined) throw new Error('expected one style tag of Mantine’s');
  return sheet;
}
