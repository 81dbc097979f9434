import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/rule-index.ts');
