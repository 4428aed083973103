/** A check of `npm test`: the tests of a file, the lints, or the spelling. */
export type Gate = { readonly project: string; readonly test: string } | 'lint' | 'spelling';

/** A fault that a developer might make, and the expected message of the check. */
export interface SeededFault {
  readonly name: string;
  /** The file that gets the fault. */
  readonly file: string;
  /** A text that occurs once in the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  readonly gate: Gate;
  /** The message that the developer reads. */
  readonly message: RegExp;
}

/**
 * Faults in sources. Faults that only a browser detects are seeded into builds by `e2e/releases/portal/gate.full.spec.ts` and
 * `e2e/pages/documents.full.spec.ts`.
 */
export const SEEDED_FAULTS: readonly SeededFault[] = [
  {
    name: 'a mock with a response that the api could not give',
    file: 'mfe-portal/src/mocks/account/staff.ts',
    from: "permissions: ['Orders', 'Inventory'],",
    to: "permissions: 'Orders and Inventory',",
    gate: { project: 'mfe-portal', test: 'src/features/staff/serverErrors.test.tsx' },
    message: /Contract violation: staff\.list \(GET \/api\/staff\) answered with 200: 0\.permissions: .*Fix the mock/,
  },
  {
    name: 'a swallowed error',
    file: 'mfe-portal/src/features/staff/useTeam.ts',
    from: 'retry: () => void refetch() }',
    // Concatenated, because the lint reads this file as well.
    to: `retry: () => void refetch().unwrap().${'catch'}(() => {}) }`,
    gate: 'lint',
    message: /mfe-portal\/src\/features\/staff\/useTeam\.ts:\d+ swallowed error: rethrow it, show it, or explain/,
  },
  {
    name: 'a missing ownership check',
    file: 'api/src/modules/staff/findStaff.ts',
    from: 'manager.findOneBy(StaffMemberEntity, { id, businessId })',
    to: 'manager.findOneBy(StaffMemberEntity, { id })',
    gate: { project: 'api', test: 'src/modules/staff/staff.test.ts' },
    message: /8\.2\.2: answers for another client’s member as for an unknown one[\s\S]*name the business in it/,
  },
  {
    name: 'a missing index',
    file: 'api/src/modules/emailChange/20261130-emailChange.migration.ts',
    from: "      indices: { ix_email_links_expires: ['expires_at'] },\n",
    to: '',
    gate: { project: 'api', test: 'src/housekeeping.test.ts' },
    message: /emailLinks reads the whole table: give it the index ix_email_links_expires in a migration/,
  },
  {
    name: 'a quoted text that differs on the site',
    file: 'mfe-portal/src/features/assistant/ChatProvider.tsx',
    from: 'useChat must be used within a ChatProvider',
    to: 'useChat must be used inside a ChatProvider',
    gate: { project: 'tools/cli/src/repoChecks', test: 'facts.test.ts' },
    message: /A15: 'useChat must be used within a ChatProvider' does not occur literally on the site/,
  },
  {
    name: 'a broken link',
    file: 'README.md',
    from: '(docs/explanation/architecture.md)',
    to: '(docs/explanation/architektur.md)',
    gate: 'lint',
    message: /README\.md:\d+ broken link: docs\/explanation\/architektur\.md/,
  },
  {
    name: 'a retired word',
    file: 'docs/how-to/debugging.md',
    from: 'Open that page with',
    // Concatenated, because the spell checker reads this file as well.
    to: `Who${'ever'} opens that page uses`,
    gate: 'spelling',
    message: /docs\/how-to\/debugging\.md:\d+:\d+ - Forbidden word \(Who\w+\) fix: \(The client, The operator\)/,
  },
  {
    name: 'a colour with too little contrast',
    file: 'shared-ui/src/theme/tokens.css',
    from: '  --ink-3: #5c6b68;',
    to: '  --ink-3: #9aa8a5;',
    gate: { project: 'shared-ui', test: 'src/theme/tokens.test.ts' },
    message: /--ink-3 on --bg is 2\.\d\d to 1, and 4\.5 is the least: choose another shade in tokens\.css/,
  },
];
