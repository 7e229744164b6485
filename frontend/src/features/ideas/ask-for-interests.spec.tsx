import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { AskForInterests } from './ask-for-interests.js';

afterEach(cleanup);

const rose = { id: 'r-1', name: 'Rose', relationship: 'Friend', interests: [] } as never;
function ask(status: number) {
  const sent: unknown[] = [];
  answerWith(({ body }) => {
    sent.push(body);
    return [status, status === 200 ? {} : { code: 'invalid', message: 'Too many interests.' }];
  });
  let saved = 0;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AskForInterests recipient={rose} onSaved={() => void saved++} />
    </QueryClientProvider>,
  );
  return { sent, saved: () => saved };
}
const find = () => screen.getByRole('button', { name: 'Find Ideas' });

describe('A person of whom no interests are known', () => {
  it('gets the chosen and the typed ones, and then ideas', async () => {
    const { sent, saved } = ask(200);
    expect(find().hasAttribute('disabled')).toBe(true);
    for (const word of ['Tea', 'Dogs', 'Dogs']) await userEvent.click(screen.getByRole('button', { name: word }));
    await userEvent.type(screen.getByLabelText('Something else'), 'birdwatching, Tea');
    await userEvent.click(find());
    await waitFor(() => expect(saved()).toBe(1), { timeout: 3_000 });
    expect(sent).toEqual([{ interests: ['Tea', 'birdwatching'] }]);
  });

  it('keeps what was typed if it cannot be saved, and says why', async () => {
    const { saved } = ask(400);
    await userEvent.type(screen.getByLabelText('Something else'), 'tea{Enter}');
    expect(await screen.findByText('Too many interests.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Something else').value).toBe('tea');
    expect(saved()).toBe(0);
  });
});
