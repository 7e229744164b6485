import { speakAsAccountSays, speakFromNowOn } from './remember-language.js';

describe('the language that a user has chosen', () => {
  beforeEach(() => {
    document.cookie = 'language=; max-age=0; path=/';
    document.documentElement.lang = 'en';
  });
  const loadsAfter = (language: 'de' | 'en') => {
    let loads = 0;
    speakFromNowOn(language, () => loads++);
    return loads;
  };

  it('is remembered for the next page, and loads this one again once', () => {
    expect([loadsAfter('de'), document.cookie, loadsAfter('de')]).toEqual([1, 'language=de', 0]);
  });

  it('loads nothing again if the page speaks it', () => {
    document.documentElement.lang = 'de';
    expect([loadsAfter('de'), document.cookie]).toEqual([0, 'language=de']);
  });

  it('is remembered as English, too, and is none of ours otherwise', () => {
    document.documentElement.lang = 'de';
    expect([loadsAfter('en'), document.cookie]).toEqual([1, 'language=en']);
    for (const unknown of ['sv', null, undefined, 'de; path=/elsewhere']) speakAsAccountSays(unknown);
    expect(document.cookie).toBe('language=en');
  });
});
