/** What a mutation run changes, and the tests that are to notice: the code that decides, not the code that draws. */
export interface MutationPart {
  readonly name: string;
  readonly about: string;
  /** Files that are changed, one place at a time. */
  readonly mutate: readonly string[];
  /** The folder whose jest.config.mjs runs the tests. */
  readonly config: string;
  /** The tests that are run for each change, below that folder. */
  readonly tests: readonly string[];
}

/** The share of changes, in percent, that tests must notice in each part. */
export const ENOUGH = 80;

export const PARTS: readonly MutationPart[] = [
  {
    name: 'contracts',
    about: 'what a body, a query, an amount and a number of a telephone may be',
    mutate: ['check', 'bodySchema', 'amount', 'amountField', 'phone', 'endpoint'].map(
      (file) => `contracts/src/${file}.ts`,
    ),
    config: 'contracts',
    tests: ['src/*.test.ts'],
  },
  {
    name: 'api',
    about: 'who may call what, and the policies of passwords, the ledger and revenue',
    mutate: [
      'api/src/server/access.ts',
      ...['account/password', 'ledger/ledger', 'revenue/revenue'].map((file) => `api/src/modules/${file}.policy.ts`),
    ],
    config: 'api',
    tests: ['src/access.test.ts', 'src/modules/account/password.policy.test.ts', 'src/modules/revenue/*.test.ts'],
  },
  {
    name: 'registry',
    about: 'which release is live, what fits, and which one a visitor is given',
    mutate: ['registry', 'registryChanges', 'registryState', 'fit', 'canary'].map((file) => `shell/server/${file}.ts`),
    config: 'shell/server',
    tests: ['registry*.test.ts', 'staging.test.ts', 'fit.test.ts', 'canary.test.ts'],
  },
  {
    name: 'routing',
    about: 'how the shell goes from page to page, and whose files it asks for',
    mutate: [
      'shell/src/route/*.ts*',
      'shell/src/session/{SessionGate.tsx,returnPath.ts}',
      'shell/src/federation/{loader,retry,parts}.ts',
      '!**/*.test.*',
    ],
    config: 'shell',
    tests: ['src/{route,session,federation,slot,layout}/*.test.ts*'],
  },
  {
    name: 'gates',
    about: "which of the portal's sections somebody has, and what covers them",
    mutate: [
      'mfe-portal/src/sections/{section.ts,SectionView.tsx}',
      'mfe-portal/src/frame/{portal.slice,useActiveSection}.ts',
    ],
    config: 'mfe-portal',
    tests: ['src/sections/{SectionView,sections,controls}.test.ts*', 'src/frame/*.test.ts*', 'src/pages/*.test.ts*'],
  },
];
