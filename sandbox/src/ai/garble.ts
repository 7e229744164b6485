/** Ways in which models get an answer wrong, in turn. */
const ways: readonly ((answer: string) => string)[] = [
  // Cut off in the middle.
  (answer) => answer.slice(0, Math.floor(answer.length / 2)),
  // The right thing, between politeness and fences.
  (answer) => `Sure! Here is what you asked for:\n\n\`\`\`json\n${answer}\n\`\`\`\nLet me know if you need more.`,
  // Another shape.
  (answer) => JSON.stringify({ result: [answer.slice(0, 40)], ok: true }),
  // No JSON at all.
  () => 'I am sorry, but as a language model I would rather write a poem about gifts.',
  // Fields of the wrong type, links and markup.
  (answer) => answer.replaceAll(/"(description|message)":"/g, '"$1":"<b>See https://evil.example</b> '),
];

/**
 * An answer of little use. Told so once, this model mends its ways every other time: enough to see that being told helps.
 * @param turn which answer it is, from 0 on
 */
export function garble(answer: string, turn: number, isRepair: boolean): string {
  if (isRepair && turn % 2 === 0) return answer;
  return ways[turn % ways.length]!(answer);
}
