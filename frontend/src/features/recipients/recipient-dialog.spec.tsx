import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../domain/user/query-client.js';
import { Toaster } from '../../ui/overlays/toaster.js';
import { RecipientDialog } from './recipient-dialog.js';

const fetchDouble = jest.fn<typeof fetch>();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Recipient' });

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecipientDialog recipient={undefined} onClose={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
});

describe('Adding a recipient', () => {
  it('can be saved once name and relationship are filled in', async () => {
    expect(saveButton().disabled).toBe(true);
    await userEvent.type(field('Name'), 'Nora');
    expect(saveButton().disabled).toBe(true);
    await userEvent.type(field('Relationship'), 'Sister');
    expect(saveButton().disabled).toBe(false);
  });

  it('says what is missing when a blank field loses the focus, and not before', async () => {
    expect(screen.queryByText('Name is required')).toBeNull();
    await userEvent.type(field('Name'), '  ');
    await userEvent.click(field('Relationship'));
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.queryByText('Relationship is required')).toBeNull();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('answers Enter on an incomplete form with a toast, both messages and no request', async () => {
    await userEvent.type(field('Name'), 'Nora{Enter}');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getByText('Please fill in all required fields')).toBeTruthy();
    expect(screen.getByText('Relationship is required')).toBeTruthy();
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('sends the typed values once', async () => {
    fetchDouble.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(field('Name'), ' Nora ');
    await userEvent.type(field('Interests'), 'tea,, maps, jazz');
    await userEvent.click(screen.getByRole('button', { name: 'Remove maps' }));
    await userEvent.selectOptions(field('Month'), 'May');
    await userEvent.type(field('Day'), '4');
    await userEvent.type(field('Relationship'), 'Sister{Enter}{Enter}');
    await waitFor(() => expect(fetchDouble).toHaveBeenCalledTimes(1));
    const [url, init] = fetchDouble.mock.calls[0]!;
    expect([init?.method, url]).toEqual(['POST', '/api/recipients']);
    expect(JSON.parse(init?.body as string)).toMatchObject({
      name: 'Nora',
      relationship: 'Sister',
      interests: ['tea', 'jazz'],
      birthday: '--05-04',
      avatar: null,
    });
  });
});
