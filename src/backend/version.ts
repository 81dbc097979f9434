import manifest from '../../package.json' with { type: 'json' };

/** Of the app, as the package names it. */
export const VERSION: string = manifest.version;
