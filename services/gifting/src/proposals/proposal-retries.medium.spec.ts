import { addOccasion } from '@presently/contracts/gifting/occasions';
import { changeProposalSetting } from '@presently/contracts/gifting/proposals';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { prepareProposal } from '@presently/contracts/recommendations/prepared-proposal';
import { connectToNats } from '@presently/messaging/connection';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { putOnPro } from '../gifting.builders.js';

const start = new Date('2026-11-22T12:00:00Z');

describe('a proposal that cannot be prepared', () => {
  let service: TestService;
  let recommendations: NatsConnection;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: start.toISOString(), DUE_CHECK_MS: '20' });
    recommendations = await connectToNats(service.broker.url, 'recommendations');
    const problem = { code: 'service-unavailable', message: 'Away', status: 503, retryAfter: 2 };
    recommendations.subscribe(prepareProposal.subject, {
      callback: (_error, message) => void message.respond(JSON.stringify({ problem })),
    });
    await recommendations.flush();
  });
  afterAll(async () => {
    await recommendations.close();
    await service.stop();
  });

  it.each([
    ['longer after each failure', 4, { attempts: 5, minutes: [12, 21] }],
    ['an hour at most', 9, { attempts: 10, minutes: [47, 74] }],
    ['an hour still after two days', 60, { attempts: 61, minutes: [47, 74] }],
  ] as const)('waits %s', async (_how, failed, { attempts, minutes: [least, most] }) => {
    const caller = aCaller({ tier: 'pro' });
    await putOnPro(service, caller);
    const call = service.as(caller);
    const { id: recipientId } = await call(addRecipient, { name: 'Ida Lind', relationship: 'Sister' });
    const { id: occasionId } = await call(addOccasion, { recipientId, type: 'Birthday', date: '1990-11-28' });
    await call(changeProposalSetting, { occasionId, isOn: true, daysBefore: 7, budget: '25-50', tone: 'warm' });
    const clock = service.running.app.get(Clock);
    const read = async () => {
      const [row] = await service.query<{ attempts: number; check_at: Date }>(
        'select attempts, check_at from proposal_settings where occasion_id = $1',
        [occasionId],
      );
      return { attempts: row!.attempts, minutes: (row!.check_at.getTime() - clock.now().getTime()) / 60_000 };
    };
    // The first one is under way, or has failed.
    await eventually(async () => (await read()).attempts === 1);
    await service.query(
      'update proposal_settings set fence = fence + 1, attempts = $2, check_at = $3 where occasion_id = $1',
      [occasionId, failed, start],
    );
    await eventually(async () => {
      const now = await read();
      return now.attempts === attempts && now.minutes > least && now.minutes < most;
    });
  });
});
