import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { eventually } from '@presently/testing/eventually';
import { root } from '../../../tools/root.ts';
import { holdPorts } from '../../../libs/cli/src/ports.ts';
import { Client, newcomer } from '../../world/client.ts';
import type { Product } from '../../world/product.ts';

/** Of hooks and tests, on a busy machine. */
const patienceMs = 60_000;

/** What `/api/docs` shows developers first: each example runs as it is written there. */
export const developers = (product: Product): void =>
  describe('the quick starts for developers', () => {
    let owner: Client;
    let guide: string;
    const running: ChildProcess[] = [];

    beforeAll(async () => {
      owner = await newcomer(product.url);
      const { body } = await new Client(product.url).call('GET /api/openapi.json');
      guide = (body as { info: { description: string } }).info.description;
    }, patienceMs);
    afterAll(() => running.forEach((process) => process.kill()));

    /** The code block under a heading. */
    function example(heading: string, language: string): string {
      const section = guide.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
      const block = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(section ?? '')?.[1];
      if (!block) throw new Error(`there is no ${language} under “${heading}”`);
      return block;
    }
    const aToken = async (...scopes: ('read' | 'write')[]) =>
      (await owner.api('POST /api/user/tokens', { name: 'A quick start', scopes })).token;

    /** Runs code as a developer would paste it. */
    function start(command: string, args: readonly string[], code: string, env: Record<string, string>): ChildProcess {
      const { PATH } = process.env;
      const child = spawn(command, args, { cwd: root, env: { ...env, ...(PATH && { PATH }) } });
      running.push(child);
      child.stdin.end(code);
      return child;
    }
    async function run(...given: Parameters<typeof start>): Promise<string> {
      const child = start(...given);
      const [said, failed, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')]);
      expect([code, failed]).toEqual([0, '']);
      return said;
    }
    const node = ['--input-type=module', '-'] as const;

    it(
      'with curl: ten lines add a person and a day, and propose a gift',
      async () => {
        const code = example('Quick start with curl', 'bash');
        expect(code.trim().split('\n')).toHaveLength(10);
        const said = await run('bash', ['-e'], code, { TOKEN: await aToken('write') });
        const people = await owner.api('GET /api/recipients');
        expect(people.map(({ name }) => name)).toEqual(['Ann Lee']);
        const occasions = await owner.api('GET /api/recipients/:recipientId/occasions', { recipientId: people[0]!.id });
        expect(occasions).toMatchObject([{ type: 'Birthday', date: '1990-05-04' }]);
        const [proposal] = await owner.api('GET /api/proposals');
        expect(proposal).toMatchObject({
          askedBy: 'A quick start',
          state: 'open',
          gift: { giftName: 'Stoneware teapot' },
        });
        expect(said).toContain(proposal!.id);
      },
      patienceMs,
    );

    it(
      'with an MCP client: it lists the tools and the people',
      async () => {
        const code = example('Quick start for an assistant', 'js');
        const said = await run(process.execPath, node, code, { TOKEN: await aToken('read') });
        expect(said).toContain('propose_gift');
        expect(said).toContain('Ann Lee');
      },
      patienceMs,
    );

    it(
      'with webhooks: the receiver accepts what is ours and refuses what is not',
      async () => {
        const [port] = await holdPorts(1);
        const url = `http://127.0.0.1:${port}/`;
        const { secret } = await owner.api('POST /api/user/webhooks', { url, events: ['proposal.made'] });
        const code = example('Webhooks', 'js');
        const receiver = start(process.execPath, node, code, { SECRET: secret, PORT: String(port) });
        let said = '';
        receiver.stdout!.on('data', (chunk: Buffer) => (said += chunk.toString()));
        const forged = () => fetch(url, { method: 'POST', body: '{"type":"gift.viewed"}' });
        await eventually(async () => (await forged()).status === 400);
        await run('bash', ['-e'], example('Quick start with curl', 'bash'), { TOKEN: await aToken('write') });
        await eventually(() => said.includes('proposal.made'));
        const [proposal] = await owner.api('GET /api/proposals');
        expect(said).toContain(proposal!.id);
        expect(said).not.toContain('gift.viewed');
      },
      patienceMs,
    );
  });
