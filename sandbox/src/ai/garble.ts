/** Typical wrong answers of models, in turn. */
const ways: readonly ((answer: string) => string)[] = [
  // Cut off.
  (answer) => answer.slice(0, Math.floor(answer.length / 2)),
  // Correct, but between other words and code fences.
  (answer) => `Sure! Here is what you asked for:\n\n\`\`\`json\n${answer}\n\`\`\`\nLet me know if you need more.`,
  // Another shape of JSON.
  (answer) => JSON.stringify({ result: [answer.slice(0, 40)], ok: true }),
  // No JSON at all.
  () => 'I am sorry, but as a language model I would rather write a poem about gifts.',
  // Fields of the wrong type, links and markup.
  (answer) =>
    answer
      .replaceAll(/"(name|why|message)":"/g, '"$1":"<b>See https://evil.example</b> ')
      .replaceAll(/"(listings|shelves|phrases|for)":\[[^[\]{}]*\]/g, '"$1":"all"'),
];

/**
 * A wrong answer. Every other repair request gets the correct answer, so that tests cover both.
 * @param turn the number of the answer, from 0
 */
export function garble(answer: string, turn: number, isRepair: boolean): string {
  if (isRepair && turn % 2 === 0) return answer;
  return ways[turn % ways.length]!(answer);
}
