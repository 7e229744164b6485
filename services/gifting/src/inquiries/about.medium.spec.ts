import {
  acceptAnswers,
  answerAbout,
  findReportableQuestion,
  askAbout,
  readAnswers,
  readQuestion,
  reportQuestion,
  stopAsking,
  type AboutAnswer,
} from '@presently/contracts/gifting/about';
import { addRecipient, changeRecipient, getRecipient, removeRecipient } from '@presently/contracts/gifting/recipients';
import { listReports } from '@presently/contracts/gifting/reports';
import { accountSuspended } from '@presently/contracts/identity/suspension';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { countRows } from '../gifting.builders.js';

const now = '2026-11-22T09:00:00.000Z';
const gone = { status: 404, code: 'not-found', message: 'This link is invalid or has ended.' };
const answer = {
  birthday: '--02-29',
  phone: '+46 70 123 45 67',
  address: 'Storgatan 1\n111 11 Stockholm',
  likes: ['Tea', 'maps'],
  dislikes: ['perfume'],
  allergies: ['hazelnuts'],
};

describe('“Tell me about you”', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: now,
      BUDGETS: 'strict',
      PUBLIC_URL: 'https://presently.example/',
    });
  });
  afterAll(() => service.stop());

  let networks = 0;
  const aNetwork = () => `198.51.100.${++networks}`;
  const give = (said: AboutAnswer, address = aNetwork()) => service.call(answerAbout, said, { address });
  const look = (token: string) => service.call(readQuestion, { token });

  async function aLink(displayName = 'Maya Lind') {
    const caller = aCaller({ displayName });
    const call = service.as(caller);
    const known = { name: 'Ida', relationship: 'Sister', interests: ['tea'], dislikes: ['Perfume'] };
    const { id: recipientId } = await call(addRecipient, known);
    const { url, expiresAt } = await call(askAbout, { recipientId });
    const token = url.replace('https://presently.example/about/', '');
    return { caller, call, recipientId, token, expiresAt };
  }

  it('says who asks for a month, and nothing of what is known', async () => {
    const { token, expiresAt } = await aLink();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await look(token)).toEqual({ askedBy: 'Maya Lind', expiresAt });
    expect(Date.parse(expiresAt) - Date.parse(now)).toBeCloseTo(30 * 86_400_000, -5);
    expect(JSON.stringify(await service.query('select * from inquiries'))).not.toContain(token);
    expect(await look((await aLink('Presently Support')).token)).toMatchObject({ askedBy: 'A person' });
  });

  it('brings answers that change nothing until the sender accepts them field by field', async () => {
    const { call, recipientId, token } = await aLink();
    const before = await call(getRecipient, { recipientId });
    await give({ token, ...answer });
    expect(await call(getRecipient, { recipientId })).toEqual(before);
    expect(await call(readAnswers, { recipientId })).toMatchObject({ ...answer, email: null, accepted: [] });
    const fields = ['birthday', 'likes', 'allergies', 'dislikes'] as const;
    const accepted = await call(acceptAnswers, { recipientId, fields: [...fields] });
    expect(accepted.accepted.toSorted()).toEqual(fields.toSorted());
    const taken = { birthday: '--02-29', interests: ['tea', 'maps'], dislikes: ['Perfume', 'hazelnuts'] };
    expect(await call(getRecipient, { recipientId })).toEqual(Object.assign(before, taken));
    const unsaid = call(acceptAnswers, { recipientId, fields: ['email'] });
    await expect(unsaid).rejects.toMatchObject({ status: 400, detail: { errors: { fields: [expect.any(String)] } } });
  });

  it('keeps what the person agreed to, with when, how and the words', async () => {
    const { call, recipientId, token } = await aLink();
    await give({ token, ...answer, agreesToTexts: true });
    const { consents } = await call(readAnswers, { recipientId });
    expect(consents).toEqual([
      {
        what: 'details',
        agreedAt: expect.stringMatching(/^2026-11-22T/),
        how: 'about-page',
        words: 'Maya Lind may keep what I write here in Presently, to choose gifts for me.',
        contact: null,
      },
      expect.objectContaining({ what: 'texts', contact: answer.phone }),
    ]);
    const again = await call(askAbout, { recipientId });
    await give({ token: again.url.split('/').at(-1)!, phone: answer.phone });
    expect((await call(readAnswers, { recipientId })).consents.map(({ what }) => what)).toEqual(['details']);
  });

  it('ends with an answer, of several at once with one; with another link; and when the sender stops it', async () => {
    const { call, recipientId, token } = await aLink();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => give({ token, ...answer })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(look(token)).rejects.toMatchObject(gone);
    const { url } = await call(askAbout, { recipientId });
    expect(await call(readAnswers, { recipientId })).toMatchObject({
      phone: answer.phone,
      askedAt: expect.any(String),
    });
    await call(stopAsking, { recipientId });
    await expect(look(url.split('/').at(-1)!)).rejects.toMatchObject(gone);
  });

  it('has one answer for links that are unknown, over, or of a suspended or removed sender', async () => {
    const over = await aLink();
    await service.query('update inquiries set expires_at = $2 where recipient_id = $1', [over.recipientId, now]);
    const suspended = await aLink();
    await service.publish(accountSuspended, { userId: suspended.caller.userId, suspendedAt: now }, undefined, 2);
    const isOpen = () => look(suspended.token).then(Boolean, () => false);
    await eventually(async () => !(await isOpen()));
    const removed = await aLink();
    await removed.call(removeRecipient, { recipientId: removed.recipientId });
    expect(await countRows(service, 'inquiries', removed.caller.userId)).toBe(0);
    for (const token of ['A'.repeat(43), over.token, suspended.token, removed.token]) {
      await expect(look(token)).rejects.toMatchObject(gone);
      await expect(give({ token, ...answer })).rejects.toMatchObject(gone);
    }
  });

  it('takes lists as one text, and refuses what is wrong or nothing, without ending the link', async () => {
    const { call, recipientId, token } = await aLink();
    await expect(give({ token })).rejects.toMatchObject({ status: 400 });
    await expect(give({ token, likes: [] })).rejects.toMatchObject({ status: 400 });
    const wrong = { token, birthday: '--02-30', timeZone: 'Mars' };
    const errors = { birthday: expect.any(Array), timeZone: expect.any(Array) };
    await expect(give(wrong)).rejects.toMatchObject({ status: 400, detail: { errors } });
    await give({ token, likes: 'tea, maps;tea\njazz' as never });
    expect(await call(readAnswers, { recipientId })).toMatchObject({ likes: ['tea', 'maps', 'jazz'] });
  });

  it('is not flooded: guesses of one network have a budget, and right links go on', async () => {
    const network = aNetwork();
    const guess = (nth: number) => give({ token: `${nth}`.padEnd(43, 'x'), ...answer }, network);
    for (let nth = 0; nth < 30; nth++) await expect(guess(nth)).rejects.toMatchObject(gone);
    await expect(guess(31)).rejects.toMatchObject({ status: 429, code: 'budget-used' });
    const { token } = await aLink();
    await give({ token, ...answer }, network);
    await expect(give({ token, ...answer }, network)).rejects.toMatchObject({ status: 429, code: 'budget-used' });
  });

  it('can be reported by its holder', async () => {
    const { caller, token } = await aLink();
    await service.call(reportQuestion, { token, reason: 'unknown-sender', text: 'Who is this?' });
    const reports = await service.as(aCaller({ isAdmin: true }))(listReports, {});
    expect(reports.filter(({ senderId }) => senderId === caller.userId)).toMatchObject([
      { giftId: null, text: 'Who is this?' },
    ]);
  });

  const removals: Record<string, (link: Awaited<ReturnType<typeof aLink>>) => Promise<unknown>> = {
    'withdrawn it': ({ call, recipientId }) => call(stopAsking, { recipientId }),
    'asked anew': ({ call, recipientId }) => call(askAbout, { recipientId }),
    'removed the person': ({ call, recipientId }) => call(removeRecipient, { recipientId }),
  };
  it.each(Object.keys(removals))('can be reported for 30 days after its sender has %s', async (removal) => {
    const link = await aLink('Maya Lind');
    await removals[removal]!(link);
    const { token, caller } = link;
    expect(await service.call(findReportableQuestion, { token })).toEqual({ success: true });
    await service.call(reportQuestion, { token, reason: 'harassment' });
    const found = await service.as(aCaller({ isAdmin: true }))(listReports, {});
    expect(found.filter(({ senderId }) => senderId === caller.userId)).toMatchObject([
      { reason: 'harassment', gift: { senderName: 'Maya Lind' } },
    ]);
    await service.query(`update delivered_copies set ends_at = $2 where sender_id = $1`, [caller.userId, now]);
    await expect(service.call(reportQuestion, { token, reason: 'other' })).rejects.toMatchObject(gone);
    await expect(service.call(findReportableQuestion, { token })).rejects.toMatchObject(gone);
  });

  it('keeps what was accepted when the person is changed by hand', async () => {
    const { call, recipientId, token } = await aLink();
    await give({ token, ...answer });
    await call(acceptAnswers, { recipientId, fields: ['phone', 'address'] });
    const changed = await call(changeRecipient, { recipientId, name: 'Ida B' });
    expect(changed).toMatchObject({ phone: answer.phone, address: answer.address });
  });
});
