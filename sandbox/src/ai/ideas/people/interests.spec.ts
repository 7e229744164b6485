import { interestsIn, refusedBy } from './interests.js';

describe('a trouble', () => {
  it.each([
    ['lost her husband', '~grief'],
    ['lost his old dog in May', '~grief'],
    ['her grandfather passed away', '~grief'],
    ['veuve', '~grief'],
    ['just lost her job', '~worn out'],
    ['made redundant', '~worn out'],
    ['hat seinen Job verloren', '~worn out'],
    ['divorce', '~worn out'],
    ['miscarriage', '~child loss'],
    ['lost their unborn baby', '~child loss'],
    ['her baby died', '~child loss'],
    ['lost his house in a fire', '~starting over'],
    ['flat was flooded, lost everything', '~starting over'],
    ['cancer survivor', '~anybody'],
    ['chemo starts', '~aches'],
    ['hard of hearing', '~hard of hearing'],
    ['tinnitus', '~hard of hearing'],
    ['going blind', '~low vision'],
    ['losing her sight', '~low vision'],
    ['migraines', '~headaches'],
    ['recovering alcoholic', '~sober'],
    ['recovering from surgery', '~aches'],
    ['three years sober', '~sober'],
    ['type 2 diabetes', '~sugar'],
    ['has IBS', '~stomach'],
    ['ADHD', '~restless'],
    ['diverticulitis', '~aches'],
    ['lost her driving licence', '~worn out'],
    ['lost their twins', '~child loss'],
  ])('"%s" is %s', (fact, trouble) => expect(interestsIn(fact)).toEqual([trouble]));

  it.each([
    ['lost weight', []],
    ['lost interest in golf', []],
    ['cancer survivor who loves hiking', ['hiking']],
  ])('"%s" is none', (fact, interests) => expect(interestsIn(fact)).toEqual(interests));

  it('has things that do not go with it', () => {
    expect(refusedBy('stillbirth')).toEqual(expect.arrayContaining(['babies', 'children']));
    expect(refusedBy('deaf')).toEqual(['sound']);
    expect(refusedBy('in rehab')).toEqual(['alcohol']);
  });
});

describe('an interest', () => {
  it.each([
    ['pickleball', 'racket sports'],
    ['ham radio', 'amateur radio'],
    ['sneakers', 'shoes'],
    ['chemistry', 'science'],
    ['Formula 1', 'motorsport'],
    ['crochet', 'crochet'],
    ['plays bridge', 'card games'],
    ['ice hockey', 'ice skating'],
    ['calligraphy', 'writing'],
    ['family history', 'genealogy'],
    ['newlyweds', 'wedding'],
  ])('"%s" is no other that is only near: %s', (fact, interest) => expect(interestsIn(fact)).toEqual([interest]));
});
