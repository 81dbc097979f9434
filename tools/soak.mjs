import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/soak.ts');
