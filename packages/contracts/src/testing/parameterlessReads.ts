import contracts from '../http/replies.json' with { type: 'json' };
import type { Step } from './step.ts';

/** Endpoints without a step: they need a key, an emailed code or a device, reply with a file, or no form or list calls them. */
const NOT_IN_JOURNEY =
  /^(attachment|adminAttachment|clientLogo|logo|adminLogo|openapi)\.(read|thumbnail)$|^(appMetric|ingest|device|webhook|impersonation|clientBulk|resumableUpload|photoUpload|picture|ledgerImport|appContent)\.|^adminAttachment\.upload$|\.(export|pdf)$|^passkey(\.add|SignIn\.confirm)$|^signIn\.confirm$|^secondFactor\.(?!read|begin)|^client\.resetFactor$|^release\.(promote|abort)$/;

/** Names of the endpoints that forms and lists call: the journey has a step for each. */
export const journeyCalls: readonly string[] = Object.keys(contracts.endpoints).filter(
  (name) => !NOT_IN_JOURNEY.test(name),
);

/** Names of the endpoints that reply with JSON to a GET without parameters, by who may call them. */
export const listParameterlessReads = (...access: readonly string[]): string[] =>
  Object.entries(contracts.endpoints).flatMap(([name, one]) =>
    one.method === 'GET' && !one.path.includes(':') && access.includes(one.access) && name in contracts.replies
      ? [name]
      : [],
  );

/** A step for each plain read of the journey. */
export const readSteps = (...access: readonly string[]): Omit<Step, 'by'>[] =>
  listParameterlessReads(...access)
    .filter((name) => journeyCalls.includes(name))
    .map((call) => ({ call, expected: '200' }));
