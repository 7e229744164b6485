import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { expectKey, ObjectStorage, type ByteRange } from './object-storage.js';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Amazon's own without it. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Objects in a bucket of Amazon S3 or of a store that speaks like it. */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint }),
      // Other stores seldom have a host name for each bucket, nor know Amazon's newer checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A store that is away must not hold whoever asks; without these the SDK waits for good.
      requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
      credentials: { accessKeyId, secretAccessKey },
    });
  }

  async put(key: string, body: Readable, contentType: string): Promise<void> {
    const params = { ...this.nameOf(key), Body: body, ContentType: contentType };
    // In parts of 5 MB, two under way: a hundred megabytes pass through ten. What fails is aborted, parts included.
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
