import { Product } from '../world/journey-product.js';
import { HostileShop } from './hostile-shop.js';
import { createWorld, destroyWorld, strictly, type World } from './world.js';
import { brokerCalls } from './topics/broker-calls.js';
import { brokerEvents } from './topics/broker-events.js';
import { crossSite } from './topics/cross-site.js';
import { fuzzing } from './topics/fuzzing.js';
import { guessing } from './topics/guessing.js';
import { headers } from './topics/headers.js';
import { injection } from './topics/injection.js';
import { limits } from './topics/limits.js';
import { massAssignment } from './topics/mass-assignment.js';
import { model } from './topics/model.js';
import { ownership } from './topics/ownership.js';
import { pages } from './topics/pages.js';
import { protocol } from './topics/protocol.js';
import { scripting } from './topics/scripting.js';
import { secrets } from './topics/secrets.js';
import { serverSideRequests, visitedPages } from './topics/server-side-requests.js';
import { sessions } from './topics/sessions.js';
import { shops } from './topics/shops.js';
import { uploads } from './topics/uploads.js';
import { webhooks } from './topics/webhooks.js';

describe('the product behind a proxy', () => {
  /** Filled before the first test; topics read it when their tests run. */
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
  serverSideRequests(world);
  webhooks(world);
  guessing(world);
  pages(world);
  model(world);
  fuzzing(world);
  brokerCalls(world);
  brokerEvents(world);
  secrets(world);
});

describe('the product as production has it', () => {
  const world = {} as { product: Product; shop: HostileShop };
  beforeAll(async () => {
    world.shop = await HostileShop.start();
    const shopping = { SERPAPI_URL: world.shop.url, SERPAPI_KEY: 'canary-shop-key' };
    world.product = await Product.start({ env: { ...strictly, ...shopping } });
  }, 180_000);
  afterAll(async () => {
    await world.product?.destroy();
    await world.shop?.stop();
  }, 60_000);

  shops(world);
  visitedPages(world);
  limits(world);
});
