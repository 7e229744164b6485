import { recommendationsUserData } from '@presently/contracts/recommendations/user-data';
import { userData } from '@presently/service/user-data/user-data';

const ofRecipients = 'recipient_id in (select id from recipients where user_id = ?)';

export const exportedUserData = userData({
  reads: recommendationsUserData,
  lists: {
    keptIdeas: { table: 'kept_ideas', where: ofRecipients },
    unwantedIdeas: { table: 'not_this', where: ofRecipients, key: ['created_at', 'recipient_id', 'md5(idea)'] },
  },
  leftOut: {
    recipients: 'A copy from gifting.',
    occasions: 'A copy from gifting.',
    senders: 'A copy from identity.',
    given_gifts: 'A copy from gifting.',
    erased_recipients: 'Ids of people whose data are gone.',
    recommendations_cache: 'Suggestions of the last hours. What a sender keeps of them is a kept idea.',
    product_feeds: 'Belongs to no account.',
    products: 'Belongs to no account: what feeds of shops offer.',
    product_words: 'Belongs to no account: words of those products.',
    feed_rows: 'Belongs to no account: rows of a feed while it is read.',
    model_spend: 'Belongs to no account.',
    idea_costs: 'Belongs to no account.',
    picks: 'Belongs to no account.',
    recipes: 'Belongs to no account: hashes of interests, and what shops have for them.',
    recipe_secret: 'Belongs to no account.',
    baskets: 'Addresses of baskets at shops, for thirty days.',
    product_checks: 'Belongs to no account: hashes of addresses of products, and what shops ask for them.',
    search_cache: 'Belongs to no account: what shops answered.',
    search_hints: 'Belongs to no account: hashes of interests, and words of titles.',
  },
});
