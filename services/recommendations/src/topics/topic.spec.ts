import { topicOf } from './topic.js';

describe('an interest of two', () => {
  it('is looked for in the words of both', () => {
    const first = topicOf('knitting and crocheting').searches.slice(0, 6);
    expect(first).toEqual(expect.arrayContaining(['knitting', 'crocheting', 'yarn', 'crochet']));
  });

  it('is not narrowed by its first', () => expect(topicOf('hiking and camping').narrowing).toEqual([]));
});
