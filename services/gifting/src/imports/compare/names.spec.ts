import { agreementOf, isNamedByAddress } from './names.js';

it.each([
  ['Anna Miller', 'MILLER, Anna', 'equal'],
  ['Monsieur Jean Dupont', 'Jean Dupont', 'equal'],
  ['Señora Ana Ruiz', 'Ana Ruiz', 'equal'],
  ['Don Miller', 'Miller', 'other'],
  ['J. R. Hale', 'John Hale', 'initial'],
  ['Hale, J.', 'John Hale', 'initial'],
  ['Anna M.', 'Anna Miller', 'near'],
  ['John Hale', 'John Hale Sr.', 'other'],
  ['Ben Miller', 'Miller', 'other'],
  ['A. M.', 'Anna Miller', 'other'],
  ['Liz Tan', 'Elizabeth Tan', 'nickname'],
  ['Jan Kok', 'Janina Kok', 'other'],
  ['Joerg Mueller', 'Jörg Müller', 'near'],
  ['王小明', '明王小', 'near'],
  ['王小明', '王小华', 'other'],
  ['さくら', 'さつき', 'other'],
  ["Siobhán O'Brien", 'Siobhan O Brien', 'near'],
  ['Chiara DeLuca', 'Chiara De Luca', 'near'],
  ['Tina', 'Nati', 'other'],
  ['Uwe und Petra Lange', 'Petra Lange', 'other'],
  ['Mike and Sarah Jones', 'Mike', 'other'],
  ['Jim & Sue Clark', 'Sue Clark', 'other'],
  ['Uwe/Petra Lange', 'Petra Lange', 'other'],
  ['Kate & Tom', 'Kate', 'other'],
  ['太郎と花子', '花子', 'other'],
  ['Smith, John & Jane', 'John Smith', 'other'],
  ['The Hendersons', 'Tom Hendersons', 'other'],
  ['Familie Lange', 'Lange', 'other'],
  ['Henderson Family', 'Henderson', 'other'],
  ['Uwe und Petra Lange', 'Uwe & Petra Lange', 'near'],
  ['García y López, Ana', 'Ana García', 'near'],
  ['Leo', 'Leo Mum', 'relative'],
  ['Leo Miller', 'Leo Miller (Papá)', 'relative'],
  ['Ana', 'Ana Mãe', 'relative'],
  ['Tom', 'Tom Frau', 'relative'],
  ['Bo', 'Bo Father', 'relative'],
  ['健太', '健太 ママ', 'relative'],
  ['小明', '小明 妈妈', 'relative'],
  ['Ana Ruiz', 'Ana Ruiz hermana', 'relative'],
  ['Ilse Lange', 'Oma Ilse Lange', 'near'],
  ['Petra Lange', 'Petra Lange (Nachbarin)', 'near'],
  ['Jack', 'Jack Ma', 'near'],
  ['Thomas', 'Thomas Mann', 'near'],
])('%s and %s are %s', (one, other, agreement) => {
  expect(agreementOf(one, other)).toBe(agreement);
  expect(agreementOf(other, one)).toBe(agreement);
});

it.each([
  ['paul@x.example', true],
  ['paul.home@x.example', true],
  ['baker.paul2@x.example', true],
  ['PaulBaker@x.example', true],
  ['pbaker@x.example', false],
  ['pb@x.example', false],
  ['pauline@x.example', false],
  ['baker@x.example', false],
])('%s names Paul Baker, and not only P Baker: %s', (email, isNamed) => {
  expect(isNamedByAddress(email, ['Paul Baker', 'P Baker'])).toBe(isNamed);
  expect(isNamedByAddress(email, ['P Baker', 'Paul Baker'])).toBe(isNamed);
});
