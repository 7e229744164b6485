import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@presently/contracts/identity/passkeys';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** The head of a CBOR item: major type and length. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);

const isPresent = 0x01;
const isVerified = 0x04;
const hasKey = 0x40;

/** An authenticator in software, with one key (ES256): what a browser and a device do together. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  /** Whether it asks for a fingerprint, a face or a PIN. */
  verifiesUser = true;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private userHandle = '';

  /** @param origin of the page that asks */
  constructor(
    private readonly origin = 'http://localhost:8080',
    private readonly rpId = new URL(origin).hostname,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  create({ challenge, user }: Pick<PasskeyCreation, 'challenge' | 'user'>, name?: string): NewPasskey {
    this.userHandle = user.id;
    const credentialId = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, this.coseKey()]);
    const attestation = Buffer.concat([
      Buffer.concat([head(5, 3), text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData')]),
      bytes(this.data(hasKey, key)),
    ]);
    return {
      ...(name !== undefined && { name }),
      id: this.id,
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
  }

  prove({ challenge }: Pick<PasskeyRequest, 'challenge'>): PasskeyProof {
    this.counter++;
    const data = this.data();
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey);
    return {
      id: this.id,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      ...(this.userHandle && { userHandle: this.userHandle }),
    };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags = 0, key = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = Buffer.from([flags | isPresent | (this.verifiesUser ? isVerified : 0)]);
    return Buffer.concat([sha256(this.rpId), flag, counter, key]);
  }

  /** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` */
  private coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' });
    const [ofX, ofY] = [x!, y!].map((part) => bytes(Buffer.from(part, 'base64url'))) as [Buffer, Buffer];
    const facts = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([facts, Buffer.from([0x21]), ofX, Buffer.from([0x22]), ofY]);
  }
}
