import { writePosts } from './write-posts.js';

describe('posts by the imitated model', () => {
  const question = { brief: 'Remind readers of the next four weeks.', category: 'Never late', posts: 21 };

  it('differ from each other and fit every platform', () => {
    const { posts } = writePosts(question);
    expect(posts).toHaveLength(21);
    expect(new Set(posts).size).toBe(21);
    expect(Math.max(...posts.map((post) => post.length))).toBeLessThanOrEqual(280);
  });

  it('are the same for the same brief, and different for another', () => {
    expect(writePosts(question)).toEqual(writePosts(question));
    expect(writePosts({ ...question, brief: 'Something else.' })).not.toEqual(writePosts(question));
  });
});
