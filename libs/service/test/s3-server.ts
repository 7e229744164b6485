import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const bucket = 'recordings';
const accessKeyId = 'TESTKEY';

/** The parts of S3's protocol that the storage uses: objects, ranges, multipart uploads. Keeps objects in memory. */
export class S3Server {
  private readonly objects = new Map<string, Buffer>();
  private readonly uploads = new Map<string, Map<number, Buffer>>();
  /** Answers 500 to everything. */
  isBroken = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<S3Server> {
    const server = createServer((request, response) => void s3.answer(request, response));
    const s3 = new S3Server(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return s3;
  }

  get settings() {
    const { port } = this.server.address() as AddressInfo;
    return {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: 'test-secret',
    };
  }

  /** Objects, and uploads that are neither completed nor aborted. */
  contents(): string[] {
    return [...this.objects.keys(), ...this.uploads.keys()];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const body = await buffer(request);
    // A delay like that of a real store, so that requests overlap.
    await delay(50);
    const isSigned = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`);
    if (this.isBroken) return end(response, 500);
    if (!isSigned || !pathname.startsWith(`/${bucket}/`)) return end(response, 403);
    const key = pathname.slice(bucket.length + 2);
    const upload = searchParams.get('uploadId');
    if (upload !== null || searchParams.has('uploads'))
      return this.answerUpload(request.method!, key, upload, body, searchParams, response);
    return this.answerObject(request, key, body, response);
  }

  private answerObject(request: IncomingMessage, key: string, body: Buffer, response: ServerResponse): void {
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return end(response, 200, undefined, { etag: '"e"' });
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return end(response, 204);
    }
    const object = this.objects.get(key);
    if (!object) return end(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const content = start === undefined ? object : object.subarray(Number(start), Number(last) + 1);
    end(response, start === undefined ? 200 : 206, request.method === 'HEAD' ? undefined : content, {
      'content-length': content.length,
    });
  }

  private answerUpload(
    method: string,
    key: string,
    id: string | null,
    body: Buffer,
    query: URLSearchParams,
    response: ServerResponse,
  ): void {
    if (id === null) {
      const uploadId = `upload-${this.uploads.size + 1}-of-${key.replace('/', '-')}`;
      this.uploads.set(uploadId, new Map());
      const xml = `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`;
      return end(response, 200, xml);
    }
    const parts = this.uploads.get(id);
    if (!parts) return end(response, 404);
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return end(response, 200, undefined, { etag: '"e"' });
    }
    if (method === 'POST') {
      const ordered = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      this.objects.set(key, Buffer.concat(ordered));
    }
    this.uploads.delete(id);
    const xml = '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>';
    end(response, method === 'POST' ? 200 : 204, method === 'POST' ? xml : undefined);
  }
}

function end(
  response: ServerResponse,
  status: number,
  body?: string | Buffer,
  headers: Record<string, string | number> = {},
): void {
  response.writeHead(status, headers).end(body);
}
