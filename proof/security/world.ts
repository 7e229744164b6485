import { randomBytes } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { aPlannedGift } from '@presently/testing/valid-requests';
import { Product } from '../world/product.ts';
import { demoAccounts } from '../world/client.ts';
import { Attacker } from './attacker.ts';
import { startHostileModel, type HostileModel } from './hostile/hostile-model.ts';

/** Texts that must be in no log, and in no answer to other users than the owner. */
export const canaries = {
  password: `canary-password-${randomBytes(6).toString('hex')}`,
  email: `canary-${randomBytes(6).toString('hex')}@example.com`,
  contact: `canary-contact-${randomBytes(6).toString('hex')}@example.com`,
  phone: '+14155550199',
  recipient: `Canary Recipient ${randomBytes(6).toString('hex')}`,
  interest: `canary interest ${randomBytes(6).toString('hex')}`,
  message: `canary message ${randomBytes(6).toString('hex')}`,
  notes: `canary notes ${randomBytes(6).toString('hex')}`,
};

/** The product under attack, and its users. */
export interface World {
  /** Trusts a proxy, so that attacks can come from many addresses. */
  product: Product;
  model: HostileModel;
  /** Has one of everything, which no other user may see or change. */
  owner: Attacker;
  /** Another user. */
  other: Attacker;
  admin: Attacker;
  /** Has deleted the account, and kept the cookie. */
  erased: Attacker;
  /** Has signed out, and kept the cookie. */
  signedOut: Attacker;
  /** Ids of the owner's things, by name of path parameter. */
  ids: Record<string, string>;
  /** The share token of a sent gift. */
  shareToken: string;
  /** Process ids after the start, by name. */
  processes: Record<string, number | undefined>;
}

/** Settings of production: no trusted proxy, strict limits, a public address with https. */
export const strictly = {
  BUDGETS: 'strict',
  RATE_LIMIT: 'strict',
  PUBLIC_URL: 'https://presently.example',
  REGISTRATIONS_PER_HOUR: '1000',
  UPLOAD_PATIENCE_MS: '1500',
  BODY_PATIENCE_MS: '1500',
  LINK_PREVIEW_ALLOW_LOCAL: 'true',
};

/** A new user. */
export async function newAttacker(product: Product, email?: string): Promise<Attacker> {
  const attacker = new Attacker(product.url);
  await attacker.register(email);
  return attacker;
}

/** Renames a user, with a new session, because the old one keeps the old name for a few seconds. */
export async function rename({ product }: World, attacker: Attacker, names: object): Promise<void> {
  // Letters only: a name with a telephone number in it is refused.
  const letters = randomBytes(8)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  const username = `<b onmouseover=1>${letters}`;
  const account = { username, email: `${randomBytes(6).toString('hex')}@example.com`, ...names };
  const answer = await attacker.call('PATCH /api/user/account', account);
  if (answer.status !== 200) throw new Error(`the account could not be changed: ${answer.text}`);
  const again = new Attacker(product.url);
  await again.signIn({ username, password: 'a long enough secret' });
  attacker.cookie = again.cookie;
}

/** A new client address, in the header of the trusted proxy. */
let addresses = 0;
export const anotherAddress = (): Record<string, string> => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${(addresses >> 8) & 255}.${addresses & 255}` };
};

/** All data of the owner, to compare before and after an attack. */
export async function belongingsOf({ owner, ids }: World): Promise<unknown> {
  const paths = ['user', 'user/preferences', 'recipients', 'scheduled-gifts', 'subscription', 'invoices'];
  const lists = [...paths, `recipients/${ids.recipientId}/occasions`];
  return Promise.all(lists.map(async (path) => (await owner.call(`GET /api/${path}`)).body as unknown));
}

export async function createWorld(): Promise<World> {
  const model = await startHostileModel();
  const product = await Product.start({
    env: {
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'debug',
      SMS_ON_FREE: 'true',
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_API_KEY: 'canary-model-key',
    },
  });
  const people = async () => [
    new Attacker(product.url),
    ...(await Promise.all([1, 2, 3].map(() => newAttacker(product)))),
  ];
  const [admin, other, erased, signedOut] = (await people()) as [Attacker, Attacker, Attacker, Attacker];
  const owner = new Attacker(product.url);
  await owner.call('POST /api/register', {
    username: `owner${randomBytes(4).toString('hex')}`,
    password: canaries.password,
    email: canaries.email,
  });
  await admin.signIn(demoAccounts.admin);
  const kept = [erased.cookie, signedOut.cookie] as const;
  await erased.call('DELETE /api/user/delete');
  await signedOut.call('POST /api/logout');
  [erased.cookie, signedOut.cookie] = kept;

  const recipient = await owner.call('POST /api/recipients', {
    name: canaries.recipient,
    relationship: 'Friend',
    interests: [canaries.interest],
  });
  const recipientId = recipient.body.id as string;
  const occasion = await owner.call(`POST /api/recipients/${recipientId}/occasions`, {
    type: 'Birthday',
    date: '1990-05-04',
    notes: canaries.notes,
  });
  const gifts = `POST /api/recipients/${recipientId}/gifts`;
  const planned = await owner.call(gifts, aPlannedGift);
  const idea = await owner.call(`POST /api/recipients/${recipientId}/kept-ideas`, {
    title: 'Stoneware teapot',
    note: canaries.notes,
  });
  const sent = await owner.call(gifts, {
    message: canaries.message,
    giftName: 'Stoneware teapot',
    deliveryMethod: 'email',
    recipientEmail: canaries.contact,
  });
  await owner.sendText(recipientId, canaries.phone);
  // Deliveries must end before the owner's data is compared.
  await eventually(async () => {
    const gifts = (await owner.call('GET /api/scheduled-gifts')).body as { status: string; deliveryState: string }[];
    return gifts.every(({ status, deliveryState }) => status === 'planned' || deliveryState === 'delivered');
  });
  const exported = await owner.call('POST /api/exports');
  const token = await owner.call('POST /api/user/tokens', { name: 'A program', scopes: ['read'] });
  const webhook = await owner.call('POST /api/user/webhooks', {
    url: 'https://hooks.invalid/presently',
    events: ['gift.viewed'],
  });
  const ids = {
    recipientId,
    occasionId: occasion.body.id as string,
    giftId: planned.body.id as string,
    uploadId: await owner.uploadVoiceNote(),
    keptIdeaId: idea.body.id as string,
    exportId: exported.body.id as string,
    tokenId: token.body.id as string,
    webhookId: webhook.body.id as string,
    importId: await owner.sendPeople('BEGIN:VCARD\nVERSION:3.0\nFN:Ann Lee\nEND:VCARD\n'),
  };
  const processes = Object.fromEntries(Object.entries(product.run.processes).map(([name, { pid }]) => [name, pid]));
  const shareToken = sent.body.shareToken as string;
  return { product, model, owner, other, admin, erased, signedOut, ids, shareToken, processes };
}

export async function destroyWorld(world: World | undefined): Promise<void> {
  await world?.product.destroy();
  await world?.model.stop();
}
