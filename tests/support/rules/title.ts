import { done } from '../../../src/rules/all-things-zombie/acts/act.ts';
import type { Title } from '../../../src/rules/all-things-zombie/acts/title.ts';

/** A title in words, for acts that only a test does. */
export const titled = (text: string): Title => ({ key: 'written', values: { text } });

export const doneAs = (text: string) => done('written', { text });
