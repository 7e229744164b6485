import { addRecipient, changeRecipient, recipientChanged } from '@presently/contracts/gifting/recipients';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { TellAgain } from './tell-again.js';

describe('people of whom an older release has told', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {});
  });
  afterAll(() => service.stop());

  async function aPerson() {
    const call = service.as(aCaller());
    const { id: recipientId } = await call(addRecipient, { name: 'Ida', relationship: 'Sister', interests: ['tea'] });
    const told = () =>
      service.query<{ version: number; interests: string[] }>(
        `select (envelope->>'aggregateversion')::int as version, envelope #> '{data,interests}' as interests
         from outbox where subject = $1 and envelope #>> '{data,recipientId}' = $2 order by seq`,
        [recipientChanged.subject, recipientId],
      );
    const hash = async () => {
      const rows = 'select published_hash as hash from recipients where id = $1';
      return (await service.query<{ hash: string }>(rows, [recipientId]))[0]!.hash;
    };
    const publishedAs = (text: string) =>
      service.query('update recipients set published_hash = $2 where id = $1', [recipientId, text]);
    const hide = () => call(changeRecipient, { recipientId, hiddenFromIdeas: ['interests'] });
    return { hide, told, hash, publishedAs };
  }
  const tellAgain = () => service.running.app.get(TellAgain).tell();

  it('are told again once, with a version that is new to every reader', async () => {
    const { hide, told, hash, publishedAs } = await aPerson();
    await hide();
    const own = await hash();
    await publishedAs('what-an-older-release-has-told');
    await tellAgain();
    await tellAgain();
    expect(await told()).toEqual([
      { version: 1, interests: ['tea'] },
      { version: 2, interests: [] },
      { version: 3, interests: [] },
    ]);
    expect(await hash()).toBe(own);
  });

  it('are not told again if the older release has said the same', async () => {
    const { told, hash, publishedAs } = await aPerson();
    const own = await hash();
    expect(own).toMatch(/^2\./);
    await publishedAs(own.slice(2));
    await tellAgain();
    expect(await told()).toHaveLength(1);
    expect(await hash()).toBe(own);
  });

  it('are told in pages, all of them', async () => {
    const caller = aCaller();
    await service.as(caller)(addRecipient, { name: 'Ida', relationship: 'Sister' });
    await service.query(
      `insert into recipients select (jsonb_populate_record(known, jsonb_build_object(
         'id', gen_random_uuid(), 'published_hash', 'older'))).*
       from recipients known, generate_series(1, 450) where known.user_id = $1`,
      [caller.userId],
    );
    await tellAgain();
    const before = `select 1 from recipients where published_hash not like '2.%'`;
    expect(await service.query(before)).toEqual([]);
  });
});
