import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { PersonPage } from './person-page.js';

/** Renders a person's page at an address, with nothing read yet. */
export const openPersonPage = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path="/recipients/:recipientId"
            element={<PersonPage onIdeas={() => undefined} onNearIdeas={() => undefined} />}
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
