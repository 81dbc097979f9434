import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildRenderer } from '../../tools/build.ts';
import { fromRoot } from '../../tools/paths.ts';

const SHEETS = 'node_modules/@mantine/core/styles';
const LAYER = '.layer.css';

/** Classes of a sheet, also in the script of the component that wears it: `m_` and the hash of its name. */
const CLASS = /\bm_[0-9a-f]{6,8}\b/g;
const classesIn = (text: string): readonly string[] => [...new Set(text.match(CLASS))];

const classesOf = (sheet: string) => classesIn(readFileSync(fromRoot(SHEETS, `${sheet}${LAYER}`), 'utf8'));

const sheets: readonly string[] = readdirSync(fromRoot(SHEETS))
  .filter((file) => file.endsWith(LAYER))
  .map((file) => basename(file, LAYER));

const imported = [
  ...readFileSync(fromRoot('renderer/styles/mantine-sheets.ts'), 'utf8').matchAll(
    /@mantine\/core\/styles\/(.+)\.layer\.css/g,
  ),
].map(([, sheet = '']) => sheet);

describe('the style sheets of Mantine', () => {
  let worn: ReadonlySet<string> = new Set();
  beforeAll(async () => {
    await buildRenderer();
    const scripts = globSync(fromRoot('dist/renderer/assets/*.js'));
    worn = new Set(scripts.flatMap((file) => classesIn(readFileSync(file, 'utf8'))));
  });

  it('are those of the components in use, no fewer and no more', () => {
    const ofComponents = sheets.filter((sheet) => classesOf(sheet).length > 0);
    const inUse = ofComponents.filter((sheet) => classesOf(sheet).some((name) => worn.has(name)));
    expect(inUse).toContain('Button');
    expect(imported.filter((sheet) => ofComponents.includes(sheet)).sort()).toEqual(inUse.sort());
  });

  it('come in the order Mantine has them in', () => {
    const whole = readFileSync(fromRoot('node_modules/@mantine/core/styles.layer.css'), 'utf8');
    const placeOf = (sheet: string) => Math.min(...classesOf(sheet).map((name) => whole.indexOf(name)));
    const places = imported.filter((sheet) => classesOf(sheet).length > 0).map(placeOf);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
