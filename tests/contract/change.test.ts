/** A view with the changes that a reply tells of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Changes } from '../../src/contract/change.ts';
import { changed } from '../../src/contract/changed.ts';
import { changesBetween } from '../../src/rules/core/difference.ts';

const { data } = fc.letrec((tie) => ({
  data: fc.oneof({ maxDepth: 4, depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
  leaf: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string()),
  list: fc.array(tie('data')),
  record: fc.dictionary(fc.constantFrom('name', 'kills', 'clips', 'shots'), tie('data'), {
    noNullPrototype: true,
  }),
}));

/** Both values as they come out at the other end. */
function sent(before: unknown, after: unknown) {
  const changes = {
    from: 1,
    views: { 'a.view': changesBetween(before, after) },
    log: { of: 'a.log', anew: false, upTo: 0, added: [] },
  };
  return Changes.parse(JSON.parse(JSON.stringify(changes))).views['a.view'] ?? [];
}

describe('a changed view', () => {
  it('is the other one, whatever the two are', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const kept = structuredClone(before);
        expect(changed(before, sent(before, after))).toEqual(after);
        expect(before).toEqual(kept);
      }),
    );
  });

  it('is the same data wherever nothing has changed', () => {
    const ann = { name: 'Ann', kills: 0, clips: [1, 2] };
    const ben = { name: 'Ben', kills: 0, clips: [3] };
    const before = { figures: [ann, ben], table: { wind: 'n' } };
    expect(changed(before, [])).toBe(before);
    const after = changed(before, sent(before, { ...before, figures: [ann, { ...ben, kills: 1 }] }));
    expect(after.table).toBe(before.table);
    expect(after.figures[0]).toBe(ann);
    expect(after.figures[1]).toEqual({ ...ben, kills: 1 });
    expect(after.figures[1]?.clips).toBe(ben.clips);
  });
});
