import { buildElectron, buildRenderer } from './build.ts';

/** What every story needs, built once before the first; Playwright wants a default export here. */
export default async function setUp(): Promise<void> {
  await buildRenderer();
  await buildElectron();
}
