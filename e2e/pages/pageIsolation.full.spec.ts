import { runPageIsolation } from '@skal/api/testing/fuzz/pageIsolation.ts';
import { demoAccounts } from '@skal/testing/accounts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { ACCOUNT_PAGES } from './hydrateAccountPages.ts';

const UNLIMITED = '9999999/3600';
const PEOPLE = 40;
/** Ten for each client. `skal fuzz pages` requests 100,000 for 200 clients. */
const REQUESTS = 10 * PEOPLE;

test.use({
  productOptions: {
    env: {
      ...{ SKAL_LIMIT_GENERAL: UNLIMITED, SKAL_LIMIT_FORMS: UNLIMITED },
      ...{ SKAL_LIMIT_LOGIN_IP: UNLIMITED, SKAL_LIMIT_INGEST: UNLIMITED },
    },
  },
});

test(`8.2.2: ${REQUESTS} rendered pages of ${PEOPLE} concurrent clients contain nothing of another client`, async ({
  product,
}) => {
  test.setTimeout(600_000);
  const [[, paths]] = ACCOUNT_PAGES as [(typeof ACCOUNT_PAGES)[number]];
  const { findings, requests, complete, viewed } = await runPageIsolation(product.url, {
    ...{ seed: 20_261_128, requests: REQUESTS, people: PEOPLE, concurrency: 8, paths, owner: demoAccounts.operator },
  });
  expect(findings).toEqual([]);
  expect(requests).toBe(REQUESTS);
  // Frames would prove nothing.
  expect(complete).toBeGreaterThan(0.9 * REQUESTS);
  expect(viewed).toBeGreaterThan(REQUESTS / 50);
});
