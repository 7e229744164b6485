import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

interface Reference {
  $ref?: string;
  items?: { $ref: string };
  anyOf?: { $ref?: string }[];
}
interface Described {
  operationId: string;
  security?: unknown[];
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: Reference }> };
  responses: Record<string, { content: Record<string, { schema: Reference }> }>;
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, { properties: Record<string, object>; required?: string[] }> };
}

describe('the description of the API', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let description: Description;

  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    description = (await gateway.call('GET /api/openapi.json')).body as Description;
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it('has every route and no other', () => {
    const routes = [...operations.flatMap((op) => op.route ?? []), ...gatewayCalls.map((call) => call.route)];
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(routes.toSorted());
  });

  it('describes input and output of every route, with every referenced schema', () => {
    expect(description.openapi).toBe('3.1.0');
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const name of references)
      expect([name, description.components.schemas[name]]).toEqual([
        name,
        expect.objectContaining({ properties: expect.any(Object) }),
      ]);
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const described of Object.values(methods)) {
        const [status] = Object.keys(described.responses);
        const [{ schema }] = Object.values(described.responses[status!]!.content) as [{ schema: Reference }];
        const answered = (schema.$ref ?? schema.items?.$ref ?? schema.anyOf?.[0]?.$ref)?.split('/').at(-1);
        expect([path, Object.keys(description.components.schemas[answered!]!.properties).length > 0]).toEqual([
          path,
          true,
        ]);
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect([
          path,
          described.parameters.filter(({ in: where }) => where === 'path').map(({ name }) => name),
        ]).toEqual([path, inPath]);
        for (const { schema: parameter } of described.parameters)
          expect(Object.keys(parameter).length).toBeGreaterThan(0);
      }
    }
  });

  it('leaves no field without a type', () => {
    for (const [name, { properties }] of Object.entries(description.components.schemas)) {
      for (const [field, schema] of Object.entries(properties)) {
        expect([name, field, ['type', '$ref', 'enum', 'anyOf'].some((key) => key in schema)]).toEqual([
          name,
          field,
          true,
        ]);
      }
    }
  });

  it('declares where an answer, or a message in it, may be null', () => {
    const { SocialPost } = description.components.schemas;
    const { content } = description.paths['/api/admin/social/config']!['get']!.responses['200']!;
    const orNull = (name: string) => ({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] });
    expect(content['application/json']!.schema).toEqual(orNull('SocialSchedule'));
    expect(SocialPost!.properties['analytics']).toEqual(orNull('PostAnalytics'));
    expect(SocialPost!.properties['ayrsharePostIds']).toMatchObject({
      type: ['array', 'null'],
      items: { $ref: '#/components/schemas/PlatformPost' },
    });
  });

  it('distinguishes nullable from optional fields', () => {
    const { Gift, SentGift, GiftToSendBody } = description.components.schemas;
    expect(Gift!.properties).toMatchObject({ viewedAt: { type: ['string', 'null'], format: 'date-time' } });
    expect(Gift!.required).toContain('viewedAt');
    expect(SentGift!.required).not.toContain('deliveryWarning');
    expect(Object.keys(GiftToSendBody!.properties)).not.toContain('recipientId');
  });

  it('declares which routes require a session', () => {
    expect(description.paths['/api/login']!['post']!.security).toBeUndefined();
    expect(description.paths['/api/recipients']!['get']!.security).toEqual([{ session: [] }, { token: ['read'] }]);
    expect(description.paths['/api/user/tokens']!['get']!.security).toEqual([{ session: [] }]);
  });

  it('is a page for people, served by us under a strict policy', async () => {
    const page = await gateway.call('GET /api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
    expect(loaded.length).toBeGreaterThan(3);
    for (const url of loaded) expect([url, (await gateway.call(`GET ${url}`)).status]).toEqual([url, 200]);
    expect((await gateway.call('GET /api/docs/package.json')).status).toBe(404);
    expect((await gateway.call('GET /api/docs/constructor')).status).toBe(404);
  });
});
