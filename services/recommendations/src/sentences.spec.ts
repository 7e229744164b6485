import { sentencesOf } from './sentences.js';

describe('a sentence', () => {
  it.each([
    'Dr. Lee can keep both hands warm.',
    'Tea with Mrs. Smith and Mr. Jones.',
    'An evening with Dr. Who.',
    'A walk to St. Ives.',
    'Songs of J. Cole.',
    'A novel by J. R. R. Tolkien.',
    'A story by Philip K. Dick.',
    'For No. 5 on the list.',
    'Für Getränke, z. B. Kaffee.',
    'Für Getränke, z.B. Kaffee.',
    'Ein Abend bei Fr. Meier und Hr. Schmidt.',
    'Mit Prof. Weber im Garten.',
    'Le thé de Mme. Dupont.',
    'Le chien de M. Seguin.',
    'El café de la Sra. López.',
    'La guitarra de D. Manuel.',
    'Un regalo, p. ej. Café de Colombia.',
    'Il caffè del Sig. Rossi.',
    'Con la Dott.ssa Bianchi.',
    'O chá da Dra. Souza.',
    'مع د. أحمد في الحديقة.',
  ])('does not end at an abbreviation: %s', (text) => expect(sentencesOf(text)).toEqual([text]));

  it.each([
    ['It is warm. Dr. Lee smiles.', 2],
    ['So am I. Then we rest.', 2],
    ['Full of vitamin C. Then tea.', 2],
    ['Oh no. Then tea.', 2],
    ['Warm tea! And a cup? Yes.', 3],
    ['Ein Becher. Dann Tee.', 2],
    ['Un thé. Puis rien.', 2],
    ['夜のひととき。温かいお茶。', 2],
    ['كوب دافئ. ثم كتاب.', 2],
  ])('ends at its stop: %s', (text, count) => expect(sentencesOf(text)).toHaveLength(count));

  it('keeps the space behind it', () => expect(sentencesOf('One.\n\nTwo. ').join('')).toBe('One.\n\nTwo. '));
});
