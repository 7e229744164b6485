import { attitudesOf } from './attitudes.js';
import { interestsIn, refusedBy } from './interests.js';

describe('a fact that says no to something', () => {
  it.each([
    ['hates cooking', ['cooking']],
    ['can’t stand golf', ['golf']],
    ['not into yoga any more', ['yoga']],
    ["can't swim", ['swim']],
    ['no coffee please', ['coffee']],
    ['used to play tennis', ['tennis']],
    ['gave up wine', ['wine']],
    ["doesn't drink", ['alcohol']],
    ["doesn't drink coffee", ['coffee']],
    ['football is not her thing', ['football']],
    ['sick of jigsaws', ['jigsaws']],
    ['lost interest in chess', ['chess']],
    ['can’t ski since the accident', ['ski']],
    ['hates cooking, baking and cleaning', ['cooking', 'baking', 'cleaning']],
    ['hasst Kochen', ['Kochen']],
    ['déteste le football', ['football']],
    ['plays no instrument', ['instrument']],
    ['over Harry Potter', ['Harry Potter']],
    ['ya no corre', ['corre']],
  ])('"%s" tells of no liking', (fact, disliked) => {
    expect(attitudesOf(fact).disliked).toEqual(disliked);
    expect(interestsIn(fact)).toEqual([]);
    expect(refusedBy(fact)).toEqual(disliked);
  });

  it.each([
    ['loves tea, hates coffee', ['tea'], ['coffee']],
    ['hates cooking but loves gardening', ['gardening'], ['cooking']],
    ['chess and no longer plays football', ['chess'], ['football']],
    ['loves running but can’t run at the moment', [], ['run at moment']],
    ['tea, not coffee', ['tea'], ['coffee']],
  ])('"%s" tells of both', (fact, liked, disliked) => {
    expect(interestsIn(fact)).toEqual(liked);
    expect(refusedBy(fact)).toEqual(disliked);
  });

  it.each([
    ['never misses a football match', ['football']],
    ["can't get enough of coffee", ['coffee']],
    ['never goes anywhere without a book', ['reading']],
    ['not only chess', ['chess']],
    ['watches football', ['football']],
    ['non-fiction books', ['reading']],
    ['wants nothing', ['~has everything']],
    ['hates clutter', ['~has everything']],
  ])('"%s" is none', (fact, liked) => expect(interestsIn(fact)).toEqual(liked));
});
