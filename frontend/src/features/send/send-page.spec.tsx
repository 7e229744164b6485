import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { SendPage } from './send-page.js';
import { answerOf } from '../../testing/answers.js';

const nora = { id: 'r-1', name: 'Nora', relationship: 'Sister', interests: [], avatar: null, createdAt: '' };
const theo = { ...nora, id: 'r-2', name: 'Theo', relationship: 'Friend' };
const birthday = { id: 'o-1', recipientId: 'r-1', type: 'Birthday', date: '1990-03-09', notes: null, createdAt: '' };
// No pause between keystrokes.
const actor = userEvent.setup({ delay: null });
const user = { id: 'ada', username: 'ada', subscriptionTier: 'free', giftsUsedThisMonth: 0, giftLimit: 5 };
const sent = { id: 'g', giftName: 'Teapot', recipientName: 'Nora', shareToken: 'T' };
const teapot =
  '?giftName=Teapot&giftPrice=%2448&giftLink=https%3A%2F%2Fshop.example%2F&giftImage=javascript%3Aalert(1)';

interface Request {
  line: string;
  key: string | undefined;
  body: Record<string, unknown>;
}
type Answer = [status: number, body: unknown];

/** The server double: answers by route, and the calls it received. */
let answers: Record<string, () => Answer>;
let requests: Request[];
/** All answers wait for this promise. */
let road: Promise<void>;
const sends = () => requests.filter(({ line }) => line.endsWith('/gifts'));

