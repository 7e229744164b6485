import { changeReminderSettings } from '@presently/contracts/identity/reminders';
import { notFound } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

const token = 'A'.repeat(64);
const path = `/unsubscribe/${token}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = 'List-Unsubscribe=One-Click';

describe('unsubscribing from reminders', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  beforeEach(async () => {
    gateway.services.forgetCalls();
    await gateway.services.answer(changeReminderSettings, ({ settingsToken }) => {
      if (settingsToken !== token) throw notFound('Link');
      return {
        maskedEmail: 'm…@example.com',
        emailRemindersEnabled: false,
        reminderDaysBefore: 7,
        viewMailsEnabled: false,
      };
    });
  });
  const changes = () => gateway.services.callsOf(changeReminderSettings).map(({ input }) => input);

  it.each([
    ['a form', form, oneClick],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes one POST of %s, without a cookie', async (_what, headers, body) => {
    const answer = await gateway.raw(`POST ${path}`, body, headers as Record<string, string>);
    expect([answer.status, answer.text]).toEqual([200, 'You will get no more reminders.\n']);
    expect(changes()).toEqual([{ settingsToken: token, emailRemindersEnabled: false }]);
  });

  it('has a POST of its own for mails about views', async () => {
    const answer = await gateway.raw(`POST ${path}/views`, oneClick, form);
    expect([answer.status, answer.text]).toEqual([200, 'You will get no more emails when a gift is opened.\n']);
    expect(changes()).toEqual([{ settingsToken: token, viewMailsEnabled: false }]);
  });

  it.each([
    ['GET', path],
    ['HEAD', path],
    ['GET', `${path}/views`],
    ['HEAD', `${path}/views`],
  ])('ignores a scanner that opens the link with %s %s', async (method, address) => {
    const answer = await gateway.raw(`${method} ${address}`, undefined, {});
    expect(answer.status).toBe(302);
    const about = address === path ? '' : '&about=views';
    expect(answer.headers.get('location')).toBe(`/reminders?token=${token}${about}`);
    expect(changes()).toEqual([]);
  });

  it.each([
    ['nothing', undefined, {}],
    ['something else', 'a=b', form],
    ['JSON', '{"emailRemindersEnabled":false}', { 'content-type': 'application/json' }],
  ])('refuses a POST of %s', async (_what, body, headers) => {
    for (const address of [path, `${path}/views`])
      expect((await gateway.raw(`POST ${address}`, body, headers as Record<string, string>)).status).toBe(400);
    expect(changes()).toEqual([]);
  });

  it('refuses a forged link', async () => {
    const wrong = `/unsubscribe/${'B'.repeat(64)}`;
    expect((await gateway.raw(`POST ${wrong}`, oneClick, form)).status).toBe(404);
    expect((await gateway.raw('POST /unsubscribe/short', oneClick, form)).status).toBe(400);
  });

  it('refuses other sites in the browsers of their visitors', async () => {
    const headers = { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await gateway.raw(`POST ${path}`, oneClick, headers)).status).toBe(403);
    expect(changes()).toEqual([]);
  });
});
