import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { anIdea } from '../../testing/builders.js';
import { IdeaBoard } from './idea-board.js';
import { begun, withNews, type IdeaSearch } from './search/idea-search.js';

afterEach(cleanup);

const ideas = [
  { name: 'Kneeling mat', interests: ['bad knees'] },
  { name: 'Garden stool', interests: ['bad knees', 'gardening'] },
  { name: 'Memory box', interests: ['grief: lost her dog'] },
  { name: 'Plant labels', interests: ['gardening'] },
];

function show(interests: string[], isWide = false) {
  answerWith(() => [200, []]);
  window.matchMedia = ((media: string) => ({
    matches: isWide,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  const search = ideas.reduce<IdeaSearch>(
    (before, idea, index) => withNews(before, { index, idea: anIdea({ ...idea, realProducts: [] }) }),
    begun,
  );
  const recipient = { id: 'r-1', name: 'Rose', relationship: 'Mother', interests, hiddenFromIdeas: [] };
  const nothing = () => undefined;
  const presses = { reject: nothing, undo: nothing, like: nothing, rejected: [], changing: undefined };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IdeaBoard
          {...presses}
          seekingLike={undefined}
          search={{ ...search, phase: 'done' }}
          recipient={recipient as never}
          occasionId=""
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('Ideas for a person with troubles', () => {
  it('have no trouble over a card, and name what is liked', () => {
    show(['grief: lost her dog', 'bad knees', 'gardening']);
    expect(screen.getAllByText(/^For /).map(({ textContent }) => textContent)).toEqual([
      'For gardening',
      'For gardening',
    ]);
    expect(screen.queryByText(/grief|bad knees/)).toBeNull();
  });

  it('have no column of a trouble, and the last column calls no help a wild card', () => {
    show(['bad knees', 'gardening', 'tea'], true);
    expect(screen.getAllByRole('region').map((each) => each.firstElementChild?.textContent)).toEqual([
      'gardening',
      'tea',
      'More gift ideas',
    ]);
    expect(screen.queryByText(/bad knees|Wild cards/)).toBeNull();
  });
});
