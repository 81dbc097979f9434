import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, put first so that no worker is left with one at the end; the others go by how long they took the last time. */
const SLOW = [
  '/soak.test',
  '/resolved.test',
  '/torture.test',
  '/overwrite-torture.test',
  'contract/conformance',
  'tools/bootstrap',
  'db/log.property',
  '/conformance.test',
];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((part) => moduleId.includes(part));
      return at === -1 ? SLOW.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
