import { eventually } from '@presently/testing/eventually';
import { importLimits } from '@presently/rules/imports';
import { request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attacker } from '../attacker.ts';
import { Others } from '../others.ts';
import { newAttacker, type World } from '../world.ts';
import { worstFiles, worstZips } from '../worst-files.ts';

const boundary = 'between-the-parts';
const type = `multipart/form-data; boundary=${boundary}`;
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="people"\r\n\r\n`;
const formOf = (content: string | Buffer) =>
  Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from(`\r\n--${boundary}--\r\n`)]);
const ended = new Set(['columns', 'ready', 'failed']);

/** Files of strangers, as large as they may be: what they do to others, and what they leave behind. */
export function files(world: World): void {
  describe('files', () => {
    let attacker: Attacker;
    let others: Others;
    beforeAll(async () => {
      attacker = await newAttacker(world.product);
      others = new Others(await newAttacker(world.product));
      await others.learn();
    });

    async function send(content: string | Buffer): Promise<string> {
      const answer = await attacker.raw('POST', '/api/imports', formOf(content), { 'content-type': type });
      expect([answer.status, answer.body?.message]).toEqual([201, undefined]);
      return (answer.body as { id: string }).id;
    }
    const stateOf = async (id: string) =>
      (await attacker.call(`GET /api/imports/${id}?limit=1`)).body as { state: string; problem: string | null };

    /** Calls as another person until the import has ended. */
    function whileOthersCall(id: string) {
      others.harmed.length = 0;
      return others.during(
        eventually(async () => {
          const found = await stateOf(id);
          return ended.has(found.state) ? found : undefined;
        }, 120_000),
      );
    }
    const keptOf = async (id: string) => {
      const gifting = world.product.database('gifting');
      const [kept] = await gifting.rows<{ longest: number; all: number }>(
        `select coalesce(max(octet_length(r::text)), 0)::int as longest, coalesce(sum(octet_length(r::text)), 0)::int as all
         from import_rows r where import_id = $1`,
        [id],
      );
      return kept!;
    };

    const all: [string, () => string | Promise<Buffer>][] = [...worstFiles, ...worstZips];
    it.each(all)(
      '%s: others are served meanwhile, and little is kept',
      async (_what, make) => {
        const id = await send(await make());
        const { state, problem } = await whileOthersCall(id);
        expect(others.harmed).toEqual([]);
        if (state === 'failed') expect(problem).toMatch(/^[A-Z“"].{10,300}[.]$/);
        const kept = await keptOf(id);
        expect(kept.longest).toBeLessThan(60_000);
        expect(kept.all).toBeLessThan(2 * importLimits.storedBytes);
      },
      150_000,
    );

    it.each(['labels', 'interests', 'email', 'phone', 'birthday', 'address', 'name'])(
      'columns of the worst cells that are said to hold %s: others are served meanwhile',
      async (field) => {
        const cell = `x${' '.repeat(20_000)}@${'.'.repeat(20_000)}(${'1'.repeat(20_000)}`;
        const rows = Array.from({ length: 140 }, (_, nth) => `A${nth},"${cell}"`);
        const id = await send(['Who,What', ...rows].join('\n'));
        await whileOthersCall(id);
        const fields = field === 'name' ? ['relationship', 'name'] : ['name', field];
        const chosen = await attacker.call(`POST /api/imports/${id}/columns`, { columns: fields });
        expect(chosen.status).toBeLessThan(300);
        await whileOthersCall(id);
        expect(others.harmed).toEqual([]);
        expect((await keptOf(id)).longest).toBeLessThan(60_000);
      },
      150_000,
    );

    it('a file that is too large is answered at once, and the account goes on', async () => {
      for (const bytes of [importLimits.bytes + 1, importLimits.bytes + 600_000, 30_000_000]) {
        const answer = await attacker.raw('POST', '/api/imports', formOf(Buffer.alloc(bytes)), {
          'content-type': type,
        });
        expect([answer.status, answer.body?.message]).toEqual([413, 'A file may have at most 10 MB']);
      }
      expect((await attacker.call('GET /api/user')).status).toBe(200);
    }, 15_000);

    it('uploads that break off leave the account its places', async () => {
      const open = (path: string, contentType: string) => {
        const request = httpRequest(world.product.url + path, {
          method: 'POST',
          headers: { ...attacker.headers, 'content-type': contentType, 'transfer-encoding': 'chunked' },
        });
        return request.on('error', () => undefined);
      };
      for (const [path, contentType, start] of [
        ['/api/imports', type, `${head}BEGIN:VCARD\r\n`],
        ['/api/imports', type, head.slice(0, 50)],
        ['/api/uploads/voice', 'audio/webm', ''],
        ['/api/recipients', 'application/json', '{'],
      ] as const) {
        const requests = Array.from({ length: 40 }, () => open(path, contentType));
        for (const request of requests) request.write(start + 'x'.repeat(100_000));
        await delay(300);
        for (const request of requests) request.destroy();
        await eventually(async () => (await attacker.call('GET /api/user')).status === 200);
      }
    }, 60_000);
  });
}
