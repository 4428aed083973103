/** `npm run facts`: makes what docs/ says of facts and tests anew, from docs/facts.md and the titles of the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COVERAGE_FILE, coverageText, FACTS_FILE, readFacts, SECURITY_FILE, securityText } from './facts/coverage.ts';
import { readSources } from './lint/project.ts';

const files = readSources(fileURLToPath(new URL('../..', import.meta.url)));
const chapters = readFacts(readFileSync(FACTS_FILE, 'utf8'));
for (const [file, textOf] of [
  [COVERAGE_FILE, coverageText],
  [SECURITY_FILE, securityText],
] as const) {
  writeFileSync(file, textOf(chapters, files));
  console.log(`written: ${file}`);
}
