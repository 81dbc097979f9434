import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/build.ts');
