import { checkedPerson } from '../read/checked-person.js';
import type { ImportedPerson } from '../read/imported-person.js';
import { Contacts } from './contacts.js';
import { differenceOf, knownFrom } from './difference.js';
import { KnownPeople } from './known-people.js';

type Given = Partial<ImportedPerson> & { name: string };
const checked = (given: Given) => checkedPerson({ occasions: [], ...given }, '2026-11-22').person;

/** For each row of a file, whom it means: the name and by what, or nobody. */
function meant(account: readonly Given[], file: readonly Given[]): (string | null)[] {
  const contacts = new Contacts('US');
  const people = new KnownPeople(contacts);
  for (const given of account) {
    const person = checked(given);
    people.add({ ...knownFrom(person), recipientId: given.name, isOfFile: false }, {});
  }
  return file.map((given) => {
    const person = checked(given);
    const found = people.find(person);
    if (found) people.learn(found.known, differenceOf(found.known, person, contacts), person);
    else people.add(knownFrom(person), person);
    return found ? `${found.known.name} by ${found.by}` : null;
  });
}

const office = 'office@example.com';
const home = '+12025550110';

describe('a person of a file', () => {
  it.each<[string, Given[], Given[]]>([
    [
      'shares the address of an office',
      [{ name: 'Anna Miller', email: office }],
      [
        { name: 'Bob Stone', email: office, birthday: '1979-08-09' },
        { name: 'Chen Wu', email: office },
      ],
    ],
    [
      'shares the address and the number of a family',
      [{ name: 'Ben Miller', email: 'family@example.com', phone: home }],
      [
        { name: 'Carla Miller', email: 'family@example.com', phone: home, birthday: '2012-02-03' },
        { name: 'Bea Miller', email: 'family@example.com', phone: home },
      ],
    ],
    [
      'is a twin',
      [{ name: 'Tim Berg', birthday: '2010-05-05', phone: home }],
      [
        { name: 'Tom Berg', birthday: '2010-05-05', phone: home },
        { name: 'Tomas Berg', birthday: '2010-05-05', phone: home },
      ],
    ],
    [
      'has a usual name, and other contacts',
      [],
      [
        { name: 'Maria Garcia', uid: '1', email: 'maria@work.example', phone: '+12025550101' },
        { name: 'Maria Garcia', uid: '2', email: 'mgarcia@school.example', phone: '+12025550102' },
        { name: 'Maria García', email: 'maria@home.example' },
      ],
    ],
    [
      'has a usual name, other contacts than one who is known, and a birthday',
      [{ name: '王伟', email: 'wei@a.example', birthday: '1990-01-02' }],
      [{ name: '王伟', email: 'wei@b.example' }],
    ],
    [
      'is called as another one',
      [],
      [
        { name: 'Mum', phone: '+12025550131', birthday: '1960-04-05' },
        { name: 'Mum', phone: '+12025550132' },
      ],
    ],
    [
      'is a father or a son',
      [{ name: 'John Hale', birthday: '1950-01-02', email: 'hale@example.com', phone: home }],
      [
        { name: 'John Hale Jr.', birthday: '1980-03-04', phone: home },
        { name: 'John Hale', birthday: '1985-06-07', email: 'hale@example.com', phone: home },
      ],
    ],
    [
      'has the name of one with another day',
      [{ name: 'Anna', birthday: '--03-04' }],
      [{ name: 'Anna', birthday: '--09-11' }],
    ],
    [
      'has a short id that another file has given to somebody else',
      [{ name: 'Ann Lee', uid: '1', birthday: '1980-01-01' }],
      [{ name: 'Bo Ek', uid: '1', birthday: '1990-02-03' }],
    ],
    [
      'is one of a couple who share an address and a number',
      [
        { name: 'Uwe und Petra Lange', email: 'lange@example.com', phone: home },
        { name: 'Kate & Tom', email: 'kt@example.com' },
        { name: 'Familie Ek', phone: '+12025550177' },
      ],
      [
        { name: 'Petra Lange', email: 'lange@example.com', phone: home, birthday: '1980-05-03' },
        { name: 'Kate', email: 'kt@example.com', birthday: '1981-05-03' },
        { name: 'Familie', phone: '+12025550177', birthday: '1982-05-03' },
      ],
    ],
    [
      'is the mother of a child',
      [{ name: 'Leo', email: 'leo@example.com', phone: home }],
      [
        { name: 'Leo Mum', email: 'leo@example.com', birthday: '1987-03-04' },
        { name: 'Leo Papa', phone: home },
      ],
    ],
    [
      'has the same initial, and a birthday',
      [
        { name: 'Paul Baker', email: 'baker@example.com', phone: home },
        { name: 'R. Stone', email: 'rs@example.com' },
      ],
      [
        { name: 'P Baker', email: 'baker@example.com', birthday: '1950-03-04' },
        { name: 'P. Baker', phone: home, birthday: '1950-03-05' },
        { name: 'Rita Stone', email: 'rs@example.com', birthday: '1990-01-02' },
      ],
    ],
    [
      'has a name of another spelling, and shares no birthday',
      [{ name: 'Joe Lee', birthday: '1980-01-02' }],
      [{ name: 'Jo Lee' }, { name: 'Jöe Lee', birthday: '1981-05-06' }],
    ],
  ])('%s: somebody else', (_case, account, file) => {
    expect(meant(account, file)).toEqual(file.map(() => null));
  });

  it.each<[string, Given, Given, string]>([
    ['order', { name: 'Anna Müller', email: 'a@x.example' }, { name: 'Müller Anna', email: 'A@x.example' }, 'email'],
    ['accents', { name: 'Łucja Żak', phone: '+48601234567' }, { name: 'Lucja Zak', phone: '+48 601 234 567' }, 'phone'],
    [
      'an initial',
      { name: 'A. Miller', email: 'am@x.example' },
      { name: 'Anna Miller', email: 'am@x.example' },
      'email',
    ],
    [
      'an initial, and the address names the person',
      { name: 'Paul Baker', email: 'paul.baker@x.example' },
      { name: 'P Baker', email: 'paul.baker@x.example', birthday: '1990-01-02' },
      'email',
    ],
    [
      'an initial, and shares the birthday',
      { name: 'Paul Baker', phone: home, birthday: '1990-01-02' },
      { name: 'P Baker', phone: home, birthday: '1990-01-02' },
      'phone',
    ],
    [
      'a word of kinship, and shares the birthday',
      { name: 'Ann Miller (Mum)', phone: home, birthday: '1960-01-02' },
      { name: 'Ann Miller', phone: home, birthday: '1960-01-02' },
      'phone',
    ],
    [
      'the spelling, and shares nothing but the birthday',
      { name: 'Jürgen Groß', birthday: '1980-01-02' },
      { name: 'Gross, Juergen', birthday: '1980-01-02' },
      'name',
    ],
    [
      'a space inside of a name, and shares nothing but the birthday',
      { name: "Siobhán O'Brien", email: 'so@x.example', birthday: '1980-01-02' },
      { name: 'Siobhan O Brien', birthday: '1980-01-02' },
      'name',
    ],
    ['a word more', { name: 'Anna Miller', phone: home }, { name: 'Anna Eva Miller', phone: home }, 'phone'],
    ['one word', { name: 'Anna', email: 'am@x.example' }, { name: 'Anna Miller', email: 'am@x.example' }, 'email'],
    [
      'a nickname',
      { name: 'Bob Smith', email: 'bs@x.example' },
      { name: 'Robert Smith', email: 'bs@x.example' },
      'email',
    ],
    ['a title', { name: 'Dr. Ute Falk' }, { name: 'Ute Falk', email: 'ute@x.example' }, 'name'],
    ['nothing but the name', { name: 'Bo' }, { name: 'Bo', email: 'bo@x.example', birthday: '--12-24' }, 'name'],
    [
      'another address, and the birthday',
      { name: 'Kim Sol', email: 'k@a.example', birthday: '1990-02-03' },
      { name: 'Kim Sol', email: 'k@b.example', birthday: '1990-02-03' },
      'name',
    ],
    [
      'a birthday that is corrected',
      { name: 'Kim Sol', email: 'k@a.example', birthday: '1990-02-03' },
      { name: 'Kim Sol', email: 'k@a.example', birthday: '1990-03-03' },
      'email',
    ],
    [
      'the spelling of umlauts, and the order',
      { name: 'Müller Jörg', email: 'j@x.example' },
      { name: 'Joerg Mueller', email: 'j@x.example' },
      'email',
    ],
    ['the spelling of an å', { name: 'Åse Ødegård', phone: home }, { name: 'Aase Oedegaard', phone: home }, 'phone'],
    ['a space between Japanese names', { name: '渡辺さくら' }, { name: '渡辺 さくら' }, 'name'],
    ['a space between Korean names', { name: '김지우', phone: home }, { name: '김 지우', phone: home }, 'phone'],
    ['the order of Chinese names', { name: '王小明', phone: home }, { name: '小明 王', phone: home }, 'phone'],
    ['the order of Hungarian names', { name: 'Éva Kovács' }, { name: 'Kovács Éva', birthday: '--05-04' }, 'name'],
    [
      'letters, and shares address and birthday',
      { name: 'Олена Коваль', email: 'olena@x.example', birthday: '1980-05-04' },
      { name: 'Olena Koval', email: 'olena@x.example', birthday: '1980-05-04' },
      'email',
    ],
    [
      'a second family name',
      { name: 'María García', email: 'm@x.example' },
      { name: 'María García López', email: 'm@x.example' },
      'email',
    ],
    [
      'a row without a name',
      { name: 'Jörg Müßig', email: 'joerg@x.example' },
      { name: 'joerg', email: 'joerg@x.example' },
      'email',
    ],
    [
      'an id',
      { name: 'Ann Lee', uid: '4fbe8971-0bc3-424c-9c26-36c3e1eff6b1' },
      { name: 'Ann Ek', uid: '4fbe8971-0bc3-424c-9c26-36c3e1eff6b1' },
      'id',
    ],
  ])('differs by %s: the same', (_case, known, person, by) => {
    expect(meant([known], [person])).toEqual([`${known.name} by ${by}`]);
  });

  it('is the same as the card before with a contact of that one, also one that it has learned', () => {
    const ann = { name: 'Ann Ek', email: 'ann@x.example' };
    expect(meant([], [ann, { ...ann, phone: home }, { name: 'Ann Ek', phone: home }])).toEqual([
      null,
      'Ann Ek by email',
      'Ann Ek by phone',
    ]);
  });
});
