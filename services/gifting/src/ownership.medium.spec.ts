import { aCaller } from '@presently/testing/a-caller';
import { operations } from '@presently/contracts/catalogue';
import { acceptAnswers, askAbout, readAnswers, stopAsking } from '@presently/contracts/gifting/about';
import { getExport, listExports, requestExport } from '@presently/contracts/gifting/exports';
import {
  applyImport,
  beginImport,
  chooseColumns,
  getImport,
  listImports,
  undoImport,
} from '@presently/contracts/gifting/imports';
import { reportThanks } from '@presently/contracts/gifting/reports';
import { getDashboard } from '@presently/contracts/gifting/dashboard';
import { cancelGift, rescheduleGift, sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { listGifts, sendGift } from '@presently/contracts/gifting/gifts';
import { tellOutcome } from '@presently/contracts/gifting/gift-outcome';
import { changeGift, findGifts, getGift, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import {
  approveProposal,
  changePersonProposalSetting,
  changeProposalSetting,
  getPersonProposalSetting,
  getProposalSetting,
  listProposals,
  skipProposal,
  swapProposal,
} from '@presently/contracts/gifting/proposals';
import { previewLink } from '@presently/contracts/gifting/link-preview';
import {
  addOccasion,
  changeOccasion,
  listOccasions,
  listUpcomingOccasions,
  removeOccasion,
} from '@presently/contracts/gifting/occasions';
import type { Operation } from '@presently/contracts/kit/operation';
import {
  changeRecipient,
  addRecipient,
  getRecipient,
  listLabels,
  listRecipients,
  removeRecipient,
} from '@presently/contracts/gifting/recipients';
import { removePortrait, setPortrait } from '@presently/contracts/gifting/person-pictures';
import { resendGift } from '@presently/contracts/gifting/resend';
import { removeUpload } from '@presently/contracts/gifting/uploads';
import type { Problem } from '@presently/messaging/problem';
import { allowsScope, type TokenScope } from '@presently/rules/token-scopes';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from './definition.js';
import { aGiftFor, anUpload, aSender, countRows } from './gifting.builders.js';

interface Owned {
  recipientId: string;
  occasionId: string;
  uploadId: string;
  giftId: string;
  proposalId: string;
  importId: string;
  exportId: string;
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** Input with which each operation would reach another sender's data. */
const reaching = new Map<Operation, (owned: Owned) => object>([
  [changeRecipient, ({ recipientId }) => ({ recipientId, name: 'Mine now' })],
  [getRecipient, ({ recipientId }) => ({ recipientId })],
  [removeRecipient, ({ recipientId }) => ({ recipientId })],
  [setPortrait, ({ recipientId }) => ({ recipientId, picture: 'aaaa' })],
  [removePortrait, ({ recipientId }) => ({ recipientId })],
  [askAbout, ({ recipientId }) => ({ recipientId })],
  [stopAsking, ({ recipientId }) => ({ recipientId })],
  [readAnswers, ({ recipientId }) => ({ recipientId })],
  [acceptAnswers, ({ recipientId }) => ({ recipientId, fields: ['birthday'] })],
  [listOccasions, ({ recipientId }) => ({ recipientId })],
  [addOccasion, ({ recipientId }) => ({ recipientId, type: 'Birthday', date: '1990-04-01' })],
  [changeOccasion, ({ occasionId }) => ({ occasionId, title: 'Mine now' })],
  [removeOccasion, ({ occasionId }) => ({ occasionId })],
  [rescheduleGift, ({ giftId }) => ({ giftId, scheduledFor: tomorrow })],
  [cancelGift, ({ giftId }) => ({ giftId })],
  [sendPlannedGift, ({ giftId }) => ({ giftId })],
  [removeUpload, ({ uploadId }) => ({ uploadId })],
  [sendGift, ({ recipientId }) => aGiftFor({ id: recipientId })],
  [resendGift, ({ giftId }) => ({ giftId })],
  [getGift, ({ giftId }) => ({ giftId })],
  [changeGift, ({ giftId }) => ({ giftId, note: 'Mine now' })],
  [takeBackGift, ({ giftId }) => ({ giftId })],
  [tellOutcome, ({ giftId }) => ({ giftId, outcome: 'loved' as const })],
  [getProposalSetting, ({ occasionId }) => ({ occasionId })],
  [
    changeProposalSetting,
    ({ occasionId }) => ({ occasionId, isOn: false, daysBefore: 7, budget: '25-50', tone: 'warm' }),
  ],
  [getPersonProposalSetting, ({ recipientId }) => ({ recipientId })],
  [changePersonProposalSetting, ({ recipientId }) => ({ recipientId, isOn: false })],
  [approveProposal, ({ proposalId }) => ({ proposalId })],
  [swapProposal, ({ proposalId }) => ({ proposalId })],
  [skipProposal, ({ proposalId }) => ({ proposalId })],
  [reportThanks, ({ giftId }) => ({ giftId, reason: 'fraud' })],
  [getImport, ({ importId }) => ({ importId })],
  [chooseColumns, ({ importId }) => ({ importId, columns: ['name'] })],
  [applyImport, ({ importId }) => ({ importId, rowIds: ['1'] })],
  [undoImport, ({ importId }) => ({ importId })],
  [getExport, ({ exportId }) => ({ exportId })],
]);
/** These take no id: they list the caller's own data. */
const naming: Operation[] = [
  listLabels,
  listRecipients,
  addRecipient,
  listUpcomingOccasions,
  listGifts,
  findGifts,
  getDashboard,
  listProposals,
  listImports,
  listExports,
  requestExport,
];
/** These read no stored data. */
const outside: Operation[] = [previewLink];

describe('the data of a sender', () => {
  let service: TestService;
  let owner: Awaited<ReturnType<typeof aSender>>;
  let owned: Owned;

  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
    owner = await aSender(service);
    const recipientId = owner.recipient.id;
    const today = new Date().toISOString().slice(0, 10);
    const occasion = await owner.call(addOccasion, { recipientId, type: 'Birthday', date: today });
    const gift = await owner.call(sendGift, aGiftFor(owner.recipient, { scheduledFor: tomorrow }));
    const upload = await anUpload(service, owner.caller);
    const proposalId = randomUUID();
    await service.query(
      `insert into proposals (id, user_id, occasion_id, occurs_on, state, gift_id, picks, pick, created_at)
       values ($1, $2, $3, $4, 'open', $5, '[]', 0, now())`,
      [proposalId, owner.caller.userId, occasion.id, today, gift.id],
    );
    const { importId } = await service.call(beginImport, { fileName: 'a.vcf' }, { caller: owner.caller });
    const { id: exportId } = await owner.call(requestExport, {});
    const ids = { recipientId, occasionId: occasion.id, uploadId: upload.id, giftId: gift.id };
    owned = { ...ids, proposalId, importId, exportId };
  });
  afterAll(() => service?.stop());

  const tokenOf = (scope: TokenScope) => ({ id: randomUUID(), name: 'A program', scopes: [scope] });
  const problemOf = (op: Operation, input: object, userId?: string, scope?: TokenScope): Promise<unknown> =>
    service
      .call(op, input, { caller: userId ? aCaller({ userId, ...(scope && { token: tokenOf(scope) }) }) : null })
      .then(
        () => 'an answer',
        ({ code, status, message }: Problem) => ({ code, status, message }),
      );

  it('is protected in every operation that a user may call', () => {
    const forUsers = operations.filter((op) => op.service === 'gifting' && op.access === 'user');
    const names = (ops: Operation[]) => ops.map((op) => op.name).toSorted();
    expect(names([...reaching.keys(), ...naming, ...outside])).toEqual(names(forUsers));
  });

  it.each([...reaching].map(([op, input]) => ({ name: op.name, op, input })))(
    'gets the answer of missing data when a stranger calls $name',
    async ({ op, input }) => {
      const stranger = randomUUID();
      const nobodys = {
        recipientId: randomUUID(),
        occasionId: randomUUID(),
        uploadId: randomUUID(),
        giftId: randomUUID(),
        proposalId: randomUUID(),
        importId: randomUUID(),
        exportId: randomUUID(),
      };
      const unknown = await problemOf(op, input(nobodys), stranger);
      expect(unknown).toMatchObject({ code: 'not-found', status: 404 });
      expect(await problemOf(op, input(owned), stranger)).toEqual(unknown);
      expect(await problemOf(op, input(owned))).toMatchObject({ status: 401 });
      for (const scope of ['read', 'write', 'send', 'contacts'] as const) {
        const code = op.scope === 'person' ? 'person-only' : 'scope';
        const refused = { status: 403, code, message: expect.any(String) as string };
        const expected = allowsScope([scope], op.scope) ? unknown : refused;
        expect([scope, await problemOf(op, input(owned), stranger, scope)]).toEqual([scope, expected]);
      }
    },
  );

  const closed = operations.filter((op) => op.service === 'gifting' && op.access === 'user');
  it.each(['read', 'write', 'send', 'contacts'] as const)(
    'opens to a program of its owner that may %s what the contracts say, and nothing else',
    async (scope) => {
      const input = (op: Operation) => reaching.get(op)?.(owned) ?? {};
      for (const op of closed.filter((each) => !allowsScope([scope], each.scope))) {
        const code = op.scope === 'person' ? 'person-only' : 'scope';
        const answer = await problemOf(op, input(op), owner.caller.userId, scope);
        expect([op.name, answer]).toEqual([op.name, expect.objectContaining({ status: 403, code })]);
      }
      for (const op of closed.filter((each) => allowsScope([scope], each.scope) && each.route?.startsWith('GET '))) {
        const asked = input(op);
        const byOwner = await problemOf(op, asked, owner.caller.userId);
        expect([op.name, await problemOf(op, asked, owner.caller.userId, scope)]).toEqual([op.name, byOwner]);
      }
    },
  );

  it("cannot be attached to a stranger's own gift", async () => {
    const stranger = await aSender(service);
    const tied = aGiftFor(stranger.recipient, { occasionId: owned.occasionId });
    await expect(stranger.call(sendGift, tied)).rejects.toMatchObject({ status: 404 });
    expect(await countRows(service, 'gift_history', stranger.caller.userId)).toBe(0);
  });

  it("is in no other user's lists, and unchanged after all these calls", async () => {
    const stranger = service.as(aCaller());
    for (const op of [listRecipients, listUpcomingOccasions, listGifts]) expect(await stranger(op, {})).toEqual([]);
    const birthday: unknown = expect.any(String);
    expect(await owner.call(listRecipients, {})).toEqual([Object.assign(owner.recipient, { birthday })]);
    expect(await owner.call(listUpcomingOccasions, {})).toHaveLength(1);
    expect(await owner.call(listGifts, {})).toHaveLength(1);
  });
});
