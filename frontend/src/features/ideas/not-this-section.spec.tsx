import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { NotThisSection } from './not-this-section.js';

let rejected: { id: string; name: string }[];
beforeEach(() => {
  rejected = ['A teapot', 'A fern', 'A record'].map((name, index) => ({ id: `n-${index}`, name }));
  answerWith(({ line, method }) => {
    if (method === 'DELETE') rejected = rejected.filter(({ id }) => !line.endsWith(id));
    return [200, method === 'DELETE' ? { success: true } : rejected];
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1 tabIndex={-1}>Ann Lee</h1>
        <NotThisSection recipientId="r-1" />
      </main>
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const undo = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Undo: allow ${name} again` }));
const isFocused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
const label = () => document.activeElement?.getAttribute('aria-label');

it('A rejected idea is allowed again, and the focus moves to the next one, at last to the heading', async () => {
  await undo('A fern');
  await waitFor(() => expect(label()).toBe('Undo: allow A record again'));
  expect(screen.queryByText('A fern')).toBeNull();
  await undo('A record');
  await waitFor(() => expect(label()).toBe('Undo: allow A teapot again'));
  await undo('A teapot');
  await isFocused('Ann Lee');
  expect(screen.queryByText('Not this')).toBeNull();
});
