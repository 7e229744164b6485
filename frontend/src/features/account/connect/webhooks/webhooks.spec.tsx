import '../../../../testing/jsdom-gaps.js';
import type { WebhookDeliveryView, WebhookView } from '@presently/contracts/notifications/webhooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../../../domain/user/query-client.js';
import { de } from '../../../../languages/de.js';
import { speak } from '../../../../languages/words.js';
import { answerWith } from '../../../../testing/answers.js';
import { Webhooks } from './webhooks.js';

/** As JSON, and not as instances. */
type Webhook = Pick<WebhookView, keyof WebhookView>;
type Delivery = Pick<WebhookDeliveryView, keyof WebhookDeliveryView>;

const url = 'https://hooks.example/presently';
const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: crypto.randomUUID(),
  url,
  events: ['gift.viewed', 'gift.thanked'],
  state: 'on',
  offReason: null,
  failingSince: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  secretMadeAt: '2026-11-01T09:00:00.000Z',
  ...change,
});
const aDelivery = (change: Partial<Delivery> = {}): Delivery => ({
  id: crypto.randomUUID(),
  type: 'gift.viewed',
  state: 'delivered',
  tries: 1,
  answered: 200,
  problem: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  triedAt: '2026-11-01T09:00:00.000Z',
  nextTryAt: null,
  body: '{"type":"gift.viewed"}',
  ...change,
});
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let webhooks: Webhook[];
let deliveries: Delivery[];
let refusal: [number, object] | undefined;
let calls: [string, unknown][];

