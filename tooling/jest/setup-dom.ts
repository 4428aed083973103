import '@testing-library/jest-dom';
import { fillGaps } from './page-gaps.ts';

// A server's test file inside a page's package may ask for `@jest-environment node`.
if (typeof window !== 'undefined') fillGaps();
