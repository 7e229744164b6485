import type { Caller } from '@presently/messaging/call-context';
import { notFound } from '@presently/messaging/problem';
import { ageOn } from '@presently/rules/age';
import type { Hideable } from '@presently/rules/person-fields';
import { languageOfTag } from '@presently/rules/languages';
import { addDays } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { RecommendationsEnv } from '../env.js';
import { dayOf } from './occasion-day.js';
import { adultAge, factsOf, type Profile } from './profile.js';

interface Asked {
  recipientId: string;
  occasionId?: string | undefined;
}

interface Row {
  name: string;
  relationship: string;
  interests: string[];
  dislikes: string[];
  language: string | null;
  sender_language: string | null;
  birthday: string | null;
  about_age: number | null;
  about_age_on: string | null;
  gender: string | null;
  country: string | null;
  sizes: string | null;
  notes: string | null;
  hidden: string[];
  hidden_interests: string[];
  occasion: Profile['occasion'];
  given: Profile['given'];
  passed_over: Profile['passedOver'];
  kept: Profile['kept'];
  not_this: string[];
  not_this_products: string[];
}

const pauseMs = 60;
/** For how long a product is not proposed again that somebody did not choose. */
const passedOverDays = 365;

/** Reads recipients from the data of gifting's events. */
@Injectable()
export class Profiles {
  constructor(
    private readonly em: EntityManager,
    private readonly env: RecommendationsEnv,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller's recipient. Waits for the event of a recipient who was added a moment ago.
   * @throws Problem `not-found`
   */
  async find(asked: Asked, caller: Pick<Caller, 'userId'>, signal: AbortSignal): Promise<Profile> {
    const end = Date.now() + this.env.PROFILE_WAIT_MS;
    for (;;) {
      const row = await this.read(asked, caller);
      if (row && (row.occasion || !asked.occasionId)) return toProfile(asked.recipientId, row, this.clock.today('UTC'));
      if (Date.now() >= end) throw notFound(row ? 'Occasion' : 'Recipient');
      signal.throwIfAborted();
      await sleep(pauseMs);
    }
  }

  private async read({ recipientId, occasionId }: Asked, { userId }: Pick<Caller, 'userId'>): Promise<Row | undefined> {
    const [row] = await this.em.execute<Row[]>(
      `select name, relationship, to_jsonb(interests) as interests, to_jsonb(dislikes) as dislikes, language,
         (select s.language from senders s where s.user_id = r.user_id) as sender_language,
         birthday, about_age, about_age_on, gender, country, sizes, notes, to_jsonb(hidden_from_ideas) as hidden,
         to_jsonb(hidden_interests) as hidden_interests,
         (select jsonb_build_object('id', o.id, 'type', o.type, 'title', o.title, 'date', o.date)
            from occasions o where o.recipient_id = r.id and o.id = ?) as occasion,
         (select coalesce(jsonb_agg(jsonb_build_object(
             'title', g.title, 'url', g.url, 'outcome', g.outcome, 'givenOn', g.given_on)
             order by g.given_on desc nulls last, g.gift_id), '[]')
            from given_gifts g where g.recipient_id = r.id and g.user_id = r.user_id) as given,
         (select coalesce(jsonb_agg(passed order by g.gift_id, passed ->> 'title'), '[]')
            from given_gifts g, jsonb_array_elements(g.passed_over) passed
           where g.recipient_id = r.id and g.user_id = r.user_id and coalesce(g.given_on, '9') > ?) as passed_over,
         (select coalesce(jsonb_agg(jsonb_build_object('title', k.title, 'url', k.link, 'isGiven', k.state = 'given')
             order by k.id), '[]')
            from kept_ideas k where k.recipient_id = r.id) as kept,
         (select coalesce(jsonb_agg(n.idea order by n.idea), '[]')
            from not_this n where n.recipient_id = r.id) as not_this,
         (select coalesce(jsonb_agg(key order by key), '[]')
            from not_this n, jsonb_array_elements_text(n.products) key
           where n.recipient_id = r.id) as not_this_products
       from recipients r where r.id = ? and r.user_id = ?`,
      [occasionId ?? null, addDays(this.clock.today('UTC'), -passedOverDays), recipientId, userId],
    );
    return row;
  }
}

function toProfile(recipientId: string, row: Row, today: string): Profile {
  const { not_this: notThis, not_this_products: notThisProducts, passed_over: passedOver, birthday, ...known } = row;
  const { about_age: aboutAge, about_age_on: aboutAgeOn, sender_language: tag, hidden, ...others } = known;
  const { hidden_interests: hiddenInterests, ...facts } = others;
  const isHidden = (fact: Hideable) => hidden.includes(fact);
  const shown = { ...facts, ...(isHidden('given') && { isGivenHidden: true }) };
  const day = row.occasion ? dayOf(row.occasion.date, today) : today;
  const age = ageOn(day, { birthday, aboutAge, aboutAgeOn });
  return {
    recipientId,
    ...shown,
    senderLanguage: languageOfTag(tag) ?? 'en',
    age: isHidden('age') ? null : age,
    ...(isHidden('age') && age !== null && { hiddenAge: age, isChild: age < adultAge }),
    ...(hiddenInterests.length > 0 && { hiddenInterests }),
    ...(passedOver?.length && { passedOver }),
    notThis,
    notThisProducts,
    facts: factsOf(shown),
  };
}
