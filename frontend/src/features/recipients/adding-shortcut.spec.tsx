import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { RecipientsPage } from './recipients-page.js';

const actor = userEvent.setup({ delay: null });

function Here() {
  const { search } = useLocation();
  return <output data-testid="here">{`${useNavigationType()} ${search}`}</output>;
}

function open(address: string) {
  answerWith(() => [200, []]);
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser());
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <RecipientsPage onIdeas={() => undefined} onNearIdeas={() => undefined} />
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const here = () => screen.getByTestId('here').textContent;
afterEach(cleanup);

describe('The shortcut of the installed app', () => {
  it('opens the form for a new person once, and leaves the address as it is without', async () => {
    open('/recipients?add=person');
    await screen.findByRole('dialog', { name: 'Add Recipient' });
    expect(here()).toBe('REPLACE ');
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not any other wish in the address', async () => {
    open('/recipients?add=else');
    await screen.findByRole('heading', { level: 1 });
    expect([screen.queryByRole('dialog'), here()]).toEqual([null, 'POP ?add=else']);
  });
});
