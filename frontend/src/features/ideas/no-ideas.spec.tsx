import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { IdeaResults } from './idea-results.js';
import type { AboutIdeas } from './search/idea-news.js';
import { begun, withNews } from './search/idea-search.js';

afterEach(cleanup);

function showNone(currency: string, about: AboutIdeas = { source: 'curator' }) {
  answerWith(() => [200, []]);
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser({ currency }));
  const search = withNews(begun, { about, count: 0 });
  const recipient = { id: 'r-1', name: 'Rose', relationship: 'Mother', interests: ['tea'], hiddenFromIdeas: [] };
  const nothing = () => undefined;
  const presses = { reject: nothing, undo: nothing, like: nothing, rejected: [], changing: undefined };
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <IdeaResults
          {...presses}
          seekingLike={undefined}
          search={search}
          recipient={recipient as never}
          occasionId=""
          budget="50-100"
          onBudget={nothing}
          update={nothing}
          retry={nothing}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('A search without ideas', () => {
  it('does not blame the AI for what the shops do not have', () => {
    showNone('USD');
    expect(screen.getByRole('heading', { name: 'No ideas this time' })).toBeTruthy();
    expect(screen.queryByText(/The AI did not answer/)).toBeNull();
    expect(screen.queryByText('Chosen without AI this time')).toBeNull();
    expect(screen.queryByText(/currency/)).toBeNull();
  });

  it('says that shops could not be asked where one of them was silent, and blames no budget', () => {
    showNone('GBP', { source: 'curator', areShopsSilent: true });
    expect(screen.getByText(/could not all be asked just now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.queryByText(/within this budget/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Try \$|Try £/ })).toBeNull();
  });

  it('says in which money it was looked for where that is not dollars', () => {
    showNone('GBP');
    expect(screen.getByText(/prices in your account’s currency \(British Pound\)/)).toBeTruthy();
  });
});
