/** `npm run rule-index`: writes docs/rule-index.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from './paths.ts';
import { RULE_INDEX, ruleIndex } from './rule-index/text.ts';

mkdirSync(dirname(fromRoot(RULE_INDEX)), { recursive: true });
writeFileSync(fromRoot(RULE_INDEX), ruleIndex());
console.log(`${RULE_INDEX} is written.`);
