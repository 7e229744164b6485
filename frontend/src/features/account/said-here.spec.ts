import { de as account } from '../../languages/account/de.js';
import { de as connect } from '../../languages/connect/de.js';
import { speak } from '../../languages/words.js';
import { problemWords } from './connect/webhooks/problem-words.js';
import { browserName } from './security/browser-name.js';

afterEach(() => speak('en'));

describe('What the API says in English', () => {
  it('stands as it is in English', () => {
    expect(browserName('Firefox on Linux')).toBe('Firefox on Linux');
    expect(problemWords('The receiver answered 500.', 500)).toBe('The receiver answered 500.');
  });

  it('is said in the page’s language, where it has words', () => {
    speak('de', { account, connect });
    expect(browserName('Firefox on Linux')).toBe('Firefox auf Linux');
    expect(browserName('Unknown browser')).toBe('Unbekannter Browser');
    expect(browserName('curl')).toBe('curl');
    expect(problemWords('The receiver answered 500.', 500)).toBe('Der Empfänger hat mit 500 geantwortet.');
    expect(problemWords('Whatever.', 307)).toMatch(/Weiterleitung \(307\)/);
    expect(problemWords('The connection to the receiver broke.', null)).toMatch(/abgebrochen/);
    expect(problemWords('The receiver did not answer within 10 seconds.', null)).toMatch(/innerhalb von 10 Sekunden/);
    expect(problemWords('Something new.', null)).toBe('Something new.');
  });
});