beforeEach(() => {
  sessionStorage.clear();
  const recipients = [nora, theo];
  answers = {
    'GET /api/recipients': () => [200, recipients],
    'POST /api/recipients': () => {
      recipients.push({ ...nora, id: 'r-3', name: 'Sam', relationship: 'Colleague' });
      return [201, recipients.at(-1)];
    },
    'GET /api/recipients/r-1/occasions': () => [200, [birthday]],
    'GET /api/recipients/r-2/occasions': () => [200, []],
    'GET /api/recipients/r-3/occasions': () => [200, []],
    'POST /api/recipients/r-1/gifts': () => [201, sent],
    'GET /api/user': () => [200, user],
  };
  requests = [];
  road = Promise.resolve();
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const line = `${init.method} ${url}`;
    const key = (init.headers as Record<string, string>)['Idempotency-Key'];
    requests.push({ line, key, body: JSON.parse((init.body as string | undefined) ?? '{}') as never });
    const [status, body] = answers[line.split('?')[0]!]?.() ?? [404, { code: 'not-found', message: `No ${line}` }];
    return road.then(() => answerOf(status, body));
  }) as never;
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function open(query = '', as: object = user) {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, as as never);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/gifts${query}`]}>
        <SendPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const list = (name: RegExp) => screen.findByRole('combobox', { name });
const press = (name: string) => actor.click(screen.getByRole('button', { name }));
const saying = (title: string, description?: string) =>
  waitFor(() => expect(shownToast()).toMatchObject({ title, ...(description && { description }) }));

async function choose(name: RegExp, option: string) {
  await actor.click(await list(name));
  await actor.click(await screen.findByRole('option', { name: option }));
}
async function complete() {
  await choose(/recipient/i, 'Nora (Sister)');
  await actor.type(await box(/message/i), 'Dear Nora');
  await actor.type(await box(/email/i), 'nora@example.com');
}

describe('Coming to the send screen with an idea', () => {
  it('selects gift and recipient, says so once and clears the address', async () => {
    open(`${teapot}&recipientId=r-1`);
    await saying('Perfect Gift Selected!');
    expect(screen.getByRole('heading', { name: 'Teapot' })).toBeTruthy();
    expect(screen.getByText('Recommended Product')).toBeTruthy();
    await waitFor(async () => expect((await list(/recipient/i)).textContent).toBe('Nora (Sister)'));
    expect(screen.getByTestId('address').textContent).toBe('/gifts');

    const { id } = shownToast()!;
    dismissToast(id);
    await actor.type(await box(/message/i), 'Dear Nora');
    expect(shownToast()).toBeUndefined();
  });

  it('asks for the name that signs the gift, once, beside what the recipient will see', async () => {
    const known = { ...user, email: 'ada@example.com' };
    const named = { ...known, firstName: 'Ada', lastName: 'van Dyk' };
    for (const call of ['PATCH /api/user/account', 'GET /api/user']) answers[call] = () => [200, named];
    open(teapot, known);
    const name = await box(/sign it as/i);
    expect(name.value).toBe('');
    await press('Use this name');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter the name they know you by');
    await actor.type(name, 'Ada van Dyk');
    await press('Use this name');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /sign it as/i })).toBeNull());
    expect(screen.getAllByText('Ada van Dyk').length).toBeGreaterThan(0);
    const asked = { username: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'van Dyk' };
    expect(requests.find(({ line }) => line.startsWith('PATCH'))?.body).toEqual(asked);
  });

  it('leads a sender without an address to their account for a name', () => {
    open(teapot);
    expect(screen.getByRole('link', { name: 'Add your name' }).getAttribute('href')).toBe('/account');
    cleanup();
    open(teapot, { ...user, firstName: 'Ada' });
    expect(screen.queryByRole('link', { name: 'Add your name' })).toBeNull();
  });

  it('opens the original in a new tab without a referrer', () => {
    open(teapot);
    const link = screen.getByRole('link', { name: 'View Original' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://shop.example/',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('never loads or links an unsafe address', () => {
    const { container } = open('?giftName=Teapot&giftLink=javascript%3Aalert(1)&giftImage=javascript%3Aalert(1)');
    expect(screen.getByRole('heading', { name: 'Teapot' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View Original' })).toBeNull();
    expect(container.innerHTML).not.toContain('javascript:');
  });

  it('keeps the gift and ignores an unknown recipient', async () => {
    open(`${teapot}&recipientId=somebody-elses`);
    expect((await list(/recipient/i)).textContent).toBe('Choose a person');
    expect(screen.getByRole('heading', { name: 'Teapot' })).toBeTruthy();
  });

  it('selects a recipient alone silently', async () => {
    open('?recipientId=r-2');
    await waitFor(async () => expect((await list(/recipient/i)).textContent).toBe('Theo (Friend)'));
    expect(shownToast()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Find Gifts with AI' }).getAttribute('href')).toBe('/recipients');
  });

  it('shows the intro again when the selection is cleared', async () => {
    open(teapot);
    await press('Clear');
    for (const point of ['Real Products', 'Actual Prices', 'Direct Buy Links']) {
      expect(screen.getByText(point)).toBeTruthy();
    }
  });
});

describe('Filling in the send screen', () => {
  it('offers the occasions of the recipient, and forgets the chosen one with the recipient', async () => {
    open();
    await choose(/recipient/i, 'Nora (Sister)');
    await choose(/occasion/i, 'Birthday - March 9, 1990');
    await choose(/recipient/i, 'Theo (Friend)');
    expect(screen.queryByRole('combobox', { name: /occasion/i })).toBeNull();
    await choose(/recipient/i, 'Nora (Sister)');
    expect((await list(/occasion/i)).textContent).toBe('No occasion');
  });

  it('asks how to deliver once there is a message, by email at first', async () => {
    open();
    expect(screen.queryByText('Delivery Method')).toBeNull();
    await actor.type(await box(/message/i), 'D');
    expect(screen.getByText('Delivery Method')).toBeTruthy();
    expect((await box(/email/i)).type).toBe('email');
    await choose(/delivery method/i, 'SMS (Text Message)');
    expect((await box(/phone/i)).type).toBe('tel');
    expect(screen.queryByRole('textbox', { name: /email/i })).toBeNull();
  });

  it('tells only senders on Free that texts are part of Pro', async () => {
    open();
    await actor.type(await box(/message/i), 'D');
    await choose(/delivery method/i, 'SMS (Text Message)');
    expect(screen.getByText(/Text messages are part of Pro/)).toBeTruthy();
    cleanup();
    open('', { ...user, subscriptionTier: 'pro', giftLimit: -1 });
    expect(await box(/phone/i)).toBeTruthy();
    expect(screen.queryByText(/Text messages are part of Pro/)).toBeNull();
  });

  it('says when the gifts of the month are used, and still calls the server', async () => {
    open('', { ...user, giftsUsedThisMonth: 5 });
    await complete();
    expect(screen.getByText(/All 5 gifts of this month are used/)).toBeTruthy();
    await press('Send Gift');
    await waitFor(() => expect(sends()).toHaveLength(1));
  });

  it('takes a gift in the sender’s own words', async () => {
    open();
    await press('Describe a gift yourself');
    await actor.type(await box(/link/i), 'not a link');
    await press('Use this gift');
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Please provide a valid URL')).toBeTruthy();
    await actor.clear(await box(/link/i));
    await actor.type(await box(/gift name/i), 'A walk by the sea{Enter}');
    expect(await screen.findByRole('heading', { name: 'A walk by the sea' })).toBeTruthy();
  });

  it('adds a recipient and selects it', async () => {
    open();
    await list(/recipient/i);
    await press('Add Recipient');
    const dialog = within(await screen.findByRole('dialog'));
    await actor.type(dialog.getByLabelText('Name'), '  ');
    await actor.click(dialog.getByRole('button', { name: 'Add Recipient' }));
    expect(dialog.getByText('Name and relationship are required')).toBeTruthy();
    expect(requests.some(({ line }) => line.startsWith('POST'))).toBe(false);

    await actor.type(dialog.getByLabelText('Name'), 'Sam ');
    await actor.type(dialog.getByLabelText('Relationship'), 'Colleague');
    await actor.type(dialog.getByLabelText('Interests'), 'tea, ,jazz');
    await actor.click(dialog.getByRole('button', { name: 'Add Recipient' }));
    await saying('Recipient Added!');
    expect((await list(/recipient/i)).textContent).toBe('Sam (Colleague)');
    expect(requests.find(({ line }) => line === 'POST /api/recipients')?.body).toMatchObject({
      name: 'Sam',
      relationship: 'Colleague',
      interests: ['tea', 'jazz'],
    });
  });

  it('keeps the dialog open after a failure to add', async () => {
    answers['GET /api/recipients'] = () => [200, []];
    answers['POST /api/recipients'] = () => [503, { code: 'unavailable', message: 'Later.' }];
    open();
    expect(await screen.findByText('No Recipients Yet')).toBeTruthy();
    await press('Add Recipient');
    const dialog = within(await screen.findByRole('dialog'));
    await actor.type(dialog.getByLabelText('Name'), 'Sam');
    await actor.type(dialog.getByLabelText('Relationship'), 'Colleague{Enter}');
    await saying('Error', 'Failed to add recipient. Please try again.');
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Sam');
  });
});

describe('Sending', () => {
  it('checks recipient, message and contact in this order without calling the server', async () => {
    open();
    await actor.type(await box(/message/i), '  ');
    await press('Send Gift');
    await saying('Recipient Required', 'Please select a recipient');
    await choose(/recipient/i, 'Nora (Sister)');
    await press('Send Gift');
    await saying('Message Required', 'Please add a personal message');
    await actor.type(await box(/message/i), 'Dear Nora');
    await press('Send Gift');
    await saying('Contact Required', "Please enter recipient's email");
    expect(document.activeElement).toBe(await box(/email/i));
    await choose(/delivery method/i, 'SMS (Text Message)');
    await press('Send Gift');
    await saying('Contact Required', "Please enter recipient's phone number");
    expect(sends()).toEqual([]);
  });

  it('sends the gift, says so, clears everything and forgets the draft', async () => {
    open(teapot);
    await complete();
    await choose(/occasion/i, 'Birthday - March 9, 1990');
    await press('Send Gift');
    await saying('Gift Sent Successfully', 'Your gift has been delivered!');
    expect(sends()).toHaveLength(1);
    expect(sends()[0]).toEqual({
      line: 'POST /api/recipients/r-1/gifts',
      key: expect.stringMatching(/^\w{16,}$/),
      body: {
        userId: '',
        recipientId: 'r-1',
        occasionId: 'o-1',
        giftName: 'Teapot',
        giftUrl: 'https://shop.example/',
        price: '$48',
        message: 'Dear Nora',
        deliveryMethod: 'email',
        recipientEmail: 'nora@example.com',
        status: 'sent',
      },
    });
    expect(screen.getByRole('link', { name: 'Find Gifts with AI' })).toBeTruthy();
    expect((await list(/recipient/i)).textContent).toBe('Choose a person');
    expect((await box(/message/i)).value).toBe('');
    await actor.type(await box(/message/i), 'D');
    expect((await box(/email/i)).value).toBe('');
    await actor.clear(await box(/message/i));
    expect(sessionStorage).toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('Link to the gift').value).toMatch(/\/gift\/T$/);
    expect(requests.filter(({ line }) => line === 'GET /api/user')).toHaveLength(1);
  });

  it('forgets the draft of a sender who has left the screen', async () => {
    const { unmount } = open(teapot);
    await complete();
    const arrival = Promise.withResolvers<void>();
    road = arrival.promise;
    await press('Send Gift');
    unmount();
    expect(sessionStorage).toHaveLength(1);
    arrival.resolve();
    await saying('Gift Sent Successfully');
    expect(sessionStorage).toHaveLength(0);
  });

  it('says when the gift was saved but not sent, and clears the form', async () => {
    const warning = 'The mail server does not answer. We keep trying.';
    answers['POST /api/recipients/r-1/gifts'] = () => [201, { ...sent, deliveryWarning: warning }];
    open(teapot);
    await complete();
    await press('Send Gift');
    await saying('Gift Saved', warning);
    expect(screen.getByText(warning)).toBeTruthy();
    expect((await box(/message/i)).value).toBe('');
  });

  it.each<[string, Answer, string]>([
    ['message', [403, { code: 'x', message: 'Monthly gift limit reached' }], 'Monthly gift limit reached'],
    ['detail', [400, { detail: 'No such occasion' }], 'No such occasion'],
    ['raw text', [502, 'Bad gateway'], 'Bad gateway'],
    ['nothing', [500, {}], 'Failed to send gift'],
  ])('shows the server’s %s after a failure and keeps what was typed', async (_kind, answer, said) => {
    answers['POST /api/recipients/r-1/gifts'] = () => answer;
    open(teapot);
    await complete();
    await press('Send Gift');
    await saying('Error', said);
    expect(shownToast()?.variant).toBe('destructive');
    expect((await box(/message/i)).value).toBe('Dear Nora');
    expect((await box(/email/i)).value).toBe('nora@example.com');
    expect((await list(/recipient/i)).textContent).toBe('Nora (Sister)');
    expect(screen.getByRole('heading', { name: 'Teapot' })).toBeTruthy();
  });

  it('tries again with the same key, even after a reload, until the content changes', async () => {
    const succeed = answers['POST /api/recipients/r-1/gifts']!;
    answers['POST /api/recipients/r-1/gifts'] = () => [503, { code: 'unavailable', message: 'Please try again.' }];
    open(teapot);
    await complete();
    await press('Send Gift');
    await saying('Error', 'Please try again.');

    cleanup();
    open();
    await waitFor(async () => expect((await list(/recipient/i)).textContent).toBe('Nora (Sister)'));
    await press('Send Gift');
    await waitFor(() => expect(sends()).toHaveLength(2));
    await waitFor(async () => expect((await box(/message/i)).matches(':disabled')).toBe(false));
    await actor.type(await box(/message/i), '!');
    answers['POST /api/recipients/r-1/gifts'] = succeed;
    await press('Send Gift');
    await saying('Gift Sent Successfully');
    const [first, second, third] = sends().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows the server’s error at the address, with the focus there, until it changes', async () => {
    const message = 'Please provide a valid email address';
    const refusal = { code: 'invalid-input', message, errors: { recipientEmail: [message] } };
    answers['POST /api/recipients/r-1/gifts'] = () => [400, refusal];
    open();
    await complete();
    await press('Send Gift');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(document.activeElement).toBe(await box(/email/i));
    await actor.keyboard('x');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
