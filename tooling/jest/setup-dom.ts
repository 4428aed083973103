import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { fillGaps } from './page-gaps.ts';
import './owner-stacks.ts';

// A server's test file inside a page's package may ask for `@jest-environment node`.
if (typeof window !== 'undefined') {
  fillGaps();
  // No test finds what another one has kept.
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

// As with the tests' own bound: how long to look for something before it counts as missing, on a busy machine too.
configure({ asyncUtilTimeout: Number(process.env.TEST_PATIENCE_MS ?? 15_000) });
