import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Encodes text, bytes, small integers and maps in CBOR, as WebAuthn needs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

interface AssertionInput {
  challenge: string;
  origin: string;
  rpId?: string;
  /** Whether the user was verified. */
  verified?: boolean;
}

/** Creates a virtual authenticator with one passkey. `uses` is its signature counter. */
export function createVirtualAuthenticator({ uses = 0 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const coordinate = (text = '') => Buffer.from(text, 'base64url');
  const id = randomBytes(32);
  const state = { uses };
  const cose = new Map<number, unknown>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, coordinate(jwk.x)],
    [-3, coordinate(jwk.y)],
  ]);

  const clientData = (type: string, { challenge, origin }: AssertionInput) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = ({ rpId = 'localhost', verified = true }: AssertionInput, more = 0, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(state.uses);
    return Buffer.concat([sha256(rpId), Buffer.from([UP | (verified ? UV : 0) | more]), count, attested]);
  };
  const named = <Response>(response: Response) =>
    ({ id: b64(id), rawId: b64(id), type: 'public-key', response }) as const;

  return {
    state,
    /** Creates the passkey. */
    make(input: AssertionInput) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const data = authData(input, AT, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return named({
        clientDataJSON: b64(clientData('webauthn.create', input)),
        attestationObject: b64(cbor(attestation)),
      });
    },
    /** Uses the passkey; increments the counter unless it is zero. */
    use(input: AssertionInput) {
      if (state.uses > 0) state.uses += 1;
      const client = clientData('webauthn.get', input);
      const data = authData(input);
      return named({
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}

export type VirtualAuthenticator = ReturnType<typeof createVirtualAuthenticator>;
