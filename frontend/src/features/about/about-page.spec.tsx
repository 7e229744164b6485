import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { AboutPage } from './about-page.js';
import { answerWith } from '../../testing/answers.js';

const actor = userEvent.setup({ delay: null });
let sent: unknown[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  answerWith(({ line, method, body }) => {
    if (method === 'POST') sent.push(body);
    if (line.endsWith(' /api/about/withdrawn/report')) return [200, { success: true }];
    if (!line.endsWith(' /api/about/open-link')) return [404, { code: 'not-found', message: 'Ended.' }];
    return [200, method === 'POST' ? { success: true } : { askedBy: 'Maya', expiresAt: '2030-01-01T00:00:00.000Z' }];
  });
});
afterEach(cleanup);

const open = (token: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AboutPage token={token} />
    </QueryClientProvider>,
  );

describe('The page behind a link that asks', () => {
  it('sends what was said, and nothing that was left blank', async () => {
    open('open-link');
    await actor.selectOptions(await screen.findByLabelText('Month'), 'May');
    await actor.type(screen.getByLabelText('Day'), '4');
    await actor.type(screen.getByLabelText('Likes'), 'tea, jazz');
    await actor.type(screen.getByLabelText('Phone'), '+46701234567');
    await actor.click(screen.getByLabelText('Maya may send gifts to my phone by text message.'));
    await actor.click(screen.getByRole('button', { name: 'Send to Maya' }));
    expect((await screen.findByRole('heading', { name: 'Thank you' })).textContent).toBe('Thank you');
    const phone = { phone: '+46701234567', agreesToTexts: true, timeZone: expect.any(String) };
    expect(sent).toEqual([{ birthday: '--05-04', likes: ['tea', 'jazz'], ...phone }]);
  });

  it('keeps what was typed until it is sent, but for a consent', async () => {
    open('open-link');
    await actor.selectOptions(await screen.findByLabelText('Month'), 'May');
    await actor.type(screen.getByLabelText('Day'), '4');
    await actor.type(screen.getByLabelText('Likes'), 'tea, jazz,');
    await actor.type(screen.getByLabelText('Address'), 'Rua Augusta 5');
    await actor.type(screen.getByLabelText('Phone'), '+46701234567');
    await actor.click(screen.getByLabelText('Maya may send gifts to my phone by text message.'));
    // As after a reload: the page is built anew.
    cleanup();
    open('open-link');
    expect(await screen.findByDisplayValue('Rua Augusta 5')).not.toBeNull();
    expect(screen.getByText('jazz')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Maya may send gifts to my phone by text message.').checked).toBe(
      false,
    );
    await actor.click(screen.getByRole('button', { name: 'Send to Maya' }));
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sent).toMatchObject([
      { birthday: '--05-04', likes: ['tea', 'jazz'], address: 'Rua Augusta 5', agreesToTexts: false },
    ]);
    cleanup();
    open('open-link');
    await screen.findByLabelText('Address');
    expect(screen.queryByDisplayValue('Rua Augusta 5')).toBeNull();
  });

  it('takes no answers of another link, nor what somebody else has stored', async () => {
    sessionStorage.setItem('about-open-link', '{"likes":"x","birthday":7');
    open('open-link');
    expect(await screen.findByLabelText('Likes')).not.toBeNull();
    sessionStorage.clear();
  });

  it('says that a link has ended', async () => {
    open('ended');
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).not.toBeNull();
    expect(screen.queryByText('Report this page')).toBeNull();
  });

  it('can be reported after its sender has withdrawn it', async () => {
    open('withdrawn');
    expect(await screen.findByText('Report this page')).not.toBeNull();
  });
});
