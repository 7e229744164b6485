import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { expectKey, ObjectStorage, type ByteRange } from './object-storage.js';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Amazon's own by default. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Objects in a bucket of Amazon S3 or of a compatible store. */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint }),
      // Few other stores support a host name for each bucket or Amazon's newer checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Without timeouts the SDK waits for ever for an unreachable store.
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
      credentials: { accessKeyId, secretAccessKey },
    });
  }

  async put(key: string, body: Readable, contentType: string): Promise<void> {
    const params = { ...this.nameOf(key), Body: body, ContentType: contentType };
    // Two parts of 5 MB at a time, so that a large file needs little memory. A failed upload removes its parts.
    await new Upload({ client: this.client, params, queueSize: 2, leavePartsOnError: false }).done();
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.nameOf(key), Range }));
      return Body as Readable;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async head(key: string): Promise<{ size: number } | null> {
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.nameOf(key)));
      return { size: ContentLength! };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.nameOf(key)));
  }

  private nameOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: expectKey(key) };
  }
}
