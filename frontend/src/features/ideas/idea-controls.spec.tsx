import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerWith } from '../../testing/answers.js';
import { anUpcomingOccasion } from '../../testing/builders.js';
import { IdeaControls } from './idea-controls.js';

it.each([
  [{ date: '1954-12-03', year: 1954, nextOn: '2026-12-03' }, 'Birthday - December 3, 1954'],
  [{ date: '2000-12-18', year: null, nextOn: '2026-12-18' }, 'Birthday - December 18, 2026'],
])('The occasion of ideas has its date, and of an unknown year the coming one: %j', (given, label) => {
  answerWith(() => [200, {}]);
  const occasion = anUpcomingOccasion(given);
  const ignore = () => undefined;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <IdeaControls
        budget="50-100"
        onBudget={ignore}
        occasions={[occasion]}
        occasionId={occasion.id}
        onOccasion={ignore}
        onUpdate={ignore}
      />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('combobox', { name: 'Occasion' }).textContent).toBe(label);
});
