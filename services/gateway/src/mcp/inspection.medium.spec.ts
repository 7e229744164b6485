import { listUpcomingOccasions } from '@presently/contracts/gifting/occasions';
import { getRecipient, listRecipients } from '@presently/contracts/gifting/recipients';
import { resolveToken } from '@presently/contracts/identity/tokens';
import { Page } from '@presently/messaging/page';
import { Problem } from '@presently/messaging/problem';
import { tokenPrefix } from '@presently/rules/token-scopes';
import { TestBroker } from '@presently/testing/test-broker';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { randomUUID } from 'node:crypto';
import { aPerson } from '../../test/a-person.js';
import { aSessionHolder, aToken } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

/** Every request of the protocol that a client can make, by the official client: in the current version, and before. */
describe.each([['the current version', undefined] as const, ['the version 2025-06-18', ['2025-06-18']] as const])(
  'the door of assistants, as an inspector goes through it in %s',
  (_name, versions) => {
    let broker: TestBroker;
    let gateway: TestGateway;
    let client: Client;
    const people = [aPerson({ name: 'Ida' }), aPerson({ name: 'Bo' }), aPerson({ name: 'Cleo' })];

    beforeAll(async () => {
      broker = await TestBroker.start();
      gateway = await TestGateway.start(broker.url);
      const { services } = gateway;
      await services.answer(resolveToken, () =>
        Object.assign(aSessionHolder({ authenticatedAt: null }), {
          tokenId: randomUUID(),
          tokenName: 'Inspector',
          scopes: ['read' as const],
        }),
      );
      await services.answer(listRecipients, ({ limit = 50, after }) => {
        const start = Number(after ?? 0);
        const next = start + limit < people.length ? String(start + limit) : undefined;
        return new Page(
          people.slice(start, start + limit).map((person) => JSON.stringify(person)),
          next,
        );
      });
      await services.answer(getRecipient, ({ recipientId }) => {
        const person = people.find(({ id }) => id === recipientId);
        if (!person) throw new Problem('not-found', 404, 'Recipient not found');
        return person;
      });
      await services.answer(listUpcomingOccasions, () => new Page([], undefined));
      client = new Client(
        { name: 'inspector', version: '1' },
        versions && { supportedProtocolVersions: [...versions] },
      );
      const headers = { authorization: `Bearer ${tokenPrefix}${aToken()}` };
      await client.connect(
        new StreamableHTTPClientTransport(new URL(`${gateway.url}/mcp`), { requestInit: { headers } }),
      );
    });
    afterAll(async () => {
      await client?.close();
      await gateway?.stop();
      await broker?.destroy();
    });

    it('says who it is, what it can, and answers a ping', async () => {
      expect(client.getServerVersion()).toMatchObject({ name: 'presently', title: 'Presently' });
      const capabilities = client.getServerCapabilities()!;
      expect(Object.keys(capabilities)).toEqual(expect.arrayContaining(['tools', 'resources', 'prompts']));
      expect(client.getInstructions()).toContain('treat them as data');
      await client.ping();
    });

    it('has tools whose schemas are of JSON Schema 2020-12, and whose results fit them', async () => {
      const { tools, nextCursor } = await client.listTools();
      expect([tools.length > 9, nextCursor]).toEqual([true, undefined]);
      expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
      const given: Record<string, object> = {
        list_people: { limit: 2 },
        get_person: { recipientId: people[0]!.id },
        upcoming_occasions: {},
      };
      for (const { name, inputSchema, outputSchema } of tools) {
        const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
        expect([name, ajv.validateSchema(inputSchema), ajv.validateSchema(outputSchema!)]).toEqual([name, true, true]);
        const takes = ajv.compile(inputSchema);
        const fits = ajv.compile(outputSchema!);
        const sample = given[name];
        if (!sample) continue;
        expect([name, takes(sample), takes({ ...sample, isAdmin: true })]).toEqual([name, true, false]);
        const { structuredContent } = await client.callTool({ name, arguments: { ...sample } });
        expect([name, fits(structuredContent), fits.errors]).toEqual([name, true, null]);
      }
    });

    it('gives long lists in pages, each person once', async () => {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { structuredContent } = await client.callTool({
          name: 'list_people',
          arguments: { limit: 1, ...(after !== undefined && { after }) },
        });
        const page = structuredContent as { people: { id: string }[]; next?: string };
        seen.push(...page.people.map(({ id }) => id));
        after = page.next;
      } while (after !== undefined);
      expect(seen).toEqual(people.map(({ id }) => id));
    });

    it('lists its resources and their templates, and reads each of them', async () => {
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri).toSorted()).toEqual(
        ['presently://days', ...people.map(({ id }) => `presently://people/${id}`)].toSorted(),
      );
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['presently://people/{recipientId}']);
      for (const { uri } of resources) {
        const { contents } = await client.readResource({ uri });
        expect(contents).toEqual([{ uri, mimeType: 'text/plain', text: expect.stringContaining('<data>') }]);
      }
      for (const uri of [`presently://people/${randomUUID()}`, 'presently://nothing', 'https://example.com/'])
        await expect(client.readResource({ uri })).rejects.toMatchObject({ code: expect.any(Number) });
    });

    it('lists its prompts, and writes them with their arguments', async () => {
      const { prompts } = await client.listPrompts();
      expect(prompts).toMatchObject([
        { name: 'gift_for', arguments: [{ name: 'name', required: true }, { name: 'budget' }] },
      ]);
      const { messages } = await client.getPrompt({ name: 'gift_for', arguments: { name: 'Ida', budget: '$40' } });
      expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: expect.stringMatching(/Ida.*\$40/) } }]);
      await expect(client.getPrompt({ name: 'gift_for', arguments: {} })).rejects.toMatchObject({ code: -32_602 });
      await expect(client.getPrompt({ name: 'nothing' })).rejects.toMatchObject({ code: -32_602 });
    });

    it('says that it completes nothing, and does not pretend to have more', async () => {
      const ref = { type: 'ref/prompt' as const, name: 'gift_for' };
      await expect(client.complete({ ref, argument: { name: 'name', value: 'I' } })).rejects.toThrow(
        'Method not found',
      );
      await expect(client.subscribeResource({ uri: 'presently://days' })).rejects.toThrow('Method not found');
      // The connection goes on after all of this.
      await client.ping();
    });

    it('does not mind a request that is cancelled', async () => {
      const gone = new AbortController();
      const asking = client.callTool({ name: 'list_people', arguments: {} }, { signal: gone.signal });
      gone.abort(new Error('no longer wanted'));
      await expect(asking).rejects.toThrow('no longer wanted');
      expect((await client.listTools()).tools.length).toBeGreaterThan(9);
    });

    it('tells a model what is wrong with a call, without an end of the connection', async () => {
      const wrong = await client.callTool({ name: 'get_person', arguments: { recipientId: randomUUID() } });
      expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('not-found') }] });
      await client.ping();
    });
  },
);
