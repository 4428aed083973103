import { preset } from '@skal/jest/preset-node.mjs';

if (!process.env.TEST_DATABASE_URL)
  throw new Error('TEST_DATABASE_URL is missing: mysql://user:password@host:port of a MariaDB or MySQL server');

/** What depends on the database: migrations, locks, transactions, streams, collation. The full tier runs everything. */
const DEPENDENT = [
  ...['db/.*', '.*[rR]ace', 'access', 'grants', 'housekeeping', 'lifecycle', 'migrate', 'search', 'tenants'],
  ...[
    'modules/(appAction|appWebhook|audit|device|emailChange|event|ingest|inquiry|ledger)/.*',
    'modules/(outbox|push|session)/.*',
    'modules/appEvent/stream',
    'modules/live/live',
    'modules/staff/.*',
    'tests/permissions',
  ],
  'modules/(businessInfo|contentVersion|menu|photo)/.*',
  ...['modules/invoice/invoiceNumbers', 'modules/ticket/fileRoom', 'modules/clientTable/.*', 'modules/quota/.*'],
];
const PATTERN = `/src/(${DEPENDENT.join('|')})(\\.full)?\\.test\\.ts$`;

export default preset(import.meta.url, {
  displayName: 'api on MariaDB',
  globalSetup: '<rootDir>/src/testing/database/template.setup.mjs',
  globalTeardown: '<rootDir>/src/testing/database/template.teardown.mjs',
  ...(process.env.TEST_TIER === 'quick' && { testMatch: undefined, testRegex: PATTERN }),
  ...(process.env.TEST_TIER === 'full' && {
    testMatch: ['<rootDir>/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', PATTERN.replace('(\\.full)?', '')],
  }),
});
