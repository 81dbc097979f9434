import { buildBackend } from './build.ts';

/** Tests start the backend in workers as hosts do: built, since its sources take three times as long to load. */
export async function setup(): Promise<void> {
  await buildBackend();
}
