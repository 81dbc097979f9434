import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/package.ts');
