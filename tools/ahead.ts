/** Lets `renderer/ahead.ts` run as soon as it has come; within the page's own script it would wait for all of it. */
import type { Plugin } from 'vite';
import { fromRoot } from './paths.ts';

const AHEAD = fromRoot('renderer/ahead.ts');

export function ahead(): Plugin {
  return {
    name: 'holdout-ahead',
    config: () => ({
      build: { rolldownOptions: { input: { index: fromRoot('renderer/index.html'), ahead: AHEAD } } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(AHEAD),
        );
        if (built === undefined) return [];
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${built.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
