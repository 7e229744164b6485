import { changeAccount } from '@presently/contracts/identity/accounts';
import { changePreferences, getPreferences, preferencesChanged } from '@presently/contracts/identity/preferences';
import { register, signIn } from '@presently/contracts/identity/sessions';
import {
  addressReminder,
  addressSenderMail,
  addressViewMail,
  changeReminderSettings,
  readReminderSettings,
} from '@presently/contracts/identity/reminders';
import { openOutcomeLink, signOutcomeLinks } from '@presently/contracts/identity/outcome-links';
import { deleteAccount } from '@presently/contracts/identity/erasure';
import { TestService } from '@presently/testing/test-service';
import { aCaller } from '@presently/testing/a-caller';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { confirmAddress } from '../identity.builders.js';

const password = 'correct horse';
const patient = { deadlineMs: 20_000 };

describe('reminders', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => service.stop());

  async function aUser(email: string | undefined, timeZone = 'Europe/Berlin') {
    const username = `u-${randomUUID().slice(0, 8)}`;
    const registration = { username, password, email };
    const { user } = await service.call(register, { registration, address: 'home' }, { ...patient, timeZone });
    if (email) await confirmAddress(service, user.id);
    const caller = aCaller({ userId: user.id, displayName: username });
    const before = (await service.emitted(preferencesChanged)).length;
    const published = async () =>
      (await service.emitted(preferencesChanged)).slice(before).filter(({ userId }) => userId === user.id);
    const enter = (zone: string) =>
      service.call(
        signIn,
        { credentials: { username, password }, address: randomUUID() },
        { ...patient, timeZone: zone },
      );
    return { userId: user.id, username, caller, call: service.as(caller), published, enter };
  }

  it('publish every change that affects their time, with all fields that determine it', async () => {
    const { call, published, username, userId } = await aUser(undefined);
    await call(changePreferences, { reminderDaysBefore: 14 });
    await call(changePreferences, { timeZone: 'Asia/Kathmandu', emailRemindersEnabled: false });
    await call(changeAccount, { username, email: `${username}@example.test`, firstName: 'Maya' });
    const first = {
      userId,
      displayName: username,
      timeZone: 'Europe/Berlin',
      reminderDaysBefore: 14,
      emailRemindersEnabled: true,
      hasEmail: false,
      currency: 'USD',
      language: null,
    };
    const second = { ...first, timeZone: 'Asia/Kathmandu', emailRemindersEnabled: false };
    expect(await published()).toEqual([first, second, { ...second, displayName: 'Maya' }]);
    await confirmAddress(service, userId);
    expect((await published()).at(-1)).toEqual({ ...second, displayName: 'Maya', hasEmail: true });
    const versions = await service.query<{ version: number }>(
      `select (envelope->>'aggregateversion')::int as version from outbox
       where envelope #>> '{data,userId}' = $1 and envelope ->> 'type' = $2 order by seq`,
      [userId, preferencesChanged.type],
    );
    const numbers = versions.map(({ version }) => version);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('publish nothing if nothing about them has changed', async () => {
    const { call, published } = await aUser('quiet@example.test');
    await call(changePreferences, { reminderDaysBefore: 7, smsRemindersEnabled: true, viewMailsEnabled: false });
    expect(await published()).toEqual([]);
  });

  it('accept a time zone by its name only', async () => {
    const { call } = await aUser('zones@example.test');
    for (const timeZone of ['+02:00', 'Mars/Olympus', ''])
      await expect(call(changePreferences, { timeZone })).rejects.toMatchObject({ status: 400 });
    expect(await call(getPreferences, {})).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  it('take an unknown time zone from the next sign-in, and keep a known one', async () => {
    const { call, published, enter } = await aUser('traveller@example.test', 'UTC');
    await enter('America/Lima');
    expect(await published()).toMatchObject([{ timeZone: 'America/Lima' }]);
    await enter('Asia/Tokyo');
    expect(await call(getPreferences, {})).toMatchObject({ timeZone: 'America/Lima' });
  });

  it('go to the last confirmed address, and not to users who want none, have none or are deleted', async () => {
    const address = (userId: string) => service.call(addressReminder, { userId });
    const { userId, username, call, caller } = await aUser('here@example.test');
    expect(await address(userId)).toMatchObject({ email: 'here@example.test', timeZone: 'Europe/Berlin' });
    await call(changeAccount, { username, email: 'there@example.test' });
    expect(await address(userId)).toMatchObject({ email: 'here@example.test' });
    await confirmAddress(service, userId);
    expect(await address(userId)).toMatchObject({ email: 'there@example.test' });
    await call(changePreferences, { emailRemindersEnabled: false });
    await expect(address(userId)).rejects.toMatchObject({ status: 404 });
    await call(changePreferences, { emailRemindersEnabled: true });
    await service.call(deleteAccount, {}, { caller, ...patient });
    await expect(address(userId)).rejects.toMatchObject({ status: 404 });
    await expect(address((await aUser(undefined)).userId)).rejects.toMatchObject({ status: 404 });
  });

  it('are changed and stopped by the link in a mail, without a session', async () => {
    const { userId, call, published, caller } = await aUser('maria@example.test');
    const { settingsToken } = await service.call(addressReminder, { userId });
    expect(await service.call(readReminderSettings, { settingsToken })).toEqual({
      maskedEmail: 'm…@example.test',
      emailRemindersEnabled: true,
      reminderDaysBefore: 7,
      viewMailsEnabled: true,
    });
    const stop = { settingsToken, emailRemindersEnabled: false };
    await service.call(changeReminderSettings, stop);
    await service.call(changeReminderSettings, stop);
    expect(await call(getPreferences, {})).toMatchObject({ emailRemindersEnabled: false });
    expect(await published()).toMatchObject([{ emailRemindersEnabled: false }]);
    await service.call(changeReminderSettings, { settingsToken, emailRemindersEnabled: true, reminderDaysBefore: 30 });
    expect(await call(getPreferences, {})).toMatchObject({ emailRemindersEnabled: true, reminderDaysBefore: 30 });

    const forged = `${settingsToken.slice(0, -1)}${settingsToken.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [forged, 'A'.repeat(64)])
      await expect(service.call(readReminderSettings, { settingsToken: token })).rejects.toMatchObject({ status: 404 });
    await service.call(deleteAccount, {}, { caller, ...patient });
    await expect(service.call(changeReminderSettings, stop)).rejects.toMatchObject({ status: 404 });
  });

  it('ask how a gift went by links that open this gift only, as long as the address is the user’s', async () => {
    const { userId, username, call, caller } = await aUser('teller@example.test');
    const giftIds = [randomUUID(), randomUUID()];
    const { outcomeTokens } = await service.call(signOutcomeLinks, { userId, giftIds });
    const open = (outcomeToken: string) => service.call(openOutcomeLink, { outcomeToken });
    expect(await Promise.all(outcomeTokens.map(open))).toEqual(giftIds.map((giftId) => ({ userId, giftId })));
    const [token = '', other = ''] = outcomeTokens;
    const mixed = token.slice(0, 22) + other.slice(22, 43) + token.slice(43);
    for (const wrong of [mixed, 'A'.repeat(80), token.slice(0, 70), `${token}x`, 'x'])
      await expect(open(wrong)).rejects.toMatchObject({ status: 404 });
    await call(changeAccount, { username, email: 'moved@example.test' });
    await confirmAddress(service, userId);
    await expect(open(token)).rejects.toMatchObject({ status: 404 });
    const [anew = ''] = (await service.call(signOutcomeLinks, { userId, giftIds })).outcomeTokens;
    await service.call(deleteAccount, {}, { caller, ...patient });
    await expect(open(anew)).rejects.toMatchObject({ status: 404 });
    await expect(service.call(signOutcomeLinks, { userId, giftIds })).rejects.toMatchObject({ status: 404 });
  });

  it('and mails about views are stopped separately', async () => {
    const { userId, call, caller } = await aUser('curious@example.test');
    const address = (of: typeof addressReminder) => service.call(of, { userId });
    const { settingsToken, ...reader } = await address(addressViewMail);
    expect(reader).toEqual({
      email: 'curious@example.test',
      displayName: caller.displayName,
      timeZone: 'Europe/Berlin',
      language: null,
      tier: 'free',
    });
    await service.call(changeReminderSettings, { settingsToken, viewMailsEnabled: false });
    await expect(address(addressViewMail)).rejects.toMatchObject({ status: 404 });
    expect(await address(addressSenderMail)).toMatchObject(reader);
    expect(await address(addressReminder)).toMatchObject({ email: 'curious@example.test' });
    expect(await call(getPreferences, {})).toMatchObject({ viewMailsEnabled: false, emailRemindersEnabled: true });
    await call(changePreferences, { viewMailsEnabled: true, emailRemindersEnabled: false });
    expect(await address(addressViewMail)).toMatchObject({ settingsToken });
    await service.call(deleteAccount, {}, { caller, ...patient });
    await expect(address(addressViewMail)).rejects.toMatchObject({ status: 404 });
    await expect(service.call(addressViewMail, { userId: (await aUser(undefined)).userId })).rejects.toMatchObject({
      status: 404,
    });
  });
});
