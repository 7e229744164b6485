import type { WebhookDeliveryView, WebhookView } from '@presently/contracts/notifications/webhooks';
import { dialog, press, type Click } from './acts.ts';
import type { Shown } from './shown.ts';
import { said } from '../../world/languages/said.ts';

/** As JSON, and not as instances. */
type Webhook = Pick<WebhookView, keyof WebhookView>;
type Delivery = Pick<WebhookDeliveryView, keyof WebhookDeliveryView>;

const at = '2026-11-21T09:00:00.000Z';
const on: Webhook = {
  id: '00000000-0000-7000-8000-000000000021',
  url: 'https://hooks.example/services/T0123456/presently/0123456789abcdef0123456789abcdef',
  events: ['gift.viewed', 'gift.thanked', 'occasion.due'],
  state: 'on',
  offReason: null,
  failingSince: null,
  createdAt: at,
  secretMadeAt: at,
};
const webhooks: Webhook[] = [
  on,
  { ...on, id: '00000000-0000-7000-8000-000000000022', url: 'https://n8n.example/hook', failingSince: at },
  {
    ...on,
    id: '00000000-0000-7000-8000-000000000023',
    url: 'https://old.example/hook',
    state: 'off',
    offReason: 'failing',
    failingSince: at,
  },
];
const delivered: Delivery = {
  id: '9ac84699-0351-51ec-83d4-b229a0abfe8d',
  type: 'gift.viewed',
  state: 'delivered',
  tries: 1,
  answered: 204,
  problem: null,
  createdAt: at,
  triedAt: at,
  nextTryAt: null,
  body: '{"type":"gift.viewed","timestamp":"2026-11-21T09:00:00.000Z","data":{"giftId":"00000000-0000-7000-8000-000000000004"}}',
};
const waiting = {
  state: 'waiting',
  tries: 3,
  answered: 500,
  problem: 'The receiver answered 500.',
  codedProblem: { code: 'answered', params: { status: 500 } },
  nextTryAt: at,
};
const deliveries = [
  { ...delivered, ...waiting, id: '9ac84699-0351-51ec-83d4-b229a0abfe8c', type: 'gift.thanked' },
  { ...delivered, state: 'failed', id: '9ac84699-0351-51ec-83d4-b229a0abfe8b' },
  delivered,
];

const with3: Click = async (page) => {
  await page.route('**/api/user/webhooks', (route) => route.fulfill({ json: webhooks }));
  await page.route('**/api/user/webhooks/*/deliveries', (route) => route.fulfill({ json: deliveries }));
};
const path = '/account/connect#webhooks';

export const connect: Shown[] = [
  { name: 'account, connect', path: '/account/connect' },
  {
    name: 'webhooks, with deliveries',
    path,
    arrange: with3,
    act: async (page) => {
      await press('Deliveries to {url}')(page);
      await page.getByRole('list', { name: said('Deliveries') }).waitFor();
      await page.getByText(said('What was posted')).first().click();
    },
  },
  {
    name: 'webhooks, adding one',
    path,
    act: async (page) => {
      await press('Add a webhook')(page);
      await dialog(page);
    },
  },
  {
    name: 'webhooks, removing one',
    path,
    arrange: with3,
    act: async (page) => {
      await press('Remove {url}')(page);
      await dialog(page);
    },
  },
];
