import { operations } from '@presently/contracts/catalogue';
import { giftingReadBudgets } from '@presently/contracts/gifting/budgets';
import { addRecipient, changeRecipient } from '@presently/contracts/gifting/recipients';
import { allowedBy, budgets } from '@presently/rules/budgets';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { validInput } from '@presently/testing/valid-requests';
import { randomUUID } from 'node:crypto';
import { definition } from '../../definition.js';

const counted = operations.flatMap((op) =>
  op.service === 'gifting' && op.budget ? [[op.name, op, op.budget] as const] : [],
);

/** Input of operations that are not routed. */
const internalInput: Record<string, object> = {
  'gifting.beginUpload': { kind: 'voice', format: 'webm' },
  'gifting.beginImport': { fileName: 'people.vcf' },
  'gifting.readOrder': { giftId: randomUUID() },
};

describe('budgets of gifting', () => {
  let service: TestService;
  beforeAll(async () => {
    // The start of an hour.
    service = await TestService.start(definition, { BUDGETS: 'strict', CLOCK: '2026-03-09T10:00:00Z' });
  });
  afterAll(() => service.stop());

  const usageOf = async (caller: ReturnType<typeof aCaller>, what: string) =>
    (await service.call(giftingReadBudgets, {}, { caller })).find((usage) => usage.what === what);

  it.each(counted)('%s is refused when its budget is used up', async (name, op, budget) => {
    const caller = aCaller();
    const { limit, window } = allowedBy(budget, 'free', 'strict');
    await service.query('insert into budget_usage (holder, budget, ends_at, used) values ($1, $2, $3, $4)', [
      caller.userId,
      budget,
      window === 'hour' ? '2026-03-09T11:00:00Z' : '2026-03-10T00:00:00Z',
      limit,
    ]);
    const ids = Object.fromEntries(
      ['recipientId', 'occasionId', 'giftId', 'uploadId', 'proposalId', 'importId'].map((id) => [id, randomUUID()]),
    );
    const parameters = Object.fromEntries(
      [...(op.route ?? '').matchAll(/:(\w+)/g)].map(([, parameter]) => [parameter, ids[parameter!]]),
    );
    const input = { ...parameters, ...(validInput[name] ?? internalInput[name]) };
    await expect(service.call(op, input, { caller })).rejects.toMatchObject({
      code: 'budget-used',
      status: 429,
      message: expect.stringContaining(limit.toLocaleString('en-US')),
      detail: { retryAfter: expect.any(Number) },
    });
    const ofAnother: unknown = await service.call(op, input, { caller: aCaller() }).catch((error: unknown) => error);
    expect(ofAnother).not.toMatchObject({ status: 429 });
  });

  it('count what was done, and not what was refused', async () => {
    const caller = aCaller();
    const { what } = budgets.changes;
    await service.call(addRecipient, { name: 'Ann', relationship: 'Friend' }, { caller });
    const stranger = service.call(changeRecipient, { recipientId: randomUUID(), name: 'Bo' }, { caller });
    await expect(stranger).rejects.toMatchObject({ status: 404 });
    await expect(service.call(addRecipient, { name: '' } as never, { caller })).rejects.toMatchObject({ status: 400 });
    const resetsAt = '2026-03-09T11:00:00.000Z';
    expect(await usageOf(caller, what)).toEqual({ budget: 'changes', what, used: 1, limit: 500, resetsAt });
    expect(await usageOf(aCaller(), what)).toMatchObject({ used: 0 });
  });

  it('need a caller', async () => {
    await expect(service.call(giftingReadBudgets, {})).rejects.toMatchObject({ status: 401 });
  });
});
