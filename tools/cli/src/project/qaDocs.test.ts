import { readFileSync } from 'node:fs';
import { QA_DOCS, qaDocs } from '../qa/docs.ts';

it('docs/qa.md lists the scenarios and states that the mocks have today; if not, run `skal generate qa-docs`', async () => {
  expect(readFileSync(QA_DOCS, 'utf8')).toBe(await qaDocs());
});
