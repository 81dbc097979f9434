/** Progress of a run of vitest, said each time a twentieth of its files is through, and each failure when it comes. */
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

export default class Progress implements Reporter {
  #files = 0;
  #done = 0;
  #passed = 0;
  #failed = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') this.#passed += 1;
      if (state !== 'failed') continue;
      this.#failed += 1;
      console.log(`✗ ${module.relativeModuleId}: ${test.fullName}`);
    }
    for (const part of [module, ...module.children.allSuites()])
      for (const { message } of part.errors()) {
        const name = part.type === 'suite' ? `: ${part.fullName}` : '';
        console.log(`✗ ${module.relativeModuleId}${name}, outside its tests: ${message}`);
      }
    const step = Math.max(1, Math.floor(this.#files / 20));
    if (this.#done % step !== 0 && this.#done !== this.#files) return;
    console.log(`[${this.#done}/${this.#files} files] ${this.#passed} passed, ${this.#failed} failed`);
  }
}
