/** Prints what Mantine would put into a style tag of the page. In a process of its own: React goes by the mode it was loaded in. */
import { pathToFileURL } from 'node:url';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fromRoot } from './paths.ts';

const { theme } = await import(pathToFileURL(fromRoot('renderer/shell/theme.ts')).href);

const page = renderToStaticMarkup(createElement(MantineProvider, { theme, withGlobalClasses: false }));
const [, sheet] = /^<style[^>]*>(.+)<\/style>$/s.exec(page) ?? [];
if (sheet === undefined) throw new Error('expected one style tag of Mantine’s');
process.stdout.write(sheet);
