import { elided } from './elision.js';
import { partsIn, sayIn } from './service-words.js';

const anna = { sender: 'Anna' };
const inFrench = (message: string, values: object) => sayIn('fr', message, values);

describe('the e of a French message before a value', () => {
  it.each([
    ['de la part de {sender}', 'de la part d’Anna'],
    ['Ce que {sender} verra', 'Ce qu’Anna verra'],
    ['De {sender}, de {sender}', 'D’Anna, d’Anna'],
    ['Un cadeau de <name>{sender}</name>', 'Un cadeau d’Anna'],
    ['{kind, select, card {Carte de {sender}} other {Cadeau}}', 'Carte d’Anna'],
    ['<b>{count, plural, one {# carte de {sender}} other {#}}</b>', '1 carte d’Anna'],
  ])('is left out: %s', (message, expected) => {
    expect(inFrench(message, { ...anna, kind: 'card', count: 1 })).toBe(expected);
  });

  it.each([
    ['de {sender}', { sender: 'Nora' }, 'de Nora'],
    ['de {sender}', { sender: 'Hugo' }, 'de Hugo'],
    ['Demande {sender}', anna, 'Demande Anna'],
    ['Remède {sender}', anna, 'Remède Anna'],
    ['de {count, number}', { count: 8 }, 'de 8'],
    ['{sender}', { sender: 'de Anna' }, 'de Anna'],
  ])('stays: %s %j', (message, values, expected) => {
    expect(inFrench(message, values)).toBe(expected);
  });

  it('is left out before elements, and in no other language', () => {
    const name = (chunks: (string | object)[]) => ({ chunks });
    expect(partsIn('fr', 'Pour Nora, de <name>{sender}</name>', anna, { name })).toEqual([
      'Pour Nora, d’',
      { chunks: ['Anna'] },
    ]);
    expect(sayIn('es', 'de {sender}', anna)).toBe('de Anna');
  });

  it('changes nothing in a message without values', () => {
    expect(elided('de', {})).toBe('de');
  });
});
