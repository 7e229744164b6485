import { aCaller } from '@presently/testing/a-caller';
import { PastedLink, previewLink } from '@presently/contracts/gifting/link-preview';
import { parseMessage } from '@presently/messaging/messages';
import { loadEnv } from '@presently/service/env';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { definition } from '../../definition.js';
import { GiftingEnv } from '../../env.js';
import { aShop, html, jsonLd, type Shop } from './link-preview.builders.js';

const teapot = jsonLd({ '@type': 'Product', name: 'Teapot', offers: { price: 48, priceCurrency: 'USD' } });

describe('previewing a link', () => {
  let service: TestService;
  let shop: Shop;
  const held: ServerResponse[] = [];
  beforeAll(async () => {
    shop = await aShop(({ url }, response) => {
      if (url === '/held') held.push(response);
      else response.writeHead(200, { 'content-type': 'text/html' }).end(html(teapot));
    });
    service = await TestService.start(definition, {
      LINK_PREVIEW_ALLOW_LOCAL: 'true',
      BUDGETS: 'strict',
      // The start of an hour.
      CLOCK: '2026-03-09T10:00:00Z',
    });
  });
  afterAll(() => Promise.all([service.stop(), shop.close()]));
  const preview = (url: string, caller = aCaller()) => service.call(previewLink, { url }, { caller });

  it('returns the data of the page and nothing else', async () => {
    const url = `${shop.url}/teapot`;
    expect(await preview(` ${url} `)).toEqual({ url, title: 'Teapot', price: '$48.00', siteName: '127.0.0.1' });
  });

  it('needs a signed-in user', async () => {
    await expect(service.call(previewLink, { url: shop.url })).rejects.toMatchObject({ status: 401 });
  });

  it.each([undefined, '', 'teapot', 'javascript:alert(1)', 'ftp://shop.example', 'https://a:b@shop.example/', 7])(
    'needs a URL: %j',
    async (url) => {
      await expect(preview(url as string)).rejects.toMatchObject({
        status: 400,
        code: 'invalid-input',
        message: 'Please provide a valid URL',
      });
    },
  );

  it('limits the length of the URL', () => {
    expect(() => parseMessage(PastedLink, { url: `https://shop.example/${'a'.repeat(2_048)}` })).toThrow(
      'Please provide a valid URL',
    );
  });

  it('answers with the reason when there is no preview', async () => {
    await expect(preview('http://169.254.169.254/latest/meta-data/')).rejects.toMatchObject({
      status: 422,
      code: 'link-preview.not-public',
      message: 'That address is not on the public web.',
    });
  });

  it('refuses a user who asks too often, and no other user', async () => {
    const caller = aCaller({ isConfirmed: false });
    for (let count = 0; count < 30; count++) {
      await preview('http://10.0.0.1/', caller).catch(() => undefined);
    }
    await expect(preview(shop.url, caller)).rejects.toMatchObject({ status: 429, code: 'budget-used' });
    expect(await preview(shop.url)).toMatchObject({ title: 'Teapot' });
  });

  it('fetches eight pages at once and queues the ninth', async () => {
    const nine = Array.from({ length: 9 }, () => preview(`${shop.url}/held`));
    await eventually(() => Promise.resolve(held.length === 8));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(held).toHaveLength(8);
    const release = () =>
      held.splice(0).forEach((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html(teapot)));
    release();
    await eventually(() => Promise.resolve(held.length === 1));
    release();
    expect(await Promise.all(nine)).toHaveLength(9);
  });
});

describe('a service without LINK_PREVIEW_ALLOW_LOCAL', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition);
  });
  afterAll(() => service.stop());

  it('does not open its own machine', async () => {
    const shop = createServer();
    const visits: string[] = [];
    shop.on('connection', () => visits.push('visit')).listen(0, '127.0.0.1');
    await eventually(() => Promise.resolve(shop.listening));
    const { port } = shop.address() as { port: number };
    for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]']) {
      await expect(
        service.call(previewLink, { url: `http://${host}:${port}/` }, { caller: aCaller() }),
      ).rejects.toMatchObject({ code: 'link-preview.not-public' });
    }
    expect(visits).toEqual([]);
    shop.close();
  });

  it('cannot set it in production', () => {
    const stores = { NATS_URL: 'tls://nats:4222', DATABASE_URL: 'postgres://gifting@db/presently' };
    const env = { ...stores, MEDIA_DIR: '/media', PUBLIC_URL: 'https://presently.example' };
    expect(() => loadEnv(GiftingEnv, { ...env, NODE_ENV: 'production', LINK_PREVIEW_ALLOW_LOCAL: 'true' })).toThrow(
      'LINK_PREVIEW_ALLOW_LOCAL=true is refused in production',
    );
    expect(loadEnv(GiftingEnv, { ...env, NODE_ENV: 'production' }).LINK_PREVIEW_ALLOW_LOCAL).toBe(false);
    expect(() => loadEnv(GiftingEnv, { ...env, LINK_PREVIEW_ALLOW_LOCAL: 'yes' })).toThrow('LINK_PREVIEW_ALLOW_LOCAL');
  });
});
