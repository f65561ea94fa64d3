import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const mark = 'sealed';
const form = /^sealed:([0-9a-f]{8}):([\w-]+)$/;

/** Something in the database was encrypted under a key that was not given; the message is one line for whoever starts the service. */
export class UnknownEncryptionKey extends Error {
  override name = 'UnknownEncryptionKey';

  constructor() {
    super(
      'AUTH_ENCRYPTION_KEY: secrets in the database are encrypted under a key that is not given. Put it behind the new one, after a comma.',
    );
  }
}

/** Encrypts what the database keeps and the service must be able to read again. */
export interface Vault {
  /** @param place where it is stored: what was moved elsewhere cannot be opened there */
  seal(plain: string, place: string): string;
  /** Also opens what was stored before there was a key. @throws UnknownEncryptionKey */
  open(stored: string, place: string): string;
  /** False for what should be sealed again: under another key, or plain though there is a key. */
  isCurrent(stored: string): boolean;
}

interface VaultKey {
  id: string;
  key: Buffer;
}

function keyOf(given: string): VaultKey {
  const key = Buffer.from(hkdfSync('sha256', given, '', 'auth vault', 32));
  return { id: createHash('sha256').update('id').update(key).digest('hex').slice(0, 8), key };
}

/** @param given the first one seals, all of them open; none: everything is stored as it is */
export function openVault(given: readonly string[]): Vault {
  const keys = given.map(keyOf);
  const [first] = keys;
  return {
    seal: (plain, place) => (first === undefined ? plain : `${mark}:${first.id}:${encrypt(first.key, plain, place)}`),
    open(stored, place) {
      const [, id, sealed] = form.exec(stored) ?? [];
      if (sealed === undefined) return stored;
      const known = keys.find((one) => one.id === id);
      if (known === undefined) throw new UnknownEncryptionKey();
      return decrypt(known.key, sealed, place);
    },
    isCurrent: (stored) => form.exec(stored)?.[1] === first?.id,
  };
}

function encrypt(key: Buffer, plain: string, place: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
