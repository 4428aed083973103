import { createPrivateKey } from 'node:crypto';

/** The parts of a Google service account's key file that are used. */
export interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PEM, RSA. */
  readonly privateKey: string;
}

const PROJECT = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
const EMAIL = /^[a-z0-9.-]{1,64}@[a-z0-9.-]{1,190}\.gserviceaccount\.com$/;

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Parses a key file; null if it is not one of a service account. */
export function parseServiceAccount(text: string): ServiceAccount | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null) return null;
  const {
    type,
    project_id: projectId,
    client_email: clientEmail,
    private_key: privateKey,
  } = file as Record<string, unknown>;
  if (type !== 'service_account' || typeof projectId !== 'string' || !PROJECT.test(projectId)) return null;
  if (typeof clientEmail !== 'string' || !EMAIL.test(clientEmail)) return null;
  if (typeof privateKey !== 'string' || !isRsaKey(privateKey)) return null;
  return { projectId, clientEmail, privateKey };
}
