/**
 * Lets `renderer/ahead.ts` run as soon as it has come; within the page's own script it would wait for all of it. What
 * the first screens share is fetched before anybody knows which one it will be, and so are the fonts that `fonts.ts` waits for.
 */
import type { Plugin } from 'vite';
import { fromRoot } from './paths.ts';

const AHEAD = fromRoot('renderer/ahead.ts');
/** Names that vite.config.ts gives the shared parts. */
const SHARED = ['first'];
const FACES = /encode-sans-semi-condensed-latin-[56]00-normal|source-sans-3-latin-wght-normal/;

export function ahead(): Plugin {
  return {
    name: 'holdout-ahead',
    config: () => ({
      build: { rolldownOptions: { input: { index: fromRoot('renderer/index.html'), ahead: AHEAD } } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const chunks = files.filter((file) => file.type === 'chunk');
        const built = chunks.find(({ moduleIds }) => moduleIds.includes(AHEAD));
        if (built === undefined) return [];
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${built.fileName}` };
        const shared = chunks.filter(({ name }) => SHARED.includes(name));
        return [
          { tag: 'script', attrs, injectTo: 'head-prepend' },
          ...shared.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
          ...files
            .filter(({ fileName }) => FACES.test(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                crossorigin: true,
                href: `/${fileName}`,
              },
              injectTo: 'head' as const,
            })),
        ];
      },
    },
  };
}
