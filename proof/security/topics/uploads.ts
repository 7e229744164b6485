import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from '@presently/testing/eventually';
import { Attacker } from '../attacker.ts';
import { exchange, lines, statusesOf } from '../raw-http.ts';
import { newAttacker, type World } from '../world.ts';

const html = '<!doctype html><script>window.__ran=1</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__ran=1"/>';
const zip = Buffer.from([0x50, 0x4b, 3, 4]);
const ogg = (rest: string | Buffer) =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.from(rest)]);
const padded = (start: Buffer) => Buffer.concat([start, randomBytes(5_000)]);

/** Bodies that are no recordings. */
const impostors: [string, Buffer][] = [
  ['a page', Buffer.from(html)],
  ['a page after many spaces', Buffer.from(' '.repeat(4_000) + html)],
  ['an SVG', Buffer.from(svg)],
  ['an SVG as XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a GIF that is a script', Buffer.from('GIF89a/*' + html + '*/=1;')],
  ['a PNG', padded(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['a PDF', padded(Buffer.from('%PDF-1.7\n'))],
  ['an archive', padded(zip)],
  ['a program', padded(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]))],
  ['a program for Windows', padded(Buffer.from('MZ'))],
  ['a Flash movie', padded(Buffer.from('CWS\x0a'))],
  ['a playlist that names files', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('O')],
  ['noise', randomBytes(5_000)],
  ['zeros', Buffer.alloc(5_000)],
];

/** Recordings by their first bytes, with other content. */
const polyglots: [string, Buffer][] = [
  ['a page', ogg(html.repeat(20))],
  ['an archive', Buffer.concat([ogg(randomBytes(600)), zip, randomBytes(600)])],
  ['a script', ogg(`*/window.__ran=1;/*${'x'.repeat(500)}`)],
];

/** Hostile uploads. */
export function uploads(world: World): void {
  const send = (attacker: Attacker, body: Buffer, type = 'audio/ogg', kind = 'voice') =>
    attacker.raw('POST', `/api/uploads/${kind}`, body, { 'content-type': type });
  const stored = () => {
    const folder = join(world.product.dataDir, 'media');
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  };

  describe('uploads', () => {
    let attacker: Attacker;
    let before: number;
    beforeAll(async () => {
      attacker = await newAttacker(world.product);
      await world.product.putOnPro(attacker);
      before = stored();
    });

    describe.each(['voice', 'video'])('as %s', (kind) => {
      it.each(impostors)('%s is refused under every accepted type, and not stored', async (_what, body) => {
        for (const type of [
          'audio/ogg',
          'audio/webm',
          'video/webm',
          'video/mp4',
          'audio/mpeg; codecs="x"',
          'video/svg+xml',
        ]) {
          const answer = await send(attacker, body, type, kind);
          expect([type, [400, 415].includes(answer.status)]).toEqual([type, true]);
        }
        expect(stored()).toBe(before);
      });
    });

    it.each([
      'text/html',
      'image/svg+xml',
      'application/octet-stream',
      'multipart/form-data; boundary=x',
      'application/json',
      '',
    ])('the type %s is refused unread', async (type) => {
      const answer = await send(attacker, ogg(randomBytes(500)), type);
      expect([400, 415]).toContain(answer.status);
    });

    it.each(polyglots)('a recording that is also %s is served as a recording', async (_what, body) => {
      const answer = await send(attacker, body);
      expect(answer.status).toBe(201);
      const { id, url } = answer.body as { id: string; url: string };
      expect(url).toMatch(/^\/media\/voice\/[\w-]{32}\.ogg$/);
      const played = await new Attacker(world.product.url).call(`GET ${url}`);
      expect(played.status).toBe(200);
      expect(played.headers.get('content-type')).toBe('audio/ogg');
      expect(played.headers.get('x-content-type-options')).toBe('nosniff');
      expect(played.headers.get('content-security-policy')).toMatch(/default-src 'none'; sandbox/);
      expect(played.headers.get('content-disposition')).toBe('inline');
      expect(played.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      await attacker.call(`DELETE /api/uploads/${id}`);
    });

    it('file names in headers and query are ignored', async () => {
      const names = {
        'content-disposition': 'attachment; filename="../../evil.html"',
        'x-file-name': '../../../etc/cron.d/evil',
      };
      const answer = await attacker.raw('POST', '/api/uploads/voice?filename=../../evil.html', ogg(randomBytes(500)), {
        'content-type': 'audio/ogg',
        ...names,
      });
      // The call declares no query.
      expect([201, 400]).toContain(answer.status);
      if (answer.status === 201) await attacker.call(`DELETE /api/uploads/${answer.body.id as string}`);
      await eventually(() => stored() === before);
    });

    it.each([
      ['voice', 10 * 1024 * 1024],
      ['video', 100 * 1024 * 1024],
    ])('a %s that announces too much is refused before it is read', async (kind, most) => {
      const head = lines(
        `POST /api/uploads/${kind} HTTP/1.1`,
        'Host: x',
        `Cookie: ${attacker.cookie}`,
        'Content-Type: audio/ogg',
        `Content-Length: ${most + 1}`,
        '',
        '',
      );
      expect(statusesOf(await exchange(world.product.url, head + 'OggS', 2_000))[0]).toBe(413);
    });

    it('a voice note that exceeds the limit is refused, and not stored', async () => {
      const huge = ogg(Buffer.alloc(10 * 1024 * 1024));
      expect((await send(attacker, huge)).status).toBe(413);
      await eventually(() => stored() === before);
    });

    it('an interrupted recording is not stored', async () => {
      const { port } = new URL(world.product.url);
      const head = lines(
        'POST /api/uploads/voice HTTP/1.1',
        'Host: x',
        `Cookie: ${attacker.cookie}`,
        'Content-Type: audio/ogg',
        'Content-Length: 500000',
        '',
        '',
      );
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(Buffer.concat([Buffer.from(head), ogg(randomBytes(20_000))]), () =>
            setTimeout(() => socket.destroy(), 300),
          );
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
      await eventually(() => stored() === before);
    });

    it('another user cannot remove a recording', async () => {
      const { id } = (await send(attacker, ogg(randomBytes(500)))).body as { id: string };
      const theirs = await world.other.call(`DELETE /api/uploads/${id}`);
      const nobodys = await world.other.call(`DELETE /api/uploads/${randomUUID()}`);
      expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
      expect((await attacker.call(`DELETE /api/uploads/${id}`)).status).toBe(200);
    });

    it('a user on Free cannot upload a video under any type', async () => {
      const free = await newAttacker(world.product);
      const webm = Buffer.concat([
        Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]),
        Buffer.from('webm'),
        randomBytes(600),
      ]);
      expect((await send(free, webm, 'video/webm', 'video')).status).toBeGreaterThanOrEqual(403);
    });

    it('unused recordings are limited', async () => {
      const hoarder = await newAttacker(world.product);
      const statuses: number[] = [];
      for (let n = 0; n < 22; n++) statuses.push((await send(hoarder, ogg(randomBytes(300)))).status);
      expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
      expect(statuses.slice(20)).toEqual([429, 429]);
    });
  });
}
