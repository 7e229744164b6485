import { listGifts, proposeGift, sendGift } from '@presently/contracts/gifting/gifts';
import { changeGift, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { proposePlannedGift, rescheduleGift, sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { approveProposal, listProposals, proposalAsked, skipProposal } from '@presently/contracts/gifting/proposals';
import { addRecipient, removeRecipient } from '@presently/contracts/gifting/recipients';
import { proposeResend, resendGift } from '@presently/contracts/gifting/resend';
import { getUsage } from '@presently/contracts/gifting/usage';
import type { TokenScope } from '@presently/rules/token-scopes';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aGiftFor, aSender, countRows, giftRow } from '../gifting.builders.js';

const now = '2026-11-28T12:00:00Z';
const later = '2026-12-24T09:00:00.000Z';

describe('a proposal by a token', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: now, DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  async function aProgram(...scopes: TokenScope[]) {
    const sender = await aSender(service);
    const caller = { ...sender.caller, token: { id: randomUUID(), name: 'Claude', scopes } };
    return {
      ...sender,
      program: caller,
      asProgram: service.as(caller),
      propose: (input: object, more: object = {}) =>
        service.call(proposeGift, aGiftFor(sender.recipient, input), { caller, ...more }),
    };
  }

  it('keeps a draft, and sends and counts nothing before a person approves it', async () => {
    const { call, caller, propose } = await aProgram('write');
    const { proposalId } = await propose({ price: '$20' });
    expect(await call(listProposals, {})).toMatchObject([
      {
        id: proposalId,
        askedBy: 'Claude',
        action: 'send',
        occasionId: null,
        recipientName: 'Ida',
        occursOn: '2026-11-28',
        isCard: false,
        gift: { status: 'draft', giftName: 'Linen apron', contact: 'ida@example.com' },
      },
    ]);
    expect(await call(getUsage, {})).toMatchObject({ giftsUsedThisMonth: 0 });
    expect(await call(listGifts, {})).toMatchObject([{ status: 'draft', sentAt: null }]);
    const { gift } = await call(approveProposal, { proposalId });
    expect(await giftRow(service, gift!.id)).toMatchObject({ status: 'sent', recipient_email: 'ida@example.com' });
    expect(await call(getUsage, {})).toMatchObject({ giftsUsedThisMonth: 1 });
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(1);
  });

  it('for a time to come keeps it', async () => {
    const { call, propose } = await aProgram('write');
    const { proposalId } = await propose({ status: 'planned', scheduledFor: later });
    expect(await call(approveProposal, { proposalId })).toMatchObject({
      gift: { status: 'planned', scheduledFor: later },
    });
  });

  it('needs no contact: that of the person is taken, or asked for when it is approved', async () => {
    const { call, propose } = await aProgram('write');
    const { proposalId } = await propose({ recipientEmail: undefined, deliveryMethod: undefined });
    expect(await call(listProposals, {})).toMatchObject([{ gift: { contact: null } }]);
    await expect(call(approveProposal, { proposalId })).rejects.toMatchObject({ status: 400 });
    expect(await call(approveProposal, { proposalId, recipientEmail: 'ida@example.com' })).toMatchObject({
      state: 'approved',
    });
  });

  it('is one for repeated calls with one key, of one account', async () => {
    const { call, caller, recipient, propose } = await aProgram('write');
    const again = { idempotencyKey: 'one-press' };
    const answers = await Promise.all([propose({}, again), propose({}, again), propose({}, again)]);
    expect(new Set(answers.map(({ proposalId }) => proposalId)).size).toBe(1);
    const [proposal, ...others] = await call(listProposals, {});
    expect(others).toEqual([]);
    // Receivers of webhooks are told once.
    const told = (await service.emitted(proposalAsked)).filter(({ userId }) => userId === caller.userId);
    const about = { proposalId: proposal!.id, recipientId: recipient.id, giftId: proposal!.gift!.id };
    expect(told).toEqual([{ ...about, userId: caller.userId, occursOn: '2026-11-28' }]);
    const other = await aProgram('write');
    expect((await other.propose({}, again)).proposalId).not.toBe(answers[0]!.proposalId);
  });

  it('can ask to send a message again, or a planned gift before its time', async () => {
    const { call, program, recipient } = await aProgram('write');
    const planned = await call(sendGift, aGiftFor(recipient, { status: 'planned', scheduledFor: later }));
    const about = { giftId: planned.id };
    const early = await service.call(proposePlannedGift, about, { caller: program });
    expect(await giftRow(service, planned.id)).toMatchObject({ status: 'planned' });
    await call(approveProposal, early);
    expect(await giftRow(service, planned.id)).toMatchObject({ status: 'sent', delivery_attempt: 1 });
    await service.query('update gift_history set is_delivery_under_way = false where id = $1', [planned.id]);
    const wanted = { ...about, recipientEmail: 'ida@elsewhere.example' };
    const again = await service.call(proposeResend, wanted, { caller: program });
    expect((await call(listProposals, {}))[0]).toMatchObject({
      action: 'resend',
      gift: { contact: wanted.recipientEmail },
    });
    for (const change of [{ recipientEmail: 'ida@another.example' }, { message: 'Other words' }]) {
      const approval = call(approveProposal, { proposalId: again.proposalId, ...change });
      await expect(approval).rejects.toMatchObject({ code: 'proposal.not-changeable', status: 409 });
    }
    expect(await giftRow(service, planned.id)).toMatchObject({ delivery_attempt: 1 });
    await call(approveProposal, again);
    expect(await giftRow(service, planned.id)).toMatchObject({
      delivery_attempt: 2,
      recipient_email: 'ida@elsewhere.example',
    });
    await expect(call(approveProposal, again)).rejects.toMatchObject({ code: 'proposal.decided' });
  });

  it('that is skipped deletes its draft, and no gift that was there before', async () => {
    const { call, caller, program, recipient, propose } = await aProgram('write');
    const planned = await call(sendGift, aGiftFor(recipient, { status: 'planned', scheduledFor: later }));
    const early = await service.call(proposePlannedGift, { giftId: planned.id }, { caller: program });
    for (const proposal of [early, await propose({})]) {
      expect(await call(skipProposal, proposal)).toMatchObject({ state: 'skipped', gift: null, recipientName: 'Ida' });
    }
    expect(await countRows(service, 'gift_history', caller.userId)).toBe(1);
    expect(await giftRow(service, planned.id)).toMatchObject({ status: 'planned' });
  });

  it('is refused for people and days of others, and without a token that may write', async () => {
    const { recipient, caller, propose } = await aProgram('write');
    const other = await aProgram('write');
    const theirs = service.call(proposeGift, aGiftFor(recipient), { caller: other.program });
    await expect(theirs).rejects.toMatchObject({ status: 404 });
    await expect(propose({ occasionId: randomUUID() })).rejects.toMatchObject({ status: 404 });
    await expect((await aProgram('read')).propose({})).rejects.toMatchObject({ code: 'scope' });
    await expect(service.call(proposeGift, aGiftFor(recipient), { caller })).rejects.toMatchObject({ status: 403 });
    const nobody = service.call(proposeGift, aGiftFor(recipient), { caller: null });
    await expect(nobody).rejects.toMatchObject({ status: 403 });
  });

  it('goes with its person', async () => {
    const { call, caller, recipient, propose } = await aProgram('write');
    await propose({});
    await call(removeRecipient, { recipientId: recipient.id });
    expect(await countRows(service, 'proposals', caller.userId)).toBe(0);
  });

  it('is one of at most fifty that wait', async () => {
    const { caller, recipient, propose } = await aProgram('write');
    await service.query(
      `insert into proposals (id, user_id, recipient_id, asked_by, occurs_on, state, picks, pick, created_at)
       select gen_random_uuid(), $1, $2, 'n', '2026-12-01', 'open', '[]', 0, now() from generate_series(1, 50)`,
      [caller.userId, recipient.id],
    );
    await expect(propose({})).rejects.toMatchObject({ status: 409, code: 'too-many-proposals' });
  });

  it('is the only way: the service itself refuses every call that would send, and changes to what is planned', async () => {
    const { call, asProgram, recipient } = await aProgram('write');
    const { id: giftId } = await call(sendGift, aGiftFor(recipient, { status: 'planned', scheduledFor: later }));
    const scope = { status: 403, code: 'scope' };
    await expect(asProgram(sendGift, aGiftFor(recipient))).rejects.toMatchObject(scope);
    await expect(asProgram(sendPlannedGift, { giftId })).rejects.toMatchObject(scope);
    await expect(asProgram(resendGift, { giftId })).rejects.toMatchObject(scope);
    await expect(asProgram(takeBackGift, { giftId })).rejects.toMatchObject(scope);
    await expect(asProgram(rescheduleGift, { giftId, scheduledFor: later })).rejects.toMatchObject(scope);
    for (const change of [
      { message: 'Other' },
      { recipientEmail: 'x@example.com' },
      { scheduledFor: later },
      { isNudgeWanted: true },
    ])
      await expect(asProgram(changeGift, { giftId, ...change })).rejects.toMatchObject(scope);
    expect(await asProgram(changeGift, { giftId, note: 'Wrap it' })).toMatchObject({ note: 'Wrap it' });
    const reader = service.as({ ...aCaller(), token: { id: randomUUID(), name: 'n', scopes: ['read'] } });
    await expect(reader(addRecipient, { name: 'Bo', relationship: 'Friend' })).rejects.toMatchObject(scope);
  });
});
