/** @jest-environment node */
import { personFieldNames, ruleOf } from '@presently/rules/person-fields';
import { speakingIn } from '../../languages/speaking-in.js';
import { changeName } from './change-name.js';

describe('what a row of an import changes', () => {
  it('is said as the API says it in English', () => {
    const changes = ['email', 'picture', 'Birthday', '1 idea', '12 ideas', 'Name day of Ida'];
    expect(changes.map(changeName)).toEqual(changes);
  });

  it('is said in the language of the page', () => {
    const inGerman = speakingIn('de', () =>
      ['time zone', 'picture', 'Birthday', '1 idea', '12 ideas', 'Name day of Ida'].map(changeName),
    );
    expect(inGerman).toEqual(['Zeitzone', 'Bild', 'Geburtstag', '1 Idee', '12 Ideen', 'Name day of Ida']);
  });

  it('has words for each field of a person', () => {
    const labels = personFieldNames.map((field) => ruleOf(field).label.toLowerCase());
    const inJapanese = speakingIn('ja', () => labels.map(changeName));
    expect(inJapanese.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });
});
