import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type FileState, type FileStore, MOST_KNOWN, partsOfKey, sha256 } from '../files.ts';

export interface S3Address {
  /** The server with the bucket, and a folder in it where one is wanted: `https://s3.us-east-1.amazonaws.com/bucket/guides`. */
  url: string;
  region: string;
  /** Null: what the machine's own role or configuration gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** A file store in a bucket of any S3-compatible service. An object appears only when it is whole. */
export function s3Store({ url, region, credentials }: S3Address): FileStore {
  const address = new URL(url);
  const [bucket = '', ...folders] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const client = new S3Client({
    endpoint: address.origin,
    region,
    // The bucket stands in the path: every service understands that, and no name of a host needs to be made.
    forcePathStyle: true,
    // Services that only resemble S3 refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && { credentials }),
  });
  const at = (key: string) => ({ Bucket: bucket, Key: [...folders, ...partsOfKey(key)].join('/') });
  const head = async (key: string) => {
    try {
      return await client.send(new HeadObjectCommand(at(key)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const body = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
    if (!(Body instanceof Readable)) throw new Error('The file store answered without a body');
    return Body;
  };
  const put = async (key: string, bytes: Uint8Array): Promise<void> => {
    await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.byteLength }));
  };

  const known = new Map<string, string>();
  const check = async (key: string): Promise<FileState> => {
    try {
      const info = await head(key);
      if (info === null) return 'missing';
      const looks = [info.ETag, info.ContentLength, info.LastModified?.getTime()].join(' ');
      if (known.get(key) === looks) return 'whole';
      const hash = createHash('sha256');
      await pipeline(await body(key), hash);
      if (hash.digest('hex') !== key) return 'damaged';
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, looks);
      return 'whole';
    } catch {
      return 'unreadable';
    }
  };
  const derivedKey = (name: string): string => `derived-${sha256(name)}`;
  return {
    async put(bytes) {
      const key = sha256(bytes);
      if ((await check(key)) !== 'whole') await put(key, bytes);
      return key;
    },
    async putDerived(name, bytes) {
      const key = derivedKey(name);
      await put(key, bytes);
      return key;
    },
    derivedKey,
    check,
    async read(key) {
      const chunks: Buffer[] = [];
      for await (const chunk of await body(key)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    size: async (key) => (await head(key))?.ContentLength ?? null,
    stream(key, range) {
      const through = new PassThrough();
      body(key, range)
        .then((found) => pipeline(found, through))
        .catch((error: unknown) => void through.destroy(error instanceof Error ? error : new Error(String(error))));
      return through;
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
