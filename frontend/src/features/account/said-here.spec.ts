import { de as account } from '../../languages/account/de.js';
import { speak } from '../../languages/words.js';
import { browserName } from './security/browser-name.js';

afterEach(() => speak('en'));

describe('What the API says in English', () => {
  it('stands as it is in English', () => {
    expect(browserName('Firefox on Linux')).toBe('Firefox on Linux');
  });

  it('is said in the page’s language, where it has words', () => {
    speak('de', { account });
    expect(browserName('Firefox on Linux')).toBe('Firefox auf Linux');
    expect(browserName('Unknown browser')).toBe('Unbekannter Browser');
    expect(browserName('curl')).toBe('curl');
  });
});
