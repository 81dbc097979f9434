import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/torture.ts');
