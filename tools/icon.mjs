import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/icon.ts');
