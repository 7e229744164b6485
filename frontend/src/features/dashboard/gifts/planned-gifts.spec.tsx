import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerWith } from '../../../testing/answers.js';
import { aGift } from '../../../testing/builders.js';
import { dismissToast, shownToast } from '../../../ui/overlays/toast-store.js';
import { UpcomingGifts } from './upcoming-gifts.js';

const actor = userEvent.setup({ delay: null });
const day = 86_400_000;
const gift = aGift({ id: 'g-1', status: 'planned', scheduledFor: new Date(Date.now() + 9 * day).toISOString() });

let requests: { line: string; body: unknown }[];
let answer: [status: number, body: object];
beforeEach(() => {
  requests = [];
  answer = [200, {}];
  answerWith(({ line, body }) => {
    requests.push({ line, body });
    return answer;
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UpcomingGifts gifts={[gift]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

async function choose(item: string) {
  await actor.click(screen.getByRole('button', { name: /^Options for Stoneware teapot/ }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
}
const press = async (name: string) => actor.click(await screen.findByRole('button', { name }));
const saying = (title: string) => waitFor(() => expect(shownToast()?.title).toBe(title));

describe('A planned gift', () => {
  it('shows its time', () => {
    expect(screen.getByText('Scheduled')).toBeTruthy();
    expect(screen.getByText(/\d+:\d\d [AP]M/)).toBeTruthy();
  });

  it('can be moved to another time, but not to a past one', async () => {
    answer = [200, aGift({ scheduledFor: new Date(Date.now() + 20 * day).toISOString() })];
    await choose('Change the time');
    const dayField = await screen.findByLabelText<HTMLInputElement>('Day');
    await actor.clear(dayField);
    await actor.type(dayField, '2020-01-01');
    await press('Save time');
    expect(screen.getByRole('alert').textContent).toBe('Please choose a time in the future');
    expect(requests).toEqual([]);
    await actor.clear(dayField);
    await actor.type(dayField, new Date(Date.now() + 20 * day).toISOString().slice(0, 10));
    await press('Save time');
    await saying('Time changed');
    expect(requests[0]).toMatchObject({
      line: 'PATCH /api/gifts/g-1/schedule',
      body: { scheduledFor: expect.stringMatching(/Z$/) },
    });
  });

  it('is cancelled only after a confirmation', async () => {
    await choose('Take back');
    await press('Keep it');
    expect(requests).toEqual([]);
    await choose('Take back');
    await press('Take back');
    await saying('Gift taken back');
    expect(requests[0]!.line).toBe('DELETE /api/gifts/g-1/schedule');
  });

  it('can be sent now, and reports the result', async () => {
    answer = [200, { status: 'sent', deliveryWarning: 'It takes a little longer.' }];
    await choose('Send now');
    await press('Send now');
    await waitFor(() => expect(shownToast()).toMatchObject({ description: 'It takes a little longer.' }));
    expect(requests[0]!.line).toBe('POST /api/gifts/g-1/send');
  });

  it('says if it was sent at its own time meanwhile', async () => {
    const message = 'This gift has gone out already. It can no longer be changed.';
    answer = [409, { code: 'gift.not-planned', message }];
    await choose('Take back');
    await press('Take back');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', description: message }));
  });
});
