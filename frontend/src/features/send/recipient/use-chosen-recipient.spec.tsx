import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { keyOf } from '../../../lib/query.js';
import { answerWith } from '../../../testing/answers.js';
import { useChosenRecipient } from './use-chosen-recipient.js';

it.each([
  [400, true],
  [404, true],
  [401, false],
  [429, false],
  [503, false],
])('The answer %d makes the chosen recipient certainly missing: %s', async (status, isMissing) => {
  answerWith(({ line }) =>
    line.startsWith('GET /api/recipients?') ? [200, []] : [status, { code: 'x', message: 'Refused' }],
  );
  const client = createQueryClient();
  const { result } = renderHook(() => useChosenRecipient({ recipientId: 'r-1', occasionId: '' }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current.isKnown).toBe(false);
  const lookUps = client.getQueryCache();
  await waitFor(() => {
    const [lookUp] = lookUps.findAll({ queryKey: keyOf('GET /api/recipients/:recipientId') });
    expect(lookUp?.state.status).toBe('error');
  });
  await waitFor(() => expect(result.current.isKnown).toBe(isMissing));
});
