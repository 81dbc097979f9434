import { bootstrap } from './bootstrap.mjs';

await bootstrap('tools/guide-pictures.ts');
