import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/nightly.ts');
