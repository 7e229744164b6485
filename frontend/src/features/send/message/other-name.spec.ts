import { otherNameIn } from './other-name.js';

const names = ['Lucía Pérez', 'Tío Paco', 'Seño Marta (cole)'];

it.each([
  ['Tío Paco, pienso en ti.', 'Lucía Pérez', 'Tío Paco'],
  ['Dear Paco, all the best', 'Lucía Pérez', 'Tío Paco'],
  ['For you, LUCÍA!', 'Abuela', 'Lucía'],
])('knows whom a message for another speaks to: %s', (message, to, expected) =>
  expect(otherNameIn(message, names, to)).toBe(expected),
);

it.each([
  ['Tío Juan, pienso en ti.', 'Tío Juan'],
  ['Lucía, feliz cumple', 'Lucía Pérez'],
  ['Feliz cumple', 'Abuela'],
  ['Pacote is no name of theirs', 'Abuela'],
])('finds nobody else in: %s', (message, to) => expect(otherNameIn(message, names, to)).toBeUndefined());
