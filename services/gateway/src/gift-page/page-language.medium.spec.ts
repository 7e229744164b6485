import { findReportable } from '@presently/contracts/gifting/reports';
import { getSharedGift, type SharedGift } from '@presently/contracts/gifting/shared-gifts';
import { readOptOut } from '@presently/contracts/notifications/suppressions';
import { Problem } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { aShareToken, aSharedGift } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const german = { 'accept-language': 'sv, de-CH;q=0.8, fr;q=0.5' };

describe('the language of a page for a recipient', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let gift: SharedGift;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    await gateway.services.answer(getSharedGift, () => gift);
    await gateway.services.answer(findReportable, () => ({ success: true as const }));
    await gateway.services.answer(readOptOut, () => ({ isOptedOut: false }));
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(() => {
    gift = aSharedGift();
  });
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: sent, text } = await gateway.raw(`GET ${path}`, undefined, headers);
    const vary = sent.get('vary')!.toLowerCase().split(', ').toSorted();
    return {
      status,
      language: sent.get('content-language'),
      vary,
      written: /"language":"(\w+)"/.exec(text)?.[1],
      text,
    };
  };
  const vary = ['accept-encoding', 'accept-language'];

  it.each([
    ['the person’s', 'ar', german, 'ar'],
    ['that of the person’s tag', 'pt-BR', german, 'pt'],
    ['the browser’s, if none of ours is the person’s', 'sv', german, 'de'],
    ['the browser’s without one of the person', null, german, 'de'],
    ['the browser’s, if gifting says nothing yet', undefined, german, 'de'],
    ['English without both', null, {}, 'en'],
    ['English for a browser in other languages', null, { 'accept-language': 'sv, *;q=0.1' }, 'en'],
  ])('is %s', async (_what, language, headers: Record<string, string>, expected) => {
    gift = aSharedGift({ language });
    const page = await open(`/gift/${aShareToken()}`, headers);
    expect(page).toMatchObject({ status: 200, language: expected, written: expected, vary });
  });

  it('is each reader’s own, also of a page that is kept', async () => {
    const path = `/gift/${aShareToken()}`;
    const seen = [await open(path, german), await open(path, { 'accept-language': 'ja' }), await open(path, german)];
    expect(seen.map(({ written }) => written)).toEqual(['de', 'ja', 'de']);
  });

  it('is the browser’s on pages without a gift', async () => {
    const gone = aShareToken();
    await gateway.services.answer(getSharedGift, ({ shareToken }) => {
      if (shareToken === gone) throw new Problem('gift.taken-back', 410, 'It is gone.');
      return gift;
    });
    expect(await open('/gift/short', german)).toMatchObject({ status: 404, language: 'de', written: 'de', vary });
    expect(await open(`/gift/${gone}`, german)).toMatchObject({ status: 410, language: 'de', written: 'de', vary });
  });

  it('is the person’s on the page of a gift that is not there any more', async () => {
    const params = { language: 'pt-BR' };
    await gateway.services.answer(getSharedGift, () => {
      throw new Problem('gift.taken-back', 410, 'It is gone.', { params });
    });
    expect(await open(`/gift/${aShareToken()}`, german)).toMatchObject({ status: 410, language: 'pt', written: 'pt' });
    await gateway.services.answer(getSharedGift, () => gift);
  });

  it('is what the link to a form or notice names, else the browser’s', async () => {
    const report = `/gift/${aShareToken()}/report`;
    const optOut = `/opt-out/${'A'.repeat(64)}`;
    for (const path of [report, optOut]) {
      expect(await open(`${path}?language=ar`, german)).toMatchObject({ language: 'ar', written: 'ar', vary });
      expect(await open(path, german)).toMatchObject({ language: 'de', written: 'de', vary });
      expect(await open(`${path}?language=klingon&language=de`)).toMatchObject({ language: 'en', written: 'en' });
    }
    expect((await open(optOut, german)).text).toContain('Keine Geschenke mehr per E-Mail');
    expect((await open(`${optOut}?language=ja`)).text).toContain(`"action":"${optOut}?language=ja"`);
  });
});
