import { accountMailRequested, issueAccountMail, type AccountMail } from '@presently/contracts/identity/account-mails';
import { accountDeleted } from '@presently/contracts/identity/erasure';
import { deletionMailSettled } from '@presently/contracts/notifications/deliveries';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { SmtpCatcher } from '../../test/smtp-catcher.js';
import { definition } from '../definition.js';
import { accountMailDedupeKey, deliveryIdOf } from '../deliveries/delivery-id.js';

const token = 'A'.repeat(43);
const confirmation: AccountMail = {
  kind: 'confirm-email',
  email: 'maria@example.com',
  username: 'maria',
  displayName: 'Maria Åström',
  timeZone: 'Europe/Berlin',
  token,
  at: '2026-11-21T09:00:00Z',
};

describe('a mail about an account', () => {
  let smtp: SmtpCatcher;
  let service: TestService;
  let identity: NatsConnection;
  let answer: object;

  beforeAll(async () => {
    smtp = await SmtpCatcher.start();
    service = await TestService.start(definition, {
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://presently.example/',
      SENDER_POLL_MS: '20',
      RETRY_BASE_MS: '10',
    });
    identity = await connectToNats(service.broker.url, 'identity');
    identity.subscribe(issueAccountMail.subject, {
      callback: (_error, message) => void message.respond(JSON.stringify(answer)),
    });
    await identity.flush();
  });
  afterAll(async () => {
    await identity.close();
    await service.stop();
    await smtp.close();
  });

  const statusOf = async (mailId: string) => {
    const id = deliveryIdOf(accountMailDedupeKey(mailId));
    return (await service.query<{ status: string }>('select status from deliveries where id = $1', [id]))[0]?.status;
  };
  async function request() {
    const data = { userId: randomUUID(), mailId: randomUUID() };
    await service.publish(accountMailRequested, data);
    await service.publish(accountMailRequested, data);
    return data.mailId;
  }

  it('goes once to the address that identity names, with a link that holds its token', async () => {
    answer = { ok: confirmation };
    const mailId = await request();
    await eventually(async () => (await statusOf(mailId)) === 'sent');
    expect(smtp.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['maria@example.com'], 'Confirm your email address'],
    ]);
    expect(smtp.mails[0]!.text).toContain(`https://presently.example/confirm-email?token=${token}`);
    const stored = await service.query('select * from deliveries');
    expect(JSON.stringify(stored)).not.toMatch(/maria|AAAA/);
  });

  it('about a deletion is reported when it is settled, so that its address is forgotten', async () => {
    answer = { ok: Object.assign({}, confirmation, { kind: 'account-deleted', token: '', email: 'gone@example.com' }) };
    const mailId = randomUUID();
    await service.publish(accountDeleted, { mailId });
    await eventually(async () => (await service.emitted(deletionMailSettled)).length === 1);
    expect(await service.emitted(deletionMailSettled)).toEqual([{ mailId }]);
    expect(smtp.mails.at(-1)).toMatchObject({ recipients: ['gone@example.com'], subject: 'Your account was deleted' });
    expect(JSON.stringify(await service.query('select * from deliveries'))).not.toContain('gone@');
    smtp.mails.pop();
  });

  it('is dropped if nobody needs it any more', async () => {
    answer = { problem: { code: 'not-found', message: 'Mail not found', status: 404 } };
    const mailId = await request();
    await eventually(async () => (await statusOf(mailId)) === 'failed');
    expect(smtp.mails).toHaveLength(1);
  });
});
