import { anyWord } from './any-word.js';

describe('a word', () => {
  it('begins behind no letter, but for Japanese, and ends before none', () => {
    const word = anyWord('als\\b|pfund', '介護');
    expect(['als', '父はals', 'alsの', 'ein Pfund', '母の介護'].filter((text) => !word.test(text))).toEqual([]);
    expect(['alsó', 'malsch', 'Spfund'].filter((text) => word.test(text))).toEqual([]);
  });
});
