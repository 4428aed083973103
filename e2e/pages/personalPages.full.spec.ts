import { test } from '@skal/testing/fixtures.ts';
import { hydrateAccountPages } from './hydrateAccountPages.ts';

test.describe('pages with their visitor’s data, in development mode, in dark colours', () => {
  test.use({ productOptions: { builds: 'development' } });
  hydrateAccountPages('dark');
});
