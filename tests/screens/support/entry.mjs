// What is built for the stories of this folder; plain JavaScript, since the screens have a TypeScript project of their own.
import './in-page.ts';
import './boards.mjs';
import '../../../renderer/ahead.ts';
import '../../../renderer/main.tsx';
