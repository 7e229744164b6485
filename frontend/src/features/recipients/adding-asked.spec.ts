import { addsPerson } from '../../domain/recipient/adds-person.js';
import { addingAsked } from './adding-asked.js';

describe('Who comes to the recipients', () => {
  it.each([
    ['by a link for adding one', addsPerson, '?label=family', { isWanted: true, search: '?label=family' }],
    ['by the shortcut', null, '?add=person', { isWanted: true, search: '' }],
    ['by the shortcut, with a label', null, '?add=person&label=a%26b', { isWanted: true, search: 'label=a%26b' }],
    ['by anything else', { wanted: '/gifts' }, '?add=else&q=1', { isWanted: false, search: '?add=else&q=1' }],
  ])('%s', (_how, state, search, asked) => {
    expect(addingAsked(state, search)).toEqual(asked);
  });
});
