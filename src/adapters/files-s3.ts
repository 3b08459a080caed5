import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStore } from '#src/domain/media/ports.ts';
import { checkFileKey } from './file-key.ts';
import type { ListedFile } from './list-tree.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Puts the bucket in the path instead of the host name, as most stores other than Amazon's expect. */
  forcePathStyle: boolean;
};

/** Files in a bucket of any S3-compatible store, where writing an object is atomic. */
export function createS3Files(
  settings: S3Settings,
): FileStore & { check(): Promise<void>; list(folder: string): Promise<ListedFile[]> } {
  const { bucket: Bucket } = settings;
  const client = openClient(settings);
  const at = (key: string) => ({ Bucket, Key: checkFileKey(key) });

  async function read(key: string, range?: string) {
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range: range }));
    if (!Body) throw new Error(`The store sent nothing for "${key}"`);
    return Body;
  }

  async function size(key: string): Promise<number | null> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
      return ContentLength ?? 0;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async putStream(key, bytes) {
      // The whole body has to be in memory: the request's signature covers its checksum.
      const Body = new Uint8Array(await new Response(bytes).arrayBuffer());
      await client.send(new PutObjectCommand({ ...at(key), Body }));
    },
    get: async (key) => (await read(key)).transformToByteArray(),
    async stream(key, range) {
      const body = await read(key, range && `bytes=${range.start}-${range.end}`);
      return body.transformToWebStream();
    },
    size,
    exists: async (key) => (await size(key)) !== null,
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list: (folder) => listObjects(client, Bucket, folder),
    /** Rejects when the bucket cannot be reached with these keys. */
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

async function listObjects(client: S3Client, Bucket: string, folder: string) {
  const Prefix = folder ? `${folder}/` : '';
  const found: ListedFile[] = [];
  for (let next: string | undefined, isMore = true; isMore; isMore = next !== undefined) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: next }),
    );
    for (const { Key = '', Size = 0, ETag = '' } of page.Contents ?? []) {
      found.push({ key: Key, size: Size, stamp: ETag });
    }
    next = page.NextContinuationToken;
  }
  return found;
}

function openClient(settings: S3Settings): S3Client {
  const { endpoint, region, accessKey, secretKey, forcePathStyle } = settings;
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle,
    // Stores other than Amazon's do not support its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 60_000 },
  });
}
