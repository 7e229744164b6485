import '../../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { Assistants } from './assistants.js';

const asked = jest.fn<typeof fetch>();
const kept = globalThis.fetch;
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = kept;
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Assistants />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('The door for assistants', () => {
  it('is shown where the operator has one', async () => {
    asked.mockResolvedValue({ ok: true } as Response);
    show();
    expect(await screen.findByRole('heading', { name: 'Your assistant' })).toBeTruthy();
    expect(asked.mock.calls[0]![0]).toBe('/.well-known/oauth-protected-resource/mcp');
  });

  it('is not spoken of where it is shut', async () => {
    asked.mockResolvedValue({ ok: false } as Response);
    const { container } = show();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(container.textContent).toBe('');
  });
});
