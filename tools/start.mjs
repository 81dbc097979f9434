import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/start.ts');
