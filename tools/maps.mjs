import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/maps.ts');
