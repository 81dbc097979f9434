import { expect, it } from 'vitest';
import { runsOf } from '../../renderer/components/runs.ts';

it('three alike or more, one after another, are a run; two are each by themselves, and nothing is lost', () => {
  const runs = (text: string) => runsOf([...text], (one, next) => one === next).map((run) => run.join(''));
  expect(runs('aaab')).toEqual(['aaa', 'b']);
  expect(runs('aabaaaac')).toEqual(['a', 'a', 'b', 'aaaa', 'c']);
  expect(runs('')).toEqual([]);
  expect(runs('abab')).toEqual(['a', 'b', 'a', 'b']);
});
