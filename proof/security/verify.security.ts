import { Product } from '../world/product.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { HostileProvider } from './hostile/hostile-provider.ts';
import { startHostileUcpShops, type HostileUcpShops } from './hostile/hostile-ucp-shops.ts';
import { startHostileShop, type HostileShop } from './hostile/hostile-shop.ts';
import { createWorld, destroyWorld, strictly, type World } from './world.ts';
import { accounts } from './topics/accounts.ts';
import { assistants } from './topics/assistants.ts';
import { oauth } from './topics/oauth.ts';
import { bounds } from './topics/bounds.ts';
import { brokerCalls } from './topics/broker-calls.ts';
import { brokerEvents } from './topics/broker-events.ts';
import { budgets } from './topics/budgets.ts';
import { crossSite } from './topics/cross-site.ts';
import { doors } from './topics/doors.ts';
import { files } from './topics/files.ts';
import { fuzzing } from './topics/fuzzing.ts';
import { guessing } from './topics/guessing.ts';
import { headers } from './topics/headers.ts';
import { injection } from './topics/injection.ts';
import { keys } from './topics/keys.ts';
import { limits } from './topics/limits.ts';
import { massAssignment } from './topics/mass-assignment.ts';
import { model } from './topics/model.ts';
import { outputs } from './topics/outputs.ts';
import { ownership } from './topics/ownership.ts';
import { pages } from './topics/pages.ts';
import { protocol } from './topics/protocol.ts';
import { reports } from './topics/reports.ts';
import { scripting } from './topics/scripting.ts';
import { secrets } from './topics/secrets.ts';
import { serverSideRequests, visitedPages } from './topics/server-side-requests.ts';
import { sessions } from './topics/sessions.ts';
import { shops } from './topics/shops.ts';
import { about } from './topics/about.ts';
import { choices } from './topics/choices.ts';
import { strangers } from './topics/strangers.ts';
import { takenOver } from './topics/taken-over.ts';
import { texts } from './topics/texts.ts';
import { ucpShops } from './topics/ucp-shops.ts';
import { uploads } from './topics/uploads.ts';
import { webhooks } from './topics/webhooks.ts';

describe('the product behind a proxy', () => {
  /** Filled before the first test. */
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await createWorld());
  }, 180_000);
  afterAll(async () => {
    if (world.product) await destroyWorld(world);
  }, 60_000);

  ownership(world);
  sessions(world);
  crossSite(world);
  massAssignment(world);
  headers(world);
  protocol(world);
  injection(world);
  scripting(world);
  uploads(world);
  files(world);
  texts(world);
  serverSideRequests(world);
  webhooks(world);
  guessing(world);
  pages(world);
  model(world);
  fuzzing(world);
  takenOver(world);
  brokerCalls(world);
  brokerEvents(world);
  strangers(world);
  choices(world);
  about(world);
  reports(world);
  doors(world);
  oauth(world);
  assistants(world);
  secrets(world);
});

describe('the product with the settings of production', () => {
  const world = {} as { product: Product; shop: HostileShop; ucp: HostileUcpShops };
  beforeAll(async () => {
    [world.shop, world.ucp] = await Promise.all([startHostileShop(), startHostileUcpShops()]);
    const shopping = { SERPAPI_URL: world.shop.url, SERPAPI_KEY: 'canary-shop-key', UCP_SHOPS: world.ucp.addresses };
    world.product = await Product.start({ env: { ...strictly, ...shopping } });
  }, 180_000);
  afterAll(async () => {
    await world.product?.destroy();
    await world.shop?.stop();
    await world.ucp?.stop();
  }, 60_000);

  shops(world);
  ucpShops(world);
  visitedPages(world);
  limits(world);
});

describe('the product with the budgets of production', () => {
  const world = {} as { product: Product; shop: HostileShop };
  beforeAll(async () => {
    world.shop = await startHostileShop();
    const shopping = { SERPAPI_URL: world.shop.url, SERPAPI_KEY: 'canary-shop-key' };
    const env = { BUDGETS: 'strict', TRUST_PROXY: 'loopback', REMINDER_GATHER_MS: '100', ...shopping };
    world.product = await Product.start({ env });
  }, 180_000);
  afterAll(async () => {
    await world.product?.destroy();
    await world.shop?.stop();
  }, 60_000);

  budgets(world);
  accounts(world);
  bounds(world);
  outputs(world);
});

describe('the product with the budgets of production and a sign-in provider', () => {
  const world = {} as { product: Product; provider: HostileProvider };
  beforeAll(async () => {
    world.provider = new HostileProvider((await holdPorts(1))[0]!);
    await world.provider.start();
    const openId = {
      OIDC_ISSUER: world.provider.issuer,
      OIDC_CLIENT_ID: 'presently',
      OIDC_CLIENT_SECRET: 'a secret of the proof',
      OIDC_NAME: 'Example',
    };
    const env = { BUDGETS: 'strict', TRUST_PROXY: 'loopback', REGISTRATIONS_PER_HOUR: '200', ...openId };
    world.product = await Product.start({ env });
  }, 180_000);
  afterAll(async () => {
    await world.product?.destroy();
    world.provider?.stop();
  }, 60_000);

  keys(world);
});
