import { requestOf, routed, validInput } from '@presently/testing/valid-requests';
import type { Attacker } from '../attacker.ts';
import { Others } from '../others.ts';
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
    let others: Others;
    beforeAll(async () => {
      attacker = await newAttacker(world.product);
      others = new Others(await newAttacker(world.product));
      await others.learn();
    });

    const calls = routed.filter(([name, { route }]) => !route!.startsWith('GET ') && !endsIt.test(name));
    it('of the worst kind in any field delay nobody', async () => {
      const failed: string[] = [];
      const sendAll = async () => {
        for (const [name, op] of calls) {
          for (const [field, write] of textFields(validInput[name] ?? {})) {
            for (const [kind, text] of Object.entries(worst)) {
              const input = { ...validInput[name], [field]: write(text) };
              const { method, path, text: body } = requestOf(op, {}, input);
              const { status } = await attacker.raw(method, path, body, { ...json, ...anotherAddress() });
              if (status >= 500) failed.push(`${name} ${field} ${kind}: ${status}`);
            }
          }
        }
      };
      await others.during(sendAll());
      expect(failed).toEqual([]);
      expect(others.harmed).toEqual([]);
    }, 400_000);

    it('in previous messages delay nobody', async () => {
      const recipientId = await attacker.addRecipient();
      const previous = Array.from({ length: 10 }, () => 'x'.repeat(5_000));
      const input = { ...validInput['recommendations.generateMessage'], recipientId, previous };
      others.harmed.length = 0;
      const calling = Array.from({ length: 8 }, () => attacker.call('POST /api/messages/generate', input));
      const answers = await others.during(Promise.all(calling));
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      expect(others.harmed).toEqual([]);
    }, 60_000);
  });
}
