import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { currentUserKey } from '../../../domain/user/current-user.js';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { aCurrentUser } from '../../../testing/builders.js';
import { dismissToast, shownToast } from '../../../ui/overlays/toast-store.js';
import { SendPage } from '../send-page.js';

const actor = userEvent.setup({ delay: null });
const inAWhile = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const nora = { id: 'r-1', name: 'Nora', relationship: 'Sister', interests: [], avatar: null, createdAt: '' };
const birthday = {
  id: 'o-1',
  recipientId: 'r-1',
  type: 'Birthday',
  date: '1990-03-09',
  nextOn: inAWhile,
  notes: null,
  createdAt: '',
};
const saved = { id: 'g', giftName: 'Teapot', recipientName: 'Nora', shareToken: 'T', status: 'planned' };
const answers: Record<string, unknown> = {
  'GET /api/recipients': [nora],
  'GET /api/recipients/r-1/occasions': [birthday],
  'POST /api/recipients/r-1/gifts': { ...saved, scheduledFor: `${inAWhile}T09:00:00.000Z` },
};

let requests: { line: string; body: Record<string, unknown> }[];
beforeEach(() => {
  sessionStorage.clear();
  requests = [];
  answerWith(({ line: whole, body = {} }) => {
    const line = whole.split('?')[0]!;
    requests.push({ line, body: body as never });
    return line in answers ? [200, answers[line]] : [404, { code: 'not-found', message: `No ${line}` }];
  });
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

async function open(query: string) {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser());
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/gifts?giftName=Teapot&${query}`]}>
        <SendPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await actor.type(await screen.findByRole('textbox', { name: /message/i }), 'Dear Nora');
  await actor.type(await screen.findByRole('textbox', { name: /email/i }), 'nora@example.com');
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => actor.click(screen.getByRole('button', { name }));
const saying = (title: string) => waitFor(() => expect(shownToast()?.title).toBe(title));
const sends = () => requests.filter(({ line }) => line.startsWith('POST'));

describe('Sending on a day', () => {
  it('proposes nine in the morning of the occasion, and hides the link until the gift is sent', async () => {
    await open('recipientId=r-1&occasionId=o-1');
    await waitFor(() => expect(requests.some(({ line }) => line.endsWith('/r-1/occasions'))).toBe(true));
    await actor.click(await field('Send on …'));
    expect((await field('Day')).value).toBe(inAWhile);
    expect((await field('Time')).value).toBe('09:00');
    expect((await field('Time zone')).value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await press('Schedule Gift');
    await saying('Gift Scheduled');
    const { body } = sends()[0]!;
    expect(body).toMatchObject({ status: 'planned', occasionId: 'o-1' });
    expect(new Date(body['scheduledFor'] as string).getHours()).toBe(9);
    expect(await screen.findByRole('heading', { name: 'Ready for Nora' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('has the day of the person’s next occasion ready, which is chosen unless the sender says none', async () => {
    await open('recipientId=r-1');
    expect((await screen.findByRole('combobox', { name: /occasion/i })).textContent).toMatch(/^Birthday/);
    await actor.click(screen.getByRole('radio', { name: /^Send on .*, Nora’s birthday$/ }));
    expect(screen.queryByLabelText('Day')).toBeNull();
    await press('Schedule Gift');
    await saying('Gift Scheduled');
    const { body } = sends()[0]!;
    expect(body).toMatchObject({ status: 'planned', occasionId: 'o-1' });
    const instant = new Date(body['scheduledFor'] as string);
    expect([instant.getHours(), instant.getMinutes()]).toEqual([9, 0]);
  });

  it('sends for no occasion when the sender chooses none', async () => {
    await open('recipientId=r-1');
    await actor.click(await screen.findByRole('combobox', { name: /occasion/i }));
    await actor.click(await screen.findByRole('option', { name: 'No occasion' }));
    expect(screen.queryByRole('radio', { name: /birthday/ })).toBeNull();
    await press('Send Gift');
    await waitFor(() => expect(sends()).toHaveLength(1));
    expect(sends()[0]!.body).not.toHaveProperty('occasionId');
  });

  it('asks who buys at the gift without an answer, and remembers a first address unless told not to', async () => {
    await open('recipientId=r-1');
    for (const answer of ['I’ll have it delivered', 'I’ll hand it over'])
      expect(screen.getByRole<HTMLInputElement>('radio', { name: answer }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember this address for Nora' }).checked).toBe(
      true,
    );
    await press('Send Gift');
    await waitFor(() => expect(requests.some(({ line }) => line === 'PATCH /api/recipients/r-1')).toBe(true));
    expect(sends()[0]!.body).not.toHaveProperty('buyer');
    expect(requests.find(({ line }) => line.startsWith('PATCH'))!.body).toEqual({ email: 'nora@example.com' });
  });

  it('requires a future time and focuses its field', async () => {
    await open('recipientId=r-1');
    await actor.click(await field('Send on …'));
    await actor.clear(await field('Day'));
    await press('Schedule Gift');
    await saying('Time Required');
    expect(document.activeElement).toBe(await field('Day'));
    expect(sends()).toEqual([]);
    await actor.click(await field('Send now'));
    expect(screen.getByRole('button', { name: 'Send Gift' })).toBeTruthy();
  });
});
