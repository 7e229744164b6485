import { tastes } from './tastes.js';

const said = (interests: string[], hiddenFromIdeas: 'interests'[] = []) =>
  tastes({ relationship: 'Mother', interests, hiddenFromIdeas });

describe('The header of ideas', () => {
  it('names what is liked, and no trouble', () => {
    expect(said(['grief: lost her dog', 'bad knees', 'gardening'])).toBe('Mother, likes gardening');
    expect(said(['grief: lost her dog', 'bad knees'])).toBe('Mother');
  });

  it('names nothing that ideas may not know', () => {
    expect(said(['gardening'], ['interests'])).toBe('Mother');
  });

  it('asks for interests where there is none', () => {
    expect(said([])).toBe('Mother. With a few interests, ideas become more personal.');
  });
});
