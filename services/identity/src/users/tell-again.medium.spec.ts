import { changePreferences, preferencesChanged } from '@presently/contracts/identity/preferences';
import { register } from '@presently/contracts/identity/sessions';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { TellAgain } from './tell-again.js';

describe('users of whom an older release has told', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { REGISTRATIONS_PER_HOUR: '1000' });
  });
  afterAll(() => service.stop());

  async function aUser(username: string) {
    const registration = { username, password: 'correct horse' };
    const { user } = await service.call(register, { registration, address: 'home' }, { deadlineMs: 20_000 });
    const told = () =>
      service.query<{ version: number; language: string | null }>(
        `select (envelope->>'aggregateversion')::int as version, envelope #>> '{data,language}' as language
         from outbox where subject = $1 and envelope #>> '{data,userId}' = $2 order by seq`,
        [preferencesChanged.subject, user.id],
      );
    const choose = () => service.as(aCaller({ userId: user.id }))(changePreferences, { language: 'de' });
    const toldBefore = () => service.query('update users set told_format = 1 where id = $1', [user.id]);
    return { told, choose, toldBefore };
  }
  const tellAgain = () => service.running.app.get(TellAgain).tell();

  it('are told of again once, with their language, in a version that is new to every reader', async () => {
    const { told, choose, toldBefore } = await aUser('chooser');
    await choose();
    await toldBefore();
    const [first] = await told();
    await tellAgain();
    await tellAgain();
    const [, again, ...more] = await told();
    expect(again!.language).toBe('de');
    expect(again!.version).toBeGreaterThan(first!.version);
    expect(more).toEqual([]);
  });

  it('are not told of again without a language, or by this release', async () => {
    const { told, toldBefore } = await aUser('browser.language');
    await toldBefore();
    const { told: toldOfOther, choose } = await aUser('newcomer');
    await choose();
    await tellAgain();
    expect(await told()).toEqual([]);
    expect(await toldOfOther()).toHaveLength(1);
  });
});
