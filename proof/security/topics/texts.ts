import { requestOf, routed, validInput } from '@presently/testing/valid-requests';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attacker } from '../attacker.ts';
import { anotherAddress, newAttacker, type World } from '../world.ts';

/** Almost as long as a body may be. */
const length = 90_000;
const json = { 'content-type': 'application/json' };

/** Texts for which a pattern that looks from each character needs time with the square of their length. */
const worst: Record<string, string> = {
  spaces: `x${' '.repeat(length)}x`,
  'no-break spaces': `x${'\u00a0'.repeat(length / 2)}x`,
  'line ends': `x${'\n'.repeat(length / 2)}x`,
  digits: `${'1'.repeat(length)}x`,
  dots: `a@${'.'.repeat(length)}`,
  ats: '@'.repeat(length),
  letters: 'a'.repeat(length),
  brackets: '('.repeat(length),
  'square brackets': '['.repeat(length),
  slashes: `https://${'/'.repeat(length)}x`,
  pluses: '+'.repeat(length),
  dashes: `a${'-'.repeat(length)}`,
  'words and dots': 'a.'.repeat(length / 2),
  accents: `e${'\u0301'.repeat(length / 2)}`,
};

/** Fields that hold text, also in a list. */
const textFields = (input: object): [string, (text: string) => unknown][] =>
  Object.entries(input).flatMap(([name, value]): [string, (text: string) => unknown][] => {
    if (typeof value === 'string') return [[name, (text) => text]];
    if (Array.isArray(value)) return [[name, (text) => Array.from({ length: 10 }, () => text.slice(0, length / 10))]];
    return [];
  });

/** Calls after which the account could not be used. */
const endsIt = /^identity\.(deleteAccount|signOut|endOtherSessions|endSession)/;

/** Long texts in every field of every call. */
export function texts(world: World): void {
  describe('texts', () => {
    let attacker: Attacker;
    let other: Attacker;
    beforeAll(async () => {
      [attacker, other] = await Promise.all([newAttacker(world.product), newAttacker(world.product)]);
    });

    const answers: string[] = [];
    let isOver = false;
    /** Another person, all the while. */
    async function callOnAndOn(): Promise<void> {
      while (!isOver) {
        for (const path of ['recipients', 'user']) {
          const began = performance.now();
          const { status } = await other.call(`GET /api/${path}`);
          const took = performance.now() - began;
          if (status !== 200 || took > 1_000) answers.push(`${path}: ${status} after ${Math.round(took)} ms`);
        }
        await delay(30);
      }
    }

    const calls = routed.filter(([name, { route }]) => !route!.startsWith('GET ') && !endsIt.test(name));
    it('of the worst kind in any field delay no answer by a second', async () => {
      const calling = callOnAndOn();
      const slow: string[] = [];
      for (const [name, op] of calls) {
        for (const [field, write] of textFields(validInput[name] ?? {})) {
          for (const [kind, text] of Object.entries(worst)) {
            const input = { ...validInput[name], [field]: write(text) };
            const { method, path, text: body } = requestOf(op, {}, input);
            const began = performance.now();
            const { status } = await attacker.raw(method, path, body, { ...json, ...anotherAddress() });
            const took = performance.now() - began;
            if (took > 1_000 || status >= 500) slow.push(`${name} ${field} ${kind}: ${status}, ${Math.round(took)} ms`);
          }
        }
      }
      isOver = true;
      await calling;
      expect(slow).toEqual([]);
      expect(answers).toEqual([]);
    }, 240_000);

    it('in previous messages delay no other person', async () => {
      const recipientId = await attacker.addRecipient();
      const previous = Array.from({ length: 10 }, () => 'x'.repeat(5_000));
      const input = { ...validInput['recommendations.generateMessage'], recipientId, previous };
      answers.length = 0;
      isOver = false;
      const calling = callOnAndOn();
      const all = await Promise.all(
        Array.from({ length: 8 }, () => attacker.call('POST /api/messages/generate', input)),
      );
      isOver = true;
      await calling;
      expect(all.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      expect(answers).toEqual([]);
    }, 60_000);
  });
}
