import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/words.ts');
