import { bootstrap } from './bootstrap.mjs';

await bootstrap('src/cli/main.ts');
