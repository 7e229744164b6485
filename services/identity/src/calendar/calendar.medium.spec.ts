import { changeCalendar, getCalendar, openCalendar, rotateCalendar } from '@presently/contracts/identity/calendar';
import { deleteAccount } from '@presently/contracts/identity/erasure';
import { changePreferences } from '@presently/contracts/identity/preferences';
import { register } from '@presently/contracts/identity/sessions';
import { suspendUser } from '@presently/contracts/identity/suspension';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { setAdministrator } from '../accounts/administrators.js';
import { definition } from '../definition.js';

const password = 'correct horse';
const missing = { status: 404, code: 'not-found' };

describe('the address of a calendar', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      PUBLIC_URL: 'https://presently.example',
      REGISTRATIONS_PER_HOUR: '1000',
    });
  });
  afterAll(() => service.stop());

  async function aUser() {
    const username = `u-${randomUUID().slice(0, 8)}`;
    const { user } = await service.call(
      register,
      { registration: { username, password }, address: randomUUID() },
      { deadlineMs: 20_000 },
    );
    const call = service.as(aCaller({ userId: user.id, displayName: username }));
    const secret = async () => secretIn((await call(getCalendar, {})).url);
    return { userId: user.id, username, call, secret };
  }
  const secretIn = (url: string | null) =>
    /^https:\/\/presently\.example\/calendar\/([\w-]{64})\.ics$/.exec(url ?? '')?.[1] ?? '';
  const open = (secret: string) => service.call(openCalendar, { secret });

  it('opens the calendar of its account with the present lead, and no other', async () => {
    const [ann, bo] = [await aUser(), await aUser()];
    expect(await open(await ann.secret())).toEqual({ userId: ann.userId, reminderDaysBefore: 7 });
    await ann.call(changePreferences, { reminderDaysBefore: 14 });
    expect(await open(await ann.secret())).toEqual({ userId: ann.userId, reminderDaysBefore: 14 });
    const [anns, bos] = [await ann.secret(), await bo.secret()];
    const id = anns.slice(0, 21);
    for (const forged of [id + bos.slice(21), 'A'.repeat(64), `${anns.slice(0, -1)}${anns.endsWith('A') ? 'B' : 'A'}`])
      await expect(open(forged)).rejects.toMatchObject(missing);
  });

  it('ends when it is changed, and while the feed is off', async () => {
    const { call, secret } = await aUser();
    const first = await secret();
    const second = secretIn((await call(rotateCalendar, {})).url);
    expect(second).not.toBe(first);
    expect(await secret()).toBe(second);
    await expect(open(first)).rejects.toMatchObject(missing);
    expect(await call(changeCalendar, { isEnabled: false })).toEqual({ isEnabled: false, url: null });
    await expect(open(second)).rejects.toMatchObject(missing);
    expect(secretIn((await call(changeCalendar, { isEnabled: true })).url)).toBe(second);
    expect(await open(second)).toBeDefined();
  });

  it('is nowhere in the database', async () => {
    const { secret, userId } = await aUser();
    const [row] = await service.query<{ row: string }>('select u::text as row from users u where id = $1', [userId]);
    expect(row!.row).toContain(userId);
    expect(row!.row).not.toContain((await secret()).slice(22));
  });

  it('ends with a suspension and with the account', async () => {
    const [ann, bo] = [await aUser(), await aUser()];
    const [anns, bos] = [await ann.secret(), await bo.secret()];
    const admin = await aUser();
    await setAdministrator(service.running.orm.em.fork(), admin.username, true, new Date());
    await service.as(aCaller({ userId: admin.userId, isAdmin: true }))(suspendUser, { userId: ann.userId });
    await expect(open(anns)).rejects.toMatchObject(missing);
    await service.call(deleteAccount, {}, { caller: aCaller({ userId: bo.userId }), deadlineMs: 20_000 });
    await expect(open(bos)).rejects.toMatchObject(missing);
  });
});
