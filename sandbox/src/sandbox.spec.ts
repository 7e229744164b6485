import { createTransport } from 'nodemailer';
import type { CapturedEmail } from './email/captured-email.js';
import { Sandbox } from './sandbox.js';

describe('the sandbox', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterEach(() => sandbox.stop());

  const json = async <T>(path: string) => (await (await fetch(sandbox.url + path)).json()) as T;
  const emails = (query = '') => json<CapturedEmail[]>(`/outbox/emails${query}`);
  const setFault = (party: string, fault: unknown) =>
    fetch(`${sandbox.url}/faults/${party}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const send = (
    to: string | string[],
    more: { subject?: string; html?: string; headers?: Record<string, string | string[]> } = {},
  ) =>
    createTransport(sandbox.email.address).sendMail({
      from: { name: 'Ann via Presently', address: 'gifts@presently.example' },
      to,
      subject: 'Ann sent you a gift',
      text: 'Open it',
      html: '<p>Open it</p>',
      ...more,
    });

  describe('with working e-mail', () => {
    it('shows a mail as it was sent', async () => {
      const before = Date.now();
      const { messageId } = await send('ben@example.com', {
        subject: 'Für Ben: 🎁',
        headers: { 'X-Twice': ['one', 'two'] },
      });
      const [email, ...others] = await emails();
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        to: 'ben@example.com',
        from: 'Ann via Presently <gifts@presently.example>',
        subject: 'Für Ben: 🎁',
        text: 'Open it\n',
        html: '<p>Open it</p>\n',
        headers: { 'message-id': messageId, 'x-twice': ['one', 'two'] },
      });
      const receivedAt = Date.parse(email!.receivedAt);
      expect(receivedAt).toBeGreaterThanOrEqual(before);
      expect(receivedAt).toBeLessThanOrEqual(Date.now());
    });

    it('lists the newest first, and on request one address only', async () => {
      await send('ben@example.com');
      await send(['Cleo@example.com', 'dan@example.com']);
      expect((await emails()).map(({ to }) => to)).toEqual(['Cleo@example.com, dan@example.com', 'ben@example.com']);
      expect(await emails('?to=CLEO@Example.com')).toHaveLength(1);
      expect(await emails('?to=dan@example.com')).toHaveLength(1);
      expect(await emails('?to=ben')).toEqual([]);
    });

    it('empties the outbox', async () => {
      await send('ben@example.com');
      expect((await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' })).status).toBe(204);
      expect(await emails()).toEqual([]);
      expect(await json('/outbox/sms')).toEqual([]);
      expect(await json('/outbox/social-posts')).toEqual([]);
    });

    it('shows a mail on a page where it can run nothing', async () => {
      await send('ben@example.com', { subject: '<script>alert(1)</script>', html: '<script>alert(2)</script>' });
      const [email] = await emails();
      const page = await fetch(`${sandbox.url}/?mail=${email!.id}`);
      const markup = await page.text();
      expect(markup).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(markup).not.toContain('alert(2)');
      expect(markup).not.toContain('<script>');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      const frame = await fetch(`${sandbox.url}/outbox/emails/${email!.id}/html`);
      expect(frame.headers.get('content-security-policy')).toMatch(
        /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
      );
    });

    it('notifies an open page of changes', async () => {
      const stream = await fetch(`${sandbox.url}/outbox/changes`);
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      await send('ben@example.com');
      let heard = '';
      while (!heard.includes('event: change')) heard += (await reader.read()).value;
      await reader.cancel();
    });
  });

  describe('with a fault', () => {
    it('refuses and breaks connections when e-mail is down, and accepts mail at the same address afterwards', async () => {
      const pool = createTransport({ url: sandbox.email.address, pool: true, maxConnections: 1 });
      await pool.sendMail({ from: 'a@example.com', to: 'ben@example.com', text: 'x' });
      await setFault('email', { mode: 'down' });
      await expect(pool.sendMail({ from: 'a@example.com', to: 'ben@example.com', text: 'x' })).rejects.toMatchObject({
        code: 'ESOCKET',
      });
      await expect(send('ben@example.com')).rejects.toThrow('ECONNREFUSED');
      pool.close();
      expect(await emails()).toHaveLength(1);
      await setFault('email', { mode: 'ok' });
      await send('ben@example.com');
      expect(await emails()).toHaveLength(2);
    });

    it('refuses every recipient permanently in mode reject', async () => {
      await setFault('email', { mode: 'reject' });
      await expect(send('ben@example.com')).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
      expect(await emails()).toEqual([]);
    });

    it('accepts a mail with a late answer in mode slow', async () => {
      await setFault('email', { mode: 'slow', delayMs: 300 });
      const started = performance.now();
      await send('ben@example.com');
      expect(performance.now() - started).toBeGreaterThanOrEqual(295);
    });

    it('has accepted a mail whose answer never reaches the sender', async () => {
      await setFault('email', { mode: 'slow', delayMs: 600_000 });
      const impatient = createTransport({ url: sandbox.email.address, socketTimeout: 200 });
      await expect(
        impatient.sendMail({ from: 'a@example.com', to: 'ben@example.com', text: 'x' }),
      ).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      expect(await emails()).toHaveLength(1);
    });

    it('ends the wait when the fault changes', async () => {
      await setFault('email', { mode: 'slow', delayMs: 600_000 });
      const sending = send('ben@example.com');
      while ((await emails()).length === 0);
      await setFault('email', { mode: 'ok' });
      expect((await sending).response).toMatch(/^250/);
    });

    it('has a fault for every third party', async () => {
      expect((await setFault('payments', { mode: 'slow', delayMs: 10 })).status).toBe(200);
      expect(await json('/faults')).toEqual({
        email: { mode: 'ok' },
        sms: { mode: 'ok' },
        ai: { mode: 'ok' },
        products: { mode: 'ok' },
        payments: { mode: 'slow', delayMs: 10 },
        social: { mode: 'ok' },
        ucp: { mode: 'ok' },
        push: { mode: 'ok' },
      });
    });

    it.each([
      ['a mode nobody knows', 'email', { mode: 'sleepy' }, 400],
      ['a party nobody knows', 'pigeons', { mode: 'ok' }, 404],
    ])('refuses %s with a message', async (_what, party, fault, status) => {
      const answer = await setFault(party, fault);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/./) });
    });
  });
});
