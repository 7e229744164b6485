import { areasIn, faultsOf } from './message.ts';

const areas = areasIn(['services', 'services/gifting', 'services/gifting/src/link-preview', '.ci', 'docs']);
const faults = (message: string) => faultsOf(message, areas);

describe('the message of a commit', () => {
  it.each([
    'gifting: claim due gifts in batches',
    'gifting: claim due gifts in batches\n\nA timer that claims one gift at a time falls behind.\n',
    'link preview: refuse addresses of this network',
    'link-preview: refuse addresses of this network',
    'ci: run the journeys too',
    `docs: ${'a'.repeat(66)}`,
    `docs: name the page\n\nhttps://example.com/${'a'.repeat(120)}`,
    'docs: name the page\n# Please enter the commit message for your changes.',
    "Merge branch 'main'",
    'Revert "gifting: claim due gifts in batches"',
  ])('may be %j', (message) => expect(faults(message)).toEqual([]));

  it.each([
    [`docs: ${'a'.repeat(67)}`, 'The subject has 73 characters. At most 72 are allowed.'],
    ['claim due gifts in batches', 'The subject must be "area: do this".'],
    ['gifting:claim due gifts', 'The subject must be "area: do this".'],
    ['gifting: ', 'The subject must be "area: do this".'],
    ['', 'The subject must be "area: do this".'],
    ['gifting, docs: name the page', '"gifting, docs" is no area. An area is one name of a folder in the repository.'],
    ['things: name the page', '"things" is no area. An area is one name of a folder in the repository.'],
    ['docs: Name the page', 'What follows the area must begin in lower case.'],
    ['docs: name the page.', 'The subject must be one idea, without a full stop or a semicolon.'],
    ['docs: name the page; say less', 'The subject must be one idea, without a full stop or a semicolon.'],
    ['docs: name the page\nbecause it has none', 'The line after the subject must be empty.'],
    [`docs: name the page\n\n${'word '.repeat(25)}`, 'A line of the body has more than 120 characters.'],
  ])('must not be %j', (message, fault) => expect(faults(message)).toEqual([fault]));

  it('may begin with an abbreviation', () => expect(faults('docs: URLs are links')).toEqual([]));
});
