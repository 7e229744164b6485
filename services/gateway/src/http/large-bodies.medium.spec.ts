import { beginImport, readImport } from '@presently/contracts/gifting/imports';
import { listRecipients } from '@presently/contracts/gifting/recipients';
import { beginUpload, registerUpload, removeUpload } from '@presently/contracts/gifting/uploads';
import { callsAtOnce } from '@presently/rules/bounds';
import { importLimits } from '@presently/rules/imports';
import { mediaLimits } from '@presently/rules/vocabulary';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginnings } from '../../test/recordings.js';
import { sameOrigin, TestGateway } from '../../test/test-gateway.js';
import { declaredRoutes } from '../routes/route-check.js';
import { largestForm } from './form-body.js';
import { largestBody, largestRawBody } from './json-body.js';
import { largestMail } from './mail-body.js';

interface Attempt {
  route: string;
  type: string;
  /** What comes before the filling, of which there is so much that the body or file is one byte too large. */
  before: string | Buffer;
  after: string;
  most: number;
}

const boundary = 'between-the-parts';
const formType = `multipart/form-data; boundary=${boundary}`;
const partNamed = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
const ending = `\r\n--${boundary}--\r\n`;
const fileIn = `${partNamed('file')}; filename="people.vcf"\r\nContent-Type: text/vcard\r\n\r\n`;

/** Of each route of the gateway that takes a body: one attempt for each type that it takes. */
const attempts: Attempt[] = declaredRoutes.flatMap(({ route, ...declared }): Attempt[] => {
  if (/^(GET|HEAD) /.test(route)) return [];
  const consumes = 'consumes' in declared ? declared.consumes : undefined;
  const json = { route, type: 'application/json', before: '{"a":"', after: '"}' };
  if (!consumes) return [{ ...json, most: largestBody }];
  const isFile = consumes.length === 1 && consumes[0] === 'multipart/form-data';
  return consumes.map((type): Attempt => {
    if (isFile) return { route, type: formType, before: fileIn, after: ending, most: importLimits.bytes };
    const kind = route.endsWith('video') ? ('video' as const) : ('voice' as const);
    const plain = { route, before: '', after: '' };
    if (type === 'application/json') return { ...json, most: largestRawBody };
    if (type === 'application/x-www-form-urlencoded') return { ...plain, type, before: 'a=', most: largestForm };
    if (type === 'multipart/form-data')
      return { route, type: formType, before: `${partNamed('a')}\r\n\r\n`, after: ending, most: largestForm };
    if (type === 'message/rfc822') return { ...plain, type, before: 'Subject: a\r\n\r\n', most: largestMail };
    return {
      ...plain,
      type: type.replace('*', 'webm'),
      before: beginnings.webm,
      most: mediaLimits[kind].bytes,
    };
  });
});

