import { copyPicture } from '@presently/contracts/gifting/pictures';
import { beginUpload, openRecording, registerUpload, removeUpload } from '@presently/contracts/gifting/uploads';
import { mediaLimits } from '@presently/rules/vocabulary';
import { Problem } from '@presently/messaging/problem';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRecording, beginnings } from '../../test/recordings.js';
import { sameOrigin, TestGateway } from '../../test/test-gateway.js';

const webm = { 'content-type': 'audio/webm' };

describe('recordings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-media-'));
  let broker: TestBroker;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { MEDIA_DIR: folder, UPLOAD_PATIENCE_MS: '500' });
    ({ cookie } = gateway.signedIn());
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    const keys = new Map<string, string>();
    await gateway.services.answer(beginUpload, ({ kind, format }) => {
      const uploadId = randomUUID();
      keys.set(uploadId, `${kind}/${randomBytes(24).toString('base64url')}.${format}`);
      return { uploadId, key: keys.get(uploadId)! };
    });
    await gateway.services.answer(registerUpload, ({ uploadId }) => {
      const key = keys.get(uploadId)!;
      const kind = key.startsWith('video') ? ('video' as const) : ('voice' as const);
      return { id: uploadId, kind, url: `/media/${key}` };
    });
    await gateway.services.answer(removeUpload, () => ({ success: true as const }));
    await gateway.services.answer(openRecording, () => ({ success: true as const }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
    rmSync(folder, { recursive: true });
  });

  const send = async (kind: string, content: string | Buffer, headers: Record<string, string> = webm) => {
    const response = await fetch(`${gateway.url}/api/uploads/${kind}`, {
      method: 'POST',
      headers: { cookie, ...sameOrigin, ...headers },
      body: content,
      duplex: 'half',
    } as RequestInit);
    return {
      status: response.status,
      body: (await response.json()) as { code?: string; message?: string; url: string },
    };
  };
  const stored = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );
  const begun = () => gateway.services.callsOf(beginUpload).length;
  const discarded = () => gateway.services.callsOf(removeUpload).length;

  /** A request whose body the test writes in chunks. */
  function slowly(kind: string): { request: ClientRequest; answer: Promise<{ status: number; code: string }> } {
    const { port } = gateway.running;
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/uploads/${kind}`,
      headers: { cookie, ...sameOrigin, ...webm },
    });
    const answer = new Promise<{ status: number; code: string }>((resolve, reject) => {
      request.once('error', reject).once('response', (response: IncomingMessage) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode!, code: (JSON.parse(text) as { code: string }).code }),
        );
      });
    });
    answer.catch(() => undefined);
    return { request, answer };
  }

  describe('being uploaded', () => {
    it('are stored unchanged, after one call to gifting and before another', async () => {
      const content = aRecording('webm', 3_000_000);
      const { status, body } = await send('voice', content);
      expect([status, body]).toEqual([
        201,
        { id: expect.any(String), kind: 'voice', url: expect.stringMatching(/^\/media\/voice\/[\w-]{32}\.webm$/) },
      ]);
      expect(gateway.services.callsOf(beginUpload)[0]).toMatchObject({ input: { kind: 'voice', format: 'webm' } });
      expect(gateway.services.callsOf(registerUpload)[0]!.input).toMatchObject({ size: content.length });
      const played = await fetch(gateway.url + body.url);
      expect(Buffer.from(await played.arrayBuffer()).equals(content)).toBe(true);
    });

    it('are identified by their content, not by their type', async () => {
      const { body } = await send('voice', aRecording('m4a'), { 'content-type': 'video/x-whatever; codecs=opus' });
      expect(body.url).toMatch(/\.m4a$/);
      const { status } = await send('video', aRecording('mov'), { 'content-type': 'video/quicktime' });
      expect(status).toBe(201);
    });

    it.each([
      ['a page that says it is a recording', '<html><script>alert(1)</script>'],
      ['a page that carries a recording further on', Buffer.concat([Buffer.from('<html>'), beginnings.webm])],
      ['nothing at all', ''],
    ])('cannot be %s', async (_what, content) => {
      const { status, body } = await send('voice', content);
      expect([status, body.code]).toEqual([415, 'media.unsupported-type']);
      expect(begun()).toBe(0);
    });

    it.each([
      ['application/json', '{}'],
      ['text/html', '<html>'],
      ['application/octet-stream', aRecording('webm')],
    ])('are refused as %s', async (type, content) => {
      const { status, body } = await send('voice', content, { 'content-type': type });
      expect([status, body.code]).toEqual([415, 'unsupported-media-type']);
    });

    it('are refused as the body of any other call', async () => {
      const answer = await fetch(`${gateway.url}/api/recipients`, {
        method: 'POST',
        headers: { cookie, ...sameOrigin, ...webm },
        body: aRecording('webm') as BodyInit,
      });
      expect(answer.status).toBe(415);
    });

    it('require a session and a page of our own', async () => {
      expect((await send('voice', aRecording('webm'), { ...webm, cookie: '' })).status).toBe(401);
      expect((await send('voice', aRecording('webm'), { ...webm, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect(begun()).toBe(0);
    });

    it("are refused with gifting's message before anything is stored", async () => {
      const before = stored();
      await gateway.services.answer(beginUpload, () => {
        throw new Problem('media.video-needs-pro', 403, 'Video messages are part of Pro');
      });
      // Larger than socket buffers, so that the answer is sent during the upload.
      const { status, body } = await send('video', aRecording('webm', 20_000_000));
      expect([status, body]).toEqual([
        403,
        { code: 'media.video-needs-pro', message: 'Video messages are part of Pro' },
      ]);
      expect(stored()).toEqual(before);
    });

    it('are refused before a byte is read if their announced length is too large', async () => {
      const { status, body } = await send('voice', aRecording('webm', mediaLimits.voice.bytes + 1));
      expect([status, body]).toEqual([
        413,
        {
          code: 'media.too-large',
          message: 'A recording of this kind may have at most 10 MB',
          params: { megabytes: 10 },
        },
      ]);
      expect(begun()).toBe(0);
    });

    it('are refused and removed if they grow too large', async () => {
      const before = stored();
      const { request, answer } = slowly('voice');
      request.write(aRecording('webm', mediaLimits.voice.bytes));
      await eventually(begun);
      request.end('x');
      expect(await answer).toEqual({ status: 413, code: 'media.too-large' });
      expect(discarded()).toBe(1);
      expect(stored()).toEqual(before);
    });

    it('are refused and removed if they stall', async () => {
      const before = stored();
      const { request, answer } = slowly('voice');
      request.write(aRecording('webm', 50_000));
      await eventually(() => stored().length > before.length);
      expect(await answer).toEqual({ status: 408, code: 'media.too-slow' });
      expect(discarded()).toBe(1);
      expect(stored()).toEqual(before);
      request.destroy();
    });

    it('are removed if the browser disconnects', async () => {
      const before = stored();
      const { request } = slowly('voice');
      request.write(aRecording('webm', 50_000));
      await eventually(() => stored().length > before.length);
      request.destroy();
      await eventually(discarded);
      expect(stored()).toEqual(before);
    });

    it('are removed if gifting cannot be notified', async () => {
      const before = stored();
      await gateway.services.silence(registerUpload);
      const { status, body } = await send('voice', aRecording('webm'));
      expect([status, body.code]).toEqual([503, 'service-unavailable']);
      expect(stored()).toEqual(before);
      expect(discarded()).toBe(1);
    });

    it('reach the storage while they are being uploaded', async () => {
      const [first, second] = [aRecording('webm', 8_000_000), randomBytes(30_000_000)];
      const { request, answer } = slowly('video');
      request.write(first);
      const written = () =>
        stored()
          .filter((name) => name.endsWith('.part'))
          .map((name) => statSync(join(folder, 'video', name)).size);
      await eventually(() => written()[0] === first.length);
      request.end(second);
      expect((await answer).status).toBe(201);
      expect(written()).toEqual([]);
      const { size } = gateway.services.callsOf(registerUpload)[0]!.input as { size: number };
      expect(size).toBe(first.length + second.length);
    });
  });

  describe('being played', () => {
    const content = aRecording('webm', 1_000);
    let url: string;
    beforeAll(async () => {
      url = gateway.url + (await send('voice', content)).body.url;
    });
    const play = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers });

    it('is gone when the page of its gift is', async () => {
      const gone = `/media/voice/${'g'.repeat(32)}.webm`;
      await gateway.services.answer(openRecording, ({ key }) => {
        if (gone.endsWith(key)) throw new Problem('gift.taken-back', 410, 'Taken back.');
        return { success: true as const };
      });
      expect((await fetch(gateway.url + gone)).status).toBe(410);
      await play();
      gateway.services.forgetCalls();
      for (let nth = 0; nth < 5; nth++) expect((await play({ range: 'bytes=0-9' })).status).toBe(206);
      expect(gateway.services.callsOf(openRecording).length).toBeLessThan(2);
    });

    it('can only be played', async () => {
      const answer = await play();
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'audio/webm',
        'content-length': '1000',
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=3600',
        'content-disposition': 'inline',
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'x-robots-tag': expect.stringContaining('noindex'),
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    });

    it.each([
      ['bytes=0-', 0, 1_000],
      ['bytes=100-199', 100, 200],
      ['bytes=-10', 990, 1_000],
    ])('are sent in the requested range: %s', async (range, start, end) => {
      const answer = await play({ range });
      expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
        206,
        `bytes ${start}-${end - 1}/1000`,
        String(end - start),
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(start, end))).toBe(true);
    });

    it('have no range beyond their end', async () => {
      const answer = await play({ range: 'bytes=1000-' });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    });

    it('report their size to a HEAD request', async () => {
      const whole = await play({}, 'HEAD');
      expect([whole.status, whole.headers.get('content-length'), whole.headers.get('content-type')]).toEqual([
        200,
        '1000',
        'audio/webm',
      ]);
      const part = await play({ range: 'bytes=0-9' }, 'HEAD');
      expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
    });

    it('are not sent again to a browser that has them cached', async () => {
      const etag = (await play()).headers.get('etag')!;
      expect((await play({ 'if-none-match': etag })).status).toBe(304);
      expect((await play({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
      expect((await play({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    });

    it.each([
      ['unknown', `/media/voice/${'x'.repeat(32)}.webm`],
      ['of the other kind', `/media/video/${'x'.repeat(32)}.webm`],
      ['of a format its kind has not', `/media/voice/${'x'.repeat(32)}.mov`],
      ['of no format', `/media/voice/${'x'.repeat(32)}.html`],
      ['named like what every object has', `/media/voice/${'x'.repeat(32)}.constructor`],
      ['outside', '/media/voice/..%2f..%2f..%2fetc%2fpasswd'],
      ['half stored', `/media/voice/${'x'.repeat(32)}.webm.part`],
    ])('are not found if they are %s', async (_what, path) => {
      const answer = await fetch(gateway.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 'not-found', message: 'Recording not found' });
    });
  });
});

describe('pictures from elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-media-'));
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { MEDIA_DIR: folder });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
    rmSync(folder, { recursive: true });
  });
  const show = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/media/pictures?url=${encodeURIComponent(url)}`, { headers });

  it('are shown to signed-in people, as our copy', async () => {
    const key = `pictures/${'x'.repeat(32)}.webp`;
    mkdirSync(join(folder, 'pictures'));
    writeFileSync(join(folder, key), 'a picture');
    await gateway.services.answer(copyPicture, () => ({ key }));
    const shown = await show('https://shop.example/a.jpg', { cookie: gateway.signedIn().cookie });
    expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
      200,
      'image/webp',
      'a picture',
    ]);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(gateway.services.callsOf(copyPicture)[0]!.input).toEqual({ url: 'https://shop.example/a.jpg' });
  });

  it('are fetched for no one else, and only from the web', async () => {
    gateway.services.forgetCalls();
    expect((await show('https://shop.example/a.jpg')).status).toBe(401);
    const { cookie } = gateway.signedIn();
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', ''])
      expect((await show(url, { cookie })).status).toBe(400);
    expect(gateway.services.callsOf(copyPicture)).toEqual([]);
  });
});

describe('recordings while the storage is down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-media-'));
  let broker: TestBroker;
  let gateway: TestGateway;

  beforeAll(async () => {
    writeFileSync(join(folder, 'file'), 'no folder');
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { MEDIA_DIR: join(folder, 'file') });
    const key = `voice/${'x'.repeat(32)}.webm`;
    await gateway.services.answer(beginUpload, () => ({ uploadId: randomUUID(), key }));
    await gateway.services.answer(removeUpload, () => ({ success: true as const }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
    rmSync(folder, { recursive: true });
  });

  it('cannot be stored, and gifting removes them', async () => {
    const { cookie } = gateway.signedIn();
    const answer = await fetch(`${gateway.url}/api/uploads/voice`, {
      method: 'POST',
      headers: { cookie, ...sameOrigin, ...webm },
      body: aRecording('webm', 2_000_000) as BodyInit,
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'media.storage-unavailable' });
    expect(gateway.services.callsOf(removeUpload)).toHaveLength(1);
  });

  it('are answered with 503, not with 404', async () => {
    await gateway.services.answer(openRecording, () => ({ success: true as const }));
    const answer = await fetch(`${gateway.url}/media/voice/${'x'.repeat(32)}.webm`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
