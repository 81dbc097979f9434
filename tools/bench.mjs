import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/bench.ts');
