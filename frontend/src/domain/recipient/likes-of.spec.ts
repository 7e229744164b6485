import { likesOf } from './likes-of.js';

const interests = ['grief: lost her dog', 'bad knees', 'gardening', 'schlechte Knie', 'tea'];

describe('what a person likes', () => {
  it('is no trouble that stands among the interests, in any language', () => {
    expect(likesOf({ interests, hiddenFromIdeas: ['age'] })).toEqual(['gardening', 'tea']);
    expect(likesOf({ interests: ['dementia'], hiddenFromIdeas: [] })).toEqual([]);
  });

  it('is not told while its switch is off', () => {
    expect(likesOf({ interests, hiddenFromIdeas: ['interests'] })).toEqual([]);
  });
});
