import { chooseOption } from '@presently/contracts/gifting/choices';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { Problem } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { aSharedGift, aShareToken, chrome } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const asPerson = { 'user-agent': chrome };
const navigates = { ...asPerson, 'sec-fetch-dest': 'document' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** A press on the button of the page's form, as browsers send it: the page has no referrer, so the origin is hidden. */
const press = { ...form, ...navigates, 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1', origin: 'null' };

describe('choosing without a script', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  const token = aShareToken();
  const option = randomUUID();
  const shared = aSharedGift({ language: 'de' });

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    await gateway.services.answer(getSharedGift, () => shared);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    const at = '2026-11-28T09:00:00.000Z';
    await gateway.services.answer(chooseOption, () => ({
      chosen: option,
      chosenAt: at,
      changeableUntil: at,
      giftUrl: null,
    }));
  });

  const calls = () => gateway.services.callsOf(chooseOption).map(({ input }) => input);
  const visit = async () => {
    const page = await gateway.call(`GET /gift/${token}`, undefined, navigates);
    return /"visit":"([^"]+)"/.exec(page.text)![1]!;
  };
  const post = (fields: Record<string, string>, headers: Record<string, string> = press) =>
    gateway.raw(`POST /gift/${token}/choose`, new URLSearchParams(fields).toString(), headers);

  it('is a press on the form of the page, and leads back to it', async () => {
    const other = randomUUID();
    const said = { [`size.${option}`]: ' M ', [`colour.${option}`]: '', [`size.${other}`]: 'XL' };
    const answer = await post({ option, visit: await visit(), ...said });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/gift/${token}`]);
    expect(calls()).toEqual([{ shareToken: token, optionId: option, size: 'M' }]);
  });

  it('is not done by opening an address', async () => {
    for (const address of ['choose', `choose?option=${option}`])
      expect((await gateway.raw(`GET /gift/${token}/${address}`, undefined, navigates)).status).toBe(200);
    await gateway.call(`GET /gift/${token}?change&option=${option}`, undefined, navigates);
    expect(calls()).toEqual([]);
  });

  it.each([
    ['without the proof of the page', {}, { visit: '' }],
    ['with a made up proof', {}, { visit: 'zzzzzzzz.AAAA' }],
    ['by a script', { 'sec-fetch-user': '' }, {}],
    ['by a call of a script', { 'sec-fetch-dest': 'empty' }, {}],
    ['in another browser', { 'user-agent': `${chrome} Edg/142.0.0.0` }, {}],
    ['by a scanner', { 'user-agent': `${chrome} Barracuda Sentinel` }, {}],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, {}],
    ['ahead of time', { 'sec-purpose': 'prefetch' }, {}],
  ])('is not done %s', async (_how, headers, fields) => {
    const answer = await post({ option, visit: await visit(), ...fields }, { ...press, ...headers });
    expect(answer.status).toBe(403);
    expect(calls()).toEqual([]);
  });

  it('says what is wrong on a page that leads back', async () => {
    const nothing = await post({ visit: await visit() });
    expect([nothing.status, nothing.text]).toEqual([400, expect.stringContaining('Bitte wähle eins davon.')]);
    await gateway.services.answer(chooseOption, () => {
      throw new Problem('gift.choice-over', 409, 'The last day to choose is over.');
    });
    const late = await post({ option, visit: await visit() });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('The last day to choose is over.')]);
    expect(late.text).toContain(`/gift/${token}`);
    // The page words it by its code, in the person's language.
    expect(late.text).toContain('"code":"gift.choice-over"');
    expect(late.headers.get('content-language')).toBe('de');
  });
});
