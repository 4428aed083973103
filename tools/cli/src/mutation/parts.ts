/** What a mutation run changes, and the tests that are to notice: the code that decides, not the code that draws. */
export interface MutationPart {
  readonly name: string;
  readonly about: string;
  /** The folder whose jest.config.mjs runs the tests. */
  readonly config: string;
  /** Each file that is changed, one place at a time, with the tests below `config` that are run for each change. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** The share of changes, in percent, that tests must notice in each file. */
export const ENOUGH = 80;

const ROUTE = ['src/route/route.test.tsx'];
const SESSION = ['src/session/*.test.tsx'];

export const PARTS: readonly MutationPart[] = [
  {
    name: 'contracts',
    about: 'what a body, a query, an amount and a number of a telephone may be',
    config: 'packages/contracts',
    files: {
      'packages/contracts/src/amount.ts': ['src/amount.test.ts'],
      'packages/contracts/src/amountField.ts': ['src/amountField.test.ts'],
      'packages/contracts/src/bodySchema.ts': ['src/{bodySchema,bodies,bounds}.test.ts'],
      'packages/contracts/src/check.ts': ['src/*.test.ts'],
      'packages/contracts/src/endpoint.ts': ['src/*.test.ts'],
      'packages/contracts/src/phone.ts': ['src/phone.test.ts'],
    },
  },
  {
    name: 'api',
    about: 'who may call what, and the policies of passwords, the ledger and revenue',
    config: 'api',
    files: {
      'api/src/server/access.ts': ['src/server/access.test.ts'],
      'api/src/modules/account/password.policy.ts': ['src/modules/account/password.policy.test.ts'],
      'api/src/modules/ledger/ledger.policy.ts': ['src/modules/ledger/ledger.policy.test.ts'],
      'api/src/modules/revenue/revenue.policy.ts': ['src/modules/revenue/revenue.policy.test.ts'],
    },
  },
  {
    name: 'registry',
    about: 'which release is live, what fits, and which one a visitor is given',
    config: 'shell/server',
    files: {
      'shell/server/fit.ts': ['fit.test.ts'],
      'shell/server/canary.ts': ['canary.test.ts'],
      'shell/server/registry.ts': ['registry{,Canary,Kept}.test.ts', 'staging.test.ts'],
      'shell/server/registryChanges.ts': ['registryChanges.test.ts'],
      'shell/server/registryState.ts': ['registry{State,Versions}.test.ts'],
    },
  },
  {
    name: 'routing',
    about: 'how the shell goes from page to page, and whose files it asks for',
    config: 'shell',
    files: {
      'shell/src/session/SessionGate.tsx': SESSION,
      'shell/src/session/returnPath.ts': SESSION,
      'shell/src/route/LinkPrefetch.tsx': ROUTE,
      'shell/src/route/RouteChange.tsx': ROUTE,
      'shell/src/route/scroll.ts': ['src/route/scroll.test.ts', ...ROUTE],
      'shell/src/federation/loader.ts': ['src/federation/loader{,Left}.test.ts'],
      'shell/src/federation/retry.ts': ['src/federation/loader.test.ts'],
      'shell/src/federation/parts.ts': ['src/federation/loader.test.ts', 'src/slot/*.test.tsx'],
    },
  },
  {
    name: 'gates',
    about: "which of the portal's sections somebody has, and what covers them",
    config: 'mfe-portal',
    files: {
      'mfe-portal/src/sections/SectionView.tsx': ['src/sections/SectionView.test.tsx'],
      'mfe-portal/src/sections/section.ts': ['src/sections/sections.test.ts'],
      'mfe-portal/src/frame/useActiveSection.ts': ['src/pages/DashboardPage.test.tsx'],
    },
  },
];
