import { listGifts, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { addOccasion, type NewOccasion } from '@presently/contracts/gifting/occasions';
import {
  approveProposal,
  changePersonProposalSetting,
  changeProposalSetting,
  getPersonProposalSetting,
  getProposalSetting,
  listProposals,
  proposalMade,
  skipProposal,
  swapProposal,
} from '@presently/contracts/gifting/proposals';
import { getGift, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { addRecipient, getRecipient } from '@presently/contracts/gifting/recipients';
import {
  prepareProposal,
  type PreparedProposal,
  type ProposalWanted,
} from '@presently/contracts/recommendations/prepared-proposal';
import { connectToNats } from '@presently/messaging/connection';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { putOnPro } from '../gifting.builders.js';

const start = new Date('2026-11-22T12:00:00Z');
const day = 86_400_000;
const teapot = { title: 'Teapot', link: 'https://shop.example/1', image: null, price: '$48.00' };
const records = { title: 'Records', link: 'https://shop.example/2', image: null, price: '$30.00' };

describe('a proposal', () => {
  let service: TestService;
  let recommendations: NatsConnection;
  let prepared: PreparedProposal | undefined;
  /** The answer while nothing is prepared. */
  let refusal = { code: 'service-unavailable', message: 'Away', status: 503, retryAfter: 2 };
  let asked = 0;
  const wanted: ProposalWanted[] = [];
  /** Answers wait for it. */
  let hold: Promise<void> | undefined;
  let clock: Clock;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: start.toISOString(),
      DELIVERY_VERDICT_WAIT_MS: '0',
      DUE_CHECK_MS: '20',
    });
    clock = service.running.app.get(Clock);
    recommendations = await connectToNats(service.broker.url, 'recommendations');
    recommendations.subscribe(prepareProposal.subject, {
      callback: (_error, message) => {
        asked++;
        wanted.push(message.json<ProposalWanted>());
        const answer = JSON.stringify(prepared ? { ok: prepared } : { problem: refusal });
        void Promise.resolve(hold).then(() => message.respond(answer));
      },
    });
    await recommendations.flush();
  });
  afterAll(async () => {
    await recommendations.close();
    await service.stop();
  });
  beforeEach(() => {
    prepared = { picks: [teapot, records], message: 'Happy birthday, Ida!' };
  });

  const pass = (ms: number) => Reflect.set(clock, 'offset', Number(Reflect.get(clock, 'offset')) + ms);

  const birthday = { type: 'Birthday', date: '1990-11-28' };
  async function aProposer({
    occasion = birthday as Omit<NewOccasion, 'recipientId'>,
    email = 'ida@example.com' as string | null,
    isPro = true,
  } = {}) {
    const caller = aCaller({ tier: isPro ? 'pro' : 'free' });
    if (isPro) await putOnPro(service, caller);
    const call = service.as(caller);
    const recipient = await call(addRecipient, { name: 'Ida Lind', relationship: 'Sister', ...(email && { email }) });
    const { id: occasionId } = await call(addOccasion, { recipientId: recipient.id, ...occasion });
    const switchOn = () =>
      call(changeProposalSetting, { occasionId, isOn: true, daysBefore: 7, budget: '25-50', tone: 'warm' });
    const list = () => call(listProposals, {});
    const first = async () => {
      await eventually(async () => (await list()).length > 0);
      return (await list())[0]!;
    };
    return { caller, call, recipient, occasionId, switchOn, list, first };
  }

  it('is not made for a day that has a gift, and is made once that gift is taken back', async () => {
    const { call, recipient, occasionId, switchOn, list, first } = await aProposer();
    const gift = { recipientId: recipient.id, occasionId, giftName: 'Lamp', message: 'Dear Ida', status: 'planned' };
    const { id: giftId } = await call(sendGift, {
      ...gift,
      recipientEmail: 'ida@example.com',
      scheduledFor: '2026-11-28T09:00:00.000Z',
    } as GiftToSend);
    const before = asked;
    await switchOn();
    const isLookedAt = async () =>
      (
        await service.query<{ due: boolean }>(
          `select check_at > $2::timestamptz as due from proposal_settings where occasion_id = $1`,
          [occasionId, clock.now().toISOString()],
        )
      )[0]!.due;
    await eventually(isLookedAt);
    expect([asked, await list()]).toEqual([before, []]);

    await call(takeBackGift, { giftId });
    pass(day);
    expect((await first()).gift?.giftName).toBe('Teapot');
    pass(-day);
  });

  it('is off until a sender on Pro switches it on', async () => {
    const { call, occasionId, recipient, switchOn, list } = await aProposer({ isPro: false });
    const { id: recipientId } = recipient;
    const off = { isOn: false, daysBefore: 7, budget: '25-50', tone: 'warm' };
    expect(await call(getProposalSetting, { occasionId })).toEqual({ occasionId, isOwn: false, ...off });
    expect(await call(getPersonProposalSetting, { recipientId })).toEqual({ recipientId, ...off });
    const needsPro = { status: 403, code: 'proposal.needs-pro' };
    await expect(switchOn()).rejects.toMatchObject(needsPro);
    await expect(call(changePersonProposalSetting, { recipientId, isOn: true })).rejects.toMatchObject(needsPro);
    expect(await list()).toEqual([]);
    for (const [change, field] of [
      [{ daysBefore: 0 }, 'daysBefore'],
      [{ budget: '51-99' }, 'budget'],
      [{ tone: 'loud' }, 'tone'],
    ] as const)
      await expect(
        call(changeProposalSetting, { occasionId, isOn: false, ...(change as object) }),
      ).rejects.toMatchObject({ status: 400, detail: { errors: { [field]: [expect.any(String)] } } });
    await expect(service.as(aCaller())(getProposalSetting, { occasionId })).rejects.toMatchObject({ status: 404 });
  });

  it('is made once on Free, for the occasion whose reminder offered it', async () => {
    const { caller, call, occasionId, recipient, switchOn, list, first } = await aProposer({ isPro: false });
    const needsPro = { status: 403, code: 'proposal.needs-pro' };
    await putOnPro(service, caller);
    const offer = `update senders set tier = 'free', proposal_offered_for = $2 where user_id = $1`;
    await service.query(offer, [caller.userId, occasionId]);
    expect(await call(getProposalSetting, { occasionId })).toMatchObject({ isOn: false, isOffered: true });
    const other = await call(addOccasion, { recipientId: recipient.id, type: 'Anniversary', date: '2001-11-27' });
    await expect(call(changeProposalSetting, { occasionId: other.id, isOn: true })).rejects.toMatchObject(needsPro);
    await expect(call(changePersonProposalSetting, { recipientId: recipient.id, isOn: true })).rejects.toMatchObject(
      needsPro,
    );
    await switchOn();
    const { id: proposalId } = await first();
    expect(await call(getProposalSetting, { occasionId })).toMatchObject({ isOn: false, isOwn: true });
    await expect(switchOn()).rejects.toMatchObject(needsPro);
    expect(await call(approveProposal, { proposalId })).toMatchObject({ gift: { status: 'planned' } });
    expect(await list()).toHaveLength(1);
  });

  it('is a draft with contact and time, told once, also if the replica that prepares it loses its lease', async () => {
    const { caller, call, occasionId, switchOn, first, recipient } = await aProposer();
    const held = Promise.withResolvers<void>();
    hold = held.promise;
    const before = asked;
    await call(changePersonProposalSetting, { recipientId: recipient.id, isOn: true });
    await switchOn();
    await eventually(() => asked > before);
    // As if the lease had ended, and another replica had claimed the row.
    hold = undefined;
    await service.query('update proposal_settings set fence = fence + 1, check_at = $2 where occasion_id = $1', [
      occasionId,
      start,
    ]);
    const proposal = await first();
    held.resolve();
    expect(proposal).toMatchObject({ state: 'open', occursOn: '2026-11-28', isLate: false, isCard: false, others: 1 });
    expect(proposal.gift).toMatchObject({
      status: 'draft',
      giftName: 'Teapot',
      price: '$48.00',
      contact: 'ida@example.com',
      message: 'Happy birthday, Ida!',
      scheduledFor: '2026-11-28T09:00:00.000Z',
    });
    await switchOn();
    const told = (await service.emitted(proposalMade)).filter(({ userId }) => userId === caller.userId);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ recipientId: recipient.id, recipientName: 'Ida Lind', giftName: 'Teapot' });
    expect((await call(listGifts, {})).filter(({ status }) => status !== 'draft')).toEqual([]);
  });

  it('lets the recipient choose among the proposed products, without their prices', async () => {
    const { call, switchOn, first } = await aProposer();
    await switchOn();
    const { id: proposalId } = await first();
    const { gift } = await call(approveProposal, { proposalId, isChoice: true });
    const { options, chooseBy, chosen, isPriceShown } = await call(getGift, { giftId: gift!.id });
    expect(options!.map(({ giftName }) => giftName)).toEqual(['Teapot', 'Records']);
    expect({ chooseBy, chosen, isPriceShown }).toMatchObject({ chosen: null, isPriceShown: false });
    expect(chooseBy! > gift!.scheduledFor!.slice(0, 10)).toBe(true);
  });

  it('proposes three where its sender wants that, and the recipient chooses one', async () => {
    const picks = ['Teapot', 'Records', 'Lamp', 'Kite', 'Vase'].map((title) => ({ ...teapot, title }));
    prepared = { picks, message: 'Happy birthday, Ida!' };
    const { caller, call, occasionId, recipient, first } = await aProposer();
    const { id: recipientId } = recipient;
    await call(changePersonProposalSetting, { recipientId, isOn: false, isChoice: true });
    expect(await call(changePersonProposalSetting, { recipientId, isOn: true })).toMatchObject({ isChoice: true });
    // A day that is added later follows the person, too.
    await call(addOccasion, { recipientId, type: 'Anniversary', date: '2001-03-10' });
    const settings = 'select is_choice from proposal_settings where user_id = $1';
    expect(await service.query(settings, [caller.userId])).toEqual([{ is_choice: true }, { is_choice: true }]);
    const { id: proposalId, gift, choice } = await first();
    const names = (given: typeof choice) => given!.map(({ giftName }) => giftName);
    expect([gift!.giftName, ...names(choice)]).toEqual(['Teapot', 'Records', 'Lamp']);
    const [told] = (await service.emitted(proposalMade)).filter(({ userId }) => userId === caller.userId);
    expect(told).toMatchObject({ giftName: 'Teapot', choice: [{ giftName: 'Records' }, { giftName: 'Lamp' }] });
    const swapped = await call(swapProposal, { proposalId });
    expect([swapped.gift!.giftName, ...names(swapped.choice)]).toEqual(['Kite', 'Vase', 'Teapot']);
    const approved = await call(approveProposal, { proposalId });
    const { options } = await call(getGift, { giftId: approved.gift!.id });
    expect(options!.map(({ giftName }) => giftName)).toEqual(['Kite', 'Vase', 'Teapot']);
    expect(await call(getProposalSetting, { occasionId })).toMatchObject({ isChoice: true });
  });

  it('of three may be sent with the first one only, and is one gift where there is nothing beside it', async () => {
    const { call, occasionId, first } = await aProposer();
    await call(changeProposalSetting, { occasionId, isOn: true, isChoice: true });
    const { id: proposalId, choice } = await first();
    expect(choice).toHaveLength(1);
    const approved = await call(approveProposal, { proposalId, isChoice: false });
    expect(approved).not.toHaveProperty('choice');
    expect((await call(getGift, { giftId: approved.gift!.id })).options ?? []).toEqual([]);
    prepared = { picks: [teapot], message: 'Happy birthday, Ida!' };
    const other = await aProposer();
    await other.call(changeProposalSetting, { occasionId: other.occasionId, isOn: true, isChoice: true });
    expect(await other.first()).not.toHaveProperty('choice');
  });

  it('swaps, and is planned when it is approved, once', async () => {
    const { call, switchOn, first } = await aProposer();
    await switchOn();
    const { id: proposalId } = await first();
    expect((await call(swapProposal, { proposalId })).gift).toMatchObject({ giftName: 'Records', status: 'draft' });
    expect((await call(swapProposal, { proposalId })).gift).toMatchObject({ giftName: 'Teapot' });
    const approved = await call(approveProposal, {
      proposalId,
      message: 'In my own words.',
      recipientEmail: 'work@example.com',
      buyer: 'sender-delivers',
    });
    expect(approved).toMatchObject({
      state: 'approved',
      gift: { status: 'planned', message: 'In my own words.', buyer: 'sender-delivers', contact: 'work@example.com' },
    });
    expect(await call(getRecipient, { recipientId: approved.recipientId })).not.toMatchObject({
      email: 'work@example.com',
    });
    const decided = { status: 409, code: 'proposal.decided' };
    await expect(call(approveProposal, { proposalId })).rejects.toMatchObject(decided);
    await expect(call(swapProposal, { proposalId })).rejects.toMatchObject(decided);
    await expect(service.as(aCaller())(approveProposal, { proposalId })).rejects.toMatchObject({ status: 404 });
  });

  it('leaves nothing but itself when it is skipped', async () => {
    const { call, switchOn, first } = await aProposer();
    await switchOn();
    const { id: proposalId } = await first();
    expect(await call(skipProposal, { proposalId })).toMatchObject({ state: 'skipped', gift: null });
    expect(await call(listGifts, {})).toEqual([]);
  });

  it('is a card if nothing suits, and needs a contact to be approved', async () => {
    prepared = { picks: [], message: 'Happy birthday, Ida!' };
    const { call, switchOn, first } = await aProposer({ email: null });
    await switchOn();
    const proposal = await first();
    expect(proposal).toMatchObject({ isCard: true, others: 0, gift: { giftName: 'A card', giftUrl: null } });
    const { id: proposalId } = proposal;
    await expect(call(swapProposal, { proposalId })).rejects.toMatchObject({ code: 'proposal.no-other' });
    await expect(call(approveProposal, { proposalId })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { recipientEmail: [expect.any(String)] } },
    });
    await expect(
      call(approveProposal, { proposalId, recipientEmail: 'ida@example.com', buyer: 'sender-brings' }),
    ).rejects.toMatchObject({ status: 400, detail: { errors: { buyer: [expect.any(String)] } } });
    const approved = await call(approveProposal, { proposalId, recipientEmail: 'ida@example.com' });
    expect(approved.gift).toMatchObject({ status: 'planned', contact: 'ida@example.com' });
    // The next proposal has it.
    const { recipientId } = approved;
    expect(await call(getRecipient, { recipientId })).toMatchObject({ email: 'ida@example.com' });
  });

  it('follows a day that moves', async () => {
    const thanksgiving = { type: 'Holiday', title: 'Thanksgiving', recurrence: 'nth-weekday' } as const;
    const { switchOn, first } = await aProposer({ occasion: { ...thanksgiving, nth: 4, weekday: 4, month: 11 } });
    await switchOn();
    expect(await first()).toMatchObject({ occursOn: '2026-11-26' });
  });

  it('waits for the next window of a budget that is used up', async () => {
    prepared = undefined;
    const away = refusal;
    refusal = { code: 'budget-used', message: 'Enough for today', status: 429, retryAfter: 3_600 };
    const { occasionId, switchOn } = await aProposer();
    await switchOn();
    const waits = async () => {
      const later = new Date(start.getTime() + 50 * 60_000);
      const waiting = 'select 1 from proposal_settings where occasion_id = $1 and check_at > $2';
      return (await service.query(waiting, [occasionId, later])).length > 0;
    };
    await eventually(waits);
    refusal = away;
  });

  it('is made when recommendations answers again', async () => {
    prepared = undefined;
    const before = asked;
    const { occasionId, switchOn, list, first } = await aProposer();
    await switchOn();
    await eventually(() => asked > before);
    expect(await list()).toEqual([]);
    prepared = { picks: [teapot], message: 'Hi' };
    await service.query('update proposal_settings set check_at = now() where occasion_id = $1', [occasionId]);
    await service.query('update proposal_settings set check_at = $2 where occasion_id = $1', [occasionId, start]);
    expect(await first()).toMatchObject({ state: 'open' });
  });

  it('comes once a year, says when it is late, and goes out at once then', async () => {
    const { call, switchOn, list, first } = await aProposer();
    await switchOn();
    const { id: proposalId } = await first();
    pass(10 * day);
    expect((await list())[0]).toMatchObject({ isLate: true, state: 'open', gift: { status: 'draft' } });
    const late = await call(approveProposal, { proposalId });
    expect(late).toMatchObject({ isLate: true, state: 'approved', gift: { status: 'sent' } });
    pass(340 * day);
    expect(await list()).toHaveLength(1);
    pass(15 * day);
    await eventually(async () => (await list()).length === 2);
    expect((await list()).map(({ occursOn }) => occursOn)).toEqual(['2027-11-28', '2026-11-28']);
  });

  it('follows the setting of the person unless a day has its own, and comes once for each day of a year', async () => {
    const from = Date.parse('2028-01-01T12:00:00Z');
    pass(from - clock.now().getTime());
    const { caller, call, recipient, occasionId, list } = await aProposer();
    const recipientId = recipient.id;
    const add = async (occasion: Omit<NewOccasion, 'recipientId'>) =>
      (await call(addOccasion, { recipientId, ...occasion })).id;
    const never = await add({ type: 'Anniversary', date: '2001-03-10' });
    await call(changeProposalSetting, { occasionId: never, isOn: false });
    const ofPerson = { isOn: true, daysBefore: 28, budget: '50-100', tone: 'formal' } as const;
    expect(await call(changePersonProposalSetting, { recipientId, ...ofPerson })).toEqual({ recipientId, ...ofPerson });
    const followed = { occasionId, isOwn: false, ...ofPerson };
    expect(await call(getProposalSetting, { occasionId })).toEqual(followed);
    expect(await call(getProposalSetting, { occasionId: never })).toMatchObject({ isOwn: true, isOn: false });
    await call(changeProposalSetting, { occasionId, isOn: false });
    expect(await call(changeProposalSetting, { occasionId, isOn: false, isOwn: false })).toEqual(followed);
    // Added later.
    const january = await add({ type: 'Anniversary', date: '2001-01-15' });
    const mothers = await add({ type: 'Other', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 });
    const graduation = await add({ type: 'Graduation', date: '2028-06-20' });
    const own = await add({ type: 'Anniversary', date: '2001-09-10' });
    await call(changeProposalSetting, { occasionId: own, isOn: true, tone: 'funny' });

    const settled = async () => {
      // A claimed row is due again in a minute, a settled one not before tomorrow.
      const soon = new Date(clock.now().getTime() + 3_600_000);
      const due = 'select 1 from proposal_settings where user_id = $1 and is_on and check_at <= $2';
      return (await service.query(due, [caller.userId, soon])).length === 0;
    };
    for (let month = 0; month <= 13; month++) {
      pass(from + month * 28 * day - clock.now().getTime());
      await eventually(settled);
    }
    expect((await list()).map((proposal) => [proposal.occasionId, proposal.occursOn]).toReversed()).toEqual([
      [january, '2028-01-15'],
      [mothers, '2028-05-14'],
      [graduation, '2028-06-20'],
      [own, '2028-09-10'],
      [occasionId, '2028-11-28'],
      [january, '2029-01-15'],
    ]);
    const terms = wanted.filter((each) => each.recipientId === recipientId).map(({ tone, budget }) => [tone, budget]);
    const [funny, formal] = [
      ['funny', '50-100'],
      ['formal', '50-100'],
    ];
    expect(terms).toEqual([formal, formal, formal, funny, formal, formal]);

    await call(changePersonProposalSetting, { recipientId, isOn: false });
    expect(await call(getProposalSetting, { occasionId })).toMatchObject({ isOwn: false, isOn: false });
    expect(await call(getProposalSetting, { occasionId: own })).toMatchObject({ isOwn: true, isOn: true });
  });
});
