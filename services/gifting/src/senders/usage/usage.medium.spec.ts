import { aCaller } from '@presently/testing/a-caller';
import { getUsage } from '@presently/contracts/gifting/usage';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { userRegistered } from '@presently/contracts/identity/sessions';
import { loadEnv } from '@presently/service/env';
import { startService } from '@presently/service/serve';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender } from '../../gifting.builders.js';

describe('usage', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', CLOCK: '2026-01-31T23:50:00Z' });
  });
  afterAll(() => service.stop());

  it('of an unknown user is that of the free tier', async () => {
    const usage = await service.call(getUsage, {}, { caller: aCaller() });
    expect(usage).toEqual({ tier: 'free', giftsUsedThisMonth: 0, giftLimit: 5 });
  });

  it('needs a session', async () => {
    await expect(service.call(getUsage, {})).rejects.toMatchObject({ status: 401 });
  });

  it('stores a sender as in the newest event', async () => {
    const { userId } = aCaller();
    const sender = {
      userId,
      displayName: 'Maya',
      timeZone: 'Europe/Stockholm',
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
    };
    await service.publish(userRegistered, sender);
    await eventually(async () => (await senderRow()).length === 1);
    expect(await senderRow()).toMatchObject([{ tier: 'free', time_zone: 'Europe/Stockholm', display_name: 'Maya' }]);

    await service.query(`update senders set version = 5, display_name = 'Maya Lind' where user_id = $1`, [userId]);
    const late = await service.publish(userRegistered, sender);
    await eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [late.id])).length === 1,
    );
    expect(await senderRow()).toMatchObject([{ display_name: 'Maya Lind' }]);

    function senderRow() {
      return service.query('select * from senders where user_id = $1', [userId]);
    }
  });

  it('starts at 0 with each UTC month, and earlier counts stay stored', async () => {
    const { caller, call, recipient } = await aSender(service);
    for (let sent = 0; sent < 5; sent++) await call(sendGift, aGiftFor(recipient));
    await expect(call(sendGift, aGiftFor(recipient))).rejects.toMatchObject({ status: 403 });

    const february = await startService(
      definition,
      loadEnv(definition.env, {
        NODE_ENV: 'test',
        BUDGETS: 'relaxed',
        LOG_LEVEL: 'silent',
        DATABASE_WAIT_MS: '30000',
        NATS_URL: service.broker.urlOf('gifting'),
        DATABASE_URL: service.database.url('gifting'),
        DELIVERY_VERDICT_WAIT_MS: '0',
        CLOCK: '2026-02-01T00:00:00Z',
      }),
    );
    try {
      await service.running.app.close();
      expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 0 });
      await call(sendGift, aGiftFor(recipient));
      expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 1 });
      const months = await service.query(
        `select to_char(period, 'YYYY-MM-DD') as period, used from quota_usage where user_id = $1 order by period`,
        [caller.userId],
      );
      expect(months).toEqual([
        { period: '2026-01-01', used: 5 },
        { period: '2026-02-01', used: 1 },
      ]);
    } finally {
      await february.stop();
    }
  });
});
