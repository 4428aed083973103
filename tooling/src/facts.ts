/** `npm run facts`: makes docs/coverage-of-facts.md anew, from docs/facts.md and the titles of the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COVERAGE_FILE, coverageText, FACTS_FILE, readFacts } from './facts/coverage.ts';
import { readSources } from './lint/project.ts';

const files = readSources(fileURLToPath(new URL('../..', import.meta.url)));
writeFileSync(COVERAGE_FILE, coverageText(readFacts(readFileSync(FACTS_FILE, 'utf8')), files));
console.log(`written: ${COVERAGE_FILE}`);