describe('bodies that are one byte too large', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-bodies-'));
  let broker: TestBroker;
  let gateway: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict', MEDIA_DIR: folder });
    const { services } = gateway;
    const key = (kind: string) => `${kind}/${randomBytes(24).toString('base64url')}.webm`;
    await services.answer(beginUpload, ({ kind }) => ({ uploadId: randomUUID(), key: key(kind) }));
    await services.answer(registerUpload, ({ uploadId }) => ({
      id: uploadId,
      kind: 'voice' as const,
      url: '/media/voice/x',
    }));
    await services.answer(removeUpload, () => ({ success: true as const }));
    await services.answer(beginImport, () => ({
      importId: randomUUID(),
      key: `imports/${randomBytes(24).toString('base64url')}.file`,
    }));
    await services.answer(readImport, ({ importId }) => ({ id: importId }));
    await services.answer(listRecipients, () => []);
  });
  beforeEach(() => ({ cookie } = gateway.signedIn({ isAdmin: true } as object)));
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
    rmSync(folder, { recursive: true });
  });

  let network = 0;
  function open({ route, type }: Pick<Attempt, 'route' | 'type'>, length?: number): ClientRequest {
    const [method, path] = route.split(' ') as [string, string];
    const request = httpRequest(gateway.url + path.replaceAll(/:(\w+)/g, '00000000-0000-4000-8000-000000000000'), {
      method,
      agent: false,
      // A client of its own, so that the limits of a network say nothing here.
      localAddress: `127.0.${Math.floor(network / 250)}.${(network++ % 250) + 2}`,
      headers: {
        cookie,
        ...sameOrigin,
        'content-type': type,
        ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
      },
    });
    request.on('error', () => undefined);
    return request;
  }

  const answerTo = (request: ClientRequest) =>
    new Promise<{ status: number; message: string }>((resolve, reject) => {
      request.once('close', () => reject(new Error('the connection ended without an answer')));
      request.once('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const { message } = JSON.parse(text) as { message: string };
          resolve({ status: response.statusCode!, message });
        });
      });
    });

  const tooLarge = ({ before, after, most, type }: Attempt, surplus = 1): Buffer => {
    const isFile = type === formType && most === importLimits.bytes;
    const around = isFile ? 0 : Buffer.byteLength(before) + after.length;
    return Buffer.concat([Buffer.from(before), Buffer.alloc(most + surplus - around, 'x'), Buffer.from(after)]);
  };

  it('are tried at every kind of route', () => {
    expect(new Set(attempts.map(({ most }) => most)).size).toBeGreaterThan(4);
    expect(attempts.length).toBeGreaterThan(60);
  });

  describe.each(['with its length', 'in chunks'])('sent %s', (how) => {
    it.each(attempts.map((each) => [`${each.route} as ${each.type.split(';')[0]!}`, each] as const))(
      'are refused by %s with a sentence',
      async (_name, attempt) => {
        const body = tooLarge(attempt);
        const request = open(attempt, how === 'in chunks' ? undefined : body.length);
        const answer = answerTo(request);
        request.end(body);
        const { status, message } = await answer;
        expect([status, message]).toEqual([413, expect.stringMatching(/too much|at most \d+ MB/)]);
        request.destroy();
      },
      // The largest has 50 MB, which a busy machine takes a while to send.
      20_000,
    );
  });

  /** More than the parts of the way hold: the rest of the body arrives after the refusal. */
  const muchMore = 3_000_000;
  const files = attempts.filter(({ most }) => most >= importLimits.bytes);
  it.each(files.map((each) => [`${each.route} as ${each.type}`, each] as const))(
    'and those that are much larger are refused by %s',
    async (_name, attempt) => {
      const request = open(attempt);
      const answer = answerTo(request);
      request.write(tooLarge(attempt, muchMore));
      expect(await answer).toEqual({ status: 413, message: expect.stringMatching(/at most \d+ MB/) });
      request.destroy();
    },
    60_000,
  );

  it('are answered, however many of one network are refused', async () => {
    const headers = { cookie, ...sameOrigin, 'content-type': 'audio/ogg' };
    const send = (body: string) =>
      `await fetch(${JSON.stringify(`${gateway.url}/api/uploads/voice`)}, { method: 'POST', body: ${body},
        headers: ${JSON.stringify(headers)} }).then(({ status }) => status, ({ cause }) => cause.code)`;
    const size = mediaLimits.voice.bytes + muchMore;
    const program = `const answers = [];
      for (let count = 0; count < 15; count++) answers.push(${send(`new Uint8Array(${size})`)});
      console.log(JSON.stringify(answers))`;
    // In a process of its own, as browsers are: else neither side is ever ahead of the other.
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(new Set(JSON.parse(stdout) as unknown[])).toEqual(new Set([413]));
  }, 60_000);

  it('are refused as a zip by their announced length', async () => {
    const route = 'POST /api/imports';
    const request = open({ route, type: formType }, importLimits.zipBytes + 1_000_000);
    const answer = answerTo(request);
    request.write(`${fileIn}PK\u0003\u0004`);
    expect(await answer).toEqual({ status: 413, message: 'A file may have at most 500 MB' });
    request.destroy();
  });

  const { atOnce } = callsAtOnce.strict;
  const isServed = async () => {
    const answer = await fetch(`${gateway.url}/api/recipients`, {
      headers: { cookie, ...sameOrigin },
      signal: AbortSignal.timeout(4_000),
    });
    return answer.status === 200;
  };

  it.each(files.map((each) => [`${each.route} as ${each.type}`, each] as const))(
    'of %s leave the account its places, refused or broken off',
    async (_name, attempt) => {
      const half = tooLarge(attempt).subarray(0, 200_000);
      for (let round = 0; round < 2; round++) {
        const broken = Array.from({ length: atOnce }, () => open(attempt));
        for (const request of broken) request.write(half);
        await eventually(async () => gateway.services.callsOf(beginUpload).length + begunImports() > 0);
        for (const request of broken) request.destroy();
        await eventually(isServed);
      }
      const body = tooLarge(attempt, muchMore);
      const refused = Array.from({ length: atOnce }, () => open(attempt));
      // They go on sending and read nothing.
      for (const request of refused) request.write(body);
      await eventually(isServed);
      for (const request of refused) request.destroy();
    },
    30_000,
  );
  const begunImports = () => gateway.services.callsOf(beginImport).length;

  it('are discarded to their end, however many others were broken off before', async () => {
    const route = 'POST /api/imports';
    for (let round = 0; round < 10; round++) {
      ({ cookie } = gateway.signedIn({ isAdmin: true } as object));
      const broken = Array.from({ length: 30 }, () => open({ route, type: formType }, 2_000_000));
      await Promise.all(
        broken.map((request) => {
          const closed = new Promise((resolve) => request.once('close', resolve));
          request.write(fileIn, () => request.destroy());
          return closed;
        }),
      );
    }
    await eventually(isServed);
    // A browser goes on sending while it reads the refusal; the client of Node gives up.
    const size = 8_000_000;
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const head = {
      host: 'x',
      cookie,
      ...sameOrigin,
      'content-type': formType,
      'content-length': importLimits.zipBytes + size,
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const failed = new Promise<Error>((resolve) => socket.once('error', resolve));
    socket.write(`POST /api/imports HTTP/1.1\r\n${lines.join('')}\r\n`);
    const sent = new Promise((resolve) => socket.write(Buffer.alloc(size, 'x'), resolve));
    expect(await Promise.race([sent, failed])).toBeFalsy();
    await eventually(() => Promise.resolve(answer.startsWith('HTTP/1.1 413')));
    socket.destroy();
  });
});
