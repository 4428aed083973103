import { hash } from 'node:crypto';
import type { AddPasskeyBody, PasskeyCreationOptionsReply } from '@skal/contracts/account/passkey';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { badRequest, conflict, notSignedIn } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import { type Account, findAccountById } from '../account/findAccount.ts';
import { lockVerifiedAccount } from '../account/lockAccount.ts';
import { formatFullName } from '../account/name.ts';
import { computePasswordFingerprint } from '../account/passwordFingerprint.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { requireOpenSession } from '../session/requireOpenSession.ts';
import { createChallenge, redeemChallenge, TIMEOUT_MS } from './challenge.ts';
import { type Passkey, PasskeyEntity } from './Passkey.entity.ts';
import { passkeyMail } from './passkey.mails.ts';
import { getRpId, loadWebAuthn, verifyRegistration } from './verifyPasskey.ts';

/** Maximum number of passkeys: a person has a few devices. */
const PASSKEYS_MAX = 20;

/** EdDSA, ES256 and RS256 by their COSE numbers: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];

const INVALID = 'The passkey could not be verified. Please try again.';
const LIMIT_REACHED = sentence(/*i18n*/ 'You can have at most {max} passkeys. Please remove one you no longer use.', {
  max: PASSKEYS_MAX,
});
const ALREADY_ADDED = /*i18n*/ 'This passkey has already been added.';

/** Bound to the verified password: a change of the password invalidates the challenge. */
const getPurpose = (account: Owner) => `add ${computePasswordFingerprint(account)}`;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/** Builds the registration options for an account and its existing passkeys. */
export async function createPasskeyOptions(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  { account, verified }: { account: AuthenticatedUser; verified: Owner },
): Promise<PasskeyCreationOptionsReply> {
  const { accountId, email } = account;
  const existing = await db.read((manager) => manager.findBy(PasskeyEntity, { accountId }));
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { challenge, user, timeout, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: settings.site.brand,
    rpID: getRpId(settings),
    userName: email,
    userDisplayName: formatFullName(account),
    userID: new Uint8Array(Buffer.from(accountId)),
    challenge: new Uint8Array(Buffer.from(createChallenge(settings, getPurpose(verified)), 'base64url')),
    timeout: TIMEOUT_MS,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge,
    user,
    rp: { id: getRpId(settings), name: settings.site.brand },
    pubKeyCredParams,
    timeout: timeout ?? TIMEOUT_MS,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    // Discoverable and unlocked on the device, so that it can sign in without address and password.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/**
 * Adds a passkey to one's own account.
 * @throws HttpError 400 for an invalid response, 409 if the passkey exists or the maximum is reached
 */
export async function addPasskey(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  call: Call<unknown, AddPasskeyBody>,
): Promise<Passkey> {
  const { db, settings } = deps;
  const { account, body, ctx } = call;
  const { accountId } = account;
  const owner = await findAccountById(db, accountId);
  if (!owner) throw notSignedIn();
  const verified = await verifyRegistration(settings, body.credential, getPurpose(owner), ctx);
  if (!verified) throw badRequest(INVALID);
  const { challenge, made } = verified;
  const credentialHash = hash('sha256', made.credentialId);
  const row: Passkey = {
    id: newId(),
    accountId,
    name: body.name,
    credentialHash,
    ...made,
    createdAt: Date.now(),
    usedAt: null,
  };
  await db.tx(async (manager) => {
    if (!(await lockVerifiedAccount(manager, owner))) throw badRequest(INVALID);
    await requireOpenSession(manager, ctx);
    if (!(await redeemChallenge(manager, challenge))) throw badRequest(INVALID);
    if ((await manager.countBy(PasskeyEntity, { accountId })) >= PASSKEYS_MAX) throw conflict(LIMIT_REACHED);
    try {
      await insertRows(manager, PasskeyEntity, [row]);
    } catch (error) {
      throw isDuplicate(error) ? conflict(ALREADY_ADDED) : error;
    }
    await recordAuditEvent(manager, call, {
      action: 'passkey.added',
      client: account.business,
      after: { name: row.name },
    });
    await enqueueMails(manager, [passkeyMail(account, 'added', settings)], Date.now());
  });
  deps.wakeMailWorker();
  return row;
}
