/** Leaves the older form of each font out: every browser that runs the screens reads woff2. */
import type { Plugin } from 'vite';

const BESIDE_WOFF2 = /,\s*url\([^)]+\.woff\) format\('woff'\)/g;

export function woff2Only(): Plugin {
  return {
    name: 'holdout-woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/@fontsource[^?]*\.css$/ },
      handler: (css) => css.replace(BESIDE_WOFF2, ''),
    },
  };
}