beforeEach(() => {
  [webhooks, deliveries, refusal, calls] = [[], [], undefined, []];
  answerWith(({ line, method, body }) => {
    if (method === 'GET') return line.endsWith('/deliveries') ? [200, deliveries] : [200, webhooks];
    if (refusal) return refusal;
    calls.push([line, body]);
    if (line === 'POST /api/user/webhooks') {
      webhooks = [aWebhook(body as object), ...webhooks];
      return [201, { id: webhooks[0]!.id, secret }];
    }
    if (line.endsWith('/secret')) return [201, { id: webhooks[0]!.id, secret }];
    if (method === 'DELETE') webhooks = [];
    if (line.endsWith('/switch-on')) webhooks = webhooks.map((each) => ({ ...each, state: 'on', offReason: null }));
    if (line.endsWith('/resend')) deliveries = deliveries.map((each) => ({ ...each, state: 'waiting', tries: 0 }));
    return [200, line.endsWith('/switch-on') ? webhooks[0] : { success: true }];
  });
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Webhooks />
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const typeUrl = async (text: string) => userEvent.type(await screen.findByLabelText(/Address of the receiver/), text);

describe('The webhooks of an account', () => {
  afterEach(() => speak('en'));

  it('are added with what they are told, and their secret is shown once', async () => {
    show();
    await press('Add a webhook');
    await typeUrl(url);
    await userEvent.click(screen.getByRole('switch', { name: 'A day needs a gift' }));
    await userEvent.click(screen.getByRole('switch', { name: 'A gift cannot be delivered' }));
    await press('Add the webhook');
    expect(await screen.findByDisplayValue(secret)).toBeTruthy();
    const events = ['gift.viewed', 'gift.thanked', 'gift.chosen', 'occasion.due'];
    expect(calls).toEqual([['POST /api/user/webhooks', { url, events }]]);
    await press('I have copied it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByText(
        'A gift is opened · Someone says thanks · Someone chooses one of your gifts · A day needs a gift',
      ),
    ).toBeTruthy();
    expect(document.body.textContent).not.toContain(secret);
  });

  it('need an address and something to tell, and show at the field why an address is refused', async () => {
    show();
    await press('Add a webhook');
    await screen.findByLabelText(/Address of the receiver/);
    for (const name of [
      'A gift is opened',
      'Someone says thanks',
      'Someone chooses one of your gifts',
      'A gift cannot be delivered',
    ])
      await userEvent.click(screen.getByRole('switch', { name }));
    await press('Add the webhook');
    expect(await screen.findByText('Please provide a valid URL')).toBeTruthy();
    expect(screen.getByText('Please choose what the receiver is told')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'A gift is opened' }));
    await typeUrl('https://10.0.0.1/');
    const sentence = 'Please enter an https address on the public internet: 10.0.0.1 is not on the public internet';
    refusal = [400, { code: 'invalid-input', message: sentence, errors: { url: [sentence] } }];
    await press('Add the webhook');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByDisplayValue('https://10.0.0.1/')).toBeTruthy();
  });

  it('show whether their receivers accept what is sent', async () => {
    webhooks = [
      aWebhook(),
      aWebhook({ failingSince: '2026-11-01T09:00:00.000Z' }),
      aWebhook({ state: 'off', offReason: 'failing' }),
    ];
    show();
    const [good, failing, off] = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
    expect(good).toContain('On');
    expect(failing).toMatch(/Trying again.*Nothing has arrived since/);
    expect(off).toMatch(/Switched off.*accepted nothing for three days/);
    await press('Switch on');
    await waitFor(() => expect(screen.queryByText('Switched off')).toBeNull());
  });

  it('show their deliveries, and send one again', async () => {
    webhooks = [aWebhook()];
    deliveries = [
      aDelivery({ state: 'waiting', tries: 2, answered: 500, problem: 'The receiver answered 500.' }),
      aDelivery(),
    ];
    show();
    await press(`Deliveries to ${url}`);
    const list = await screen.findByRole('list', { name: 'Deliveries' });
    const [failing, good] = within(list).getAllByRole('listitem');
    expect(failing!.textContent).toMatch(/Waiting · 2 tried.*The receiver answered 500\./);
    expect(good!.textContent).toContain('Accepted · 200');
    await userEvent.click(within(good!).getByRole('button', { name: /^Send again/ }));
    const path = `POST /api/user/webhooks/${webhooks[0]!.id}/deliveries/${deliveries[1]!.id}/resend`;
    await waitFor(() => expect(calls.map(([line]) => line)).toEqual([path]));
    await waitFor(() => expect(within(list).queryByText('Accepted · 200')).toBeNull());
  });

  it('say in the page’s language why a delivery did not arrive, and in English what has no code', async () => {
    speak('de', de);
    webhooks = [aWebhook()];
    const problem = 'The receiver answered 500.';
    deliveries = [
      aDelivery({ state: 'waiting', problem, codedProblem: { code: 'answered', params: { status: 500 } } }),
      aDelivery({ state: 'waiting', problem: 'Something else.' }),
      aDelivery({ state: 'waiting', problem: 'Something new.', codedProblem: { code: 'new', params: {} } }),
    ];
    show();
    await userEvent.click(await screen.findByRole('button', { expanded: false }));
    expect(await screen.findByText('Der Empfänger hat mit 500 geantwortet.')).toBeTruthy();
    expect(screen.queryByText(problem)).toBeNull();
    expect(screen.getByText('Something else.')).toBeTruthy();
    expect(screen.getByText('Something new.')).toBeTruthy();
  });

  it('say that nothing was sent yet, and hide the list again', async () => {
    webhooks = [aWebhook()];
    show();
    const toggle = await screen.findByRole('button', { name: `Deliveries to ${url}` });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(await screen.findByText(/Nothing has happened yet/)).toBeTruthy();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(toggle);
    expect(screen.queryByText(/Nothing has happened yet/)).toBeNull();
  });

  it('get a new secret and are removed after a question', async () => {
    webhooks = [aWebhook()];
    const { id } = webhooks[0]!;
    show();
    await press(`New secret for ${url}`);
    await confirm('Make a new secret');
    expect(await screen.findByDisplayValue(secret)).toBeTruthy();
    await press('I have copied it');
    await press(`Remove ${url}`);
    await confirm('Remove');
    await waitFor(() => expect(screen.queryByText(url)).toBeNull());
    expect(calls.map(([line]) => line)).toEqual([
      `POST /api/user/webhooks/${id}/secret`,
      `DELETE /api/user/webhooks/${id}`,
    ]);
  });

  it('are at most ten', async () => {
    webhooks = Array.from({ length: 10 }, () => aWebhook());
    show();
    expect(await screen.findByText('You have 10 webhooks. Remove one to add another.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull();
  });
});
