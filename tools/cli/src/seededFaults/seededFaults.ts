/** A gate of `npm test`: the tests of a file, or the lints. */
export type Gate = { readonly project: string; readonly test: string } | 'lint';

/** A fault that a developer might make, and what the gate must say of it. */
export interface SeededFault {
  readonly name: string;
  /** The file in which it is made. */
  readonly file: string;
  /** A text that occurs once in the file, and its replacement. */
  readonly from: string;
  readonly to: string;
  readonly gate: Gate;
  /** What the developer reads. */
  readonly message: RegExp;
}

/**
 * Faults of sources. Faults that only a browser notices are seeded into builds by `e2e/releases/portal/gate.full.spec.ts`
 * and `e2e/pages/documents.full.spec.ts`.
 */
export const SEEDED_FAULTS: readonly SeededFault[] = [
  {
    name: 'a mock that lies',
    file: 'mfe-portal/src/mocks/account/staff.ts',
    from: "permissions: ['Orders', 'Inventory'],",
    to: "permissions: 'Orders and Inventory',",
    gate: { project: 'mfe-portal', test: 'src/features/staff/serverErrors.test.tsx' },
    message: /Contract violation: staff\.list \(GET \/api\/staff\) answered with 200: 0\.permissions: .*Fix the mock/,
  },
  {
    name: 'a failure that nobody hears of',
    file: 'mfe-portal/src/features/staff/useTeam.ts',
    from: 'retry: () => void refetch() }',
    // Put together, for this file is read by the lint as well.
    to: `retry: () => void refetch().unwrap().${'catch'}(() => {}) }`,
    gate: 'lint',
    message: /mfe-portal\/src\/features\/staff\/useTeam\.ts:\d+ a failure is swallowed: let it go on, show it, or say/,
  },
  {
    name: 'a check that is missing: whose it is',
    file: 'api/src/modules/staff/removeStaff.ts',
    from: 'manager.delete(StaffMemberEntity, { id, businessId })',
    to: 'manager.delete(StaffMemberEntity, { id })',
    gate: { project: 'api', test: 'src/modules/staff/staff.test.ts' },
    message: /8\.2\.2: another client’s member answers as one that does not exist[\s\S]*name the business in it/,
  },
  {
    name: 'an index that is gone',
    file: 'api/src/modules/emailChange/20261128-emailChange.migration.ts',
    from: "      indices: { ix_email_links_expires: ['expires_at'] },\n",
    to: '',
    gate: { project: 'api', test: 'src/housekeeping.test.ts' },
    message: /emailLinks reads the whole table: give it the index ix_email_links_expires in a migration/,
  },
  {
    name: 'words of a fact that are others on the site',
    file: 'mfe-portal/src/features/assistant/ChatProvider.tsx',
    from: 'useChat must be used within a ChatProvider',
    to: 'useChat must be used inside a ChatProvider',
    gate: { project: 'tools/cli/src/repoChecks', test: 'facts.test.ts' },
    message: /A15: 'useChat must be used within a ChatProvider' is nowhere on the site, written exactly so/,
  },
  {
    name: 'a link that leads nowhere',
    file: 'README.md',
    from: '(docs/architecture.md)',
    to: '(docs/architektur.md)',
    gate: 'lint',
    message: /README\.md:\d+ leads nowhere: docs\/architektur\.md/,
  },
  {
    name: 'a colour that cannot be read',
    file: 'shared-ui/src/theme/tokens.css',
    from: '  --ink-3: #5c6b68;',
    to: '  --ink-3: #9aa8a5;',
    gate: { project: 'shared-ui', test: 'src/theme/tokens.test.ts' },
    message: /--ink-3 on --bg is 2\.\d\d to 1, and 4\.5 is the least: choose another shade in tokens\.css/,
  },
];
