import '../../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { Toaster } from '../../../ui/overlays/toaster.js';
import { RecipientDialog } from '../recipient-dialog.js';

type Select = (properties: string[]) => Promise<object[]>;
const select = jest.fn<Select>();
const known = ['name', 'email', 'tel', 'address'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = async () => userEvent.click(await screen.findByRole('button', { name: 'Choose from contacts' }));

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecipientDialog recipient={undefined} onClose={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
}

describe('A person from the contacts of the phone', () => {
  beforeEach(() => {
    select.mockReset();
    Object.assign(navigator, { contacts: { getProperties: async () => known, select } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'contacts'));

  it('fills the form, of what the browser knows, and asks for nothing else', async () => {
    select.mockResolvedValue([{ name: [' Ann Lee '], email: ['', 'ann@example.com'], tel: ['+1 202 555 0123'] }]);
    open();
    await choose();
    expect(select).toHaveBeenCalledWith(['name', 'email', 'tel']);
    expect([field('Name').value, field('Email').value]).toEqual(['Ann Lee', 'ann@example.com']);
    expect(field('Phone').value).toBe('+1 202 555 0123');
    // What was filled in is seen.
    expect(screen.getByText('More about them').closest('details')!.open).toBe(true);
    expect(field('Relationship').value).toBe('');
  });

  it('changes nothing if nobody was chosen, or what a contact lacks', async () => {
    select.mockResolvedValueOnce([]);
    open();
    await userEvent.type(field('Name'), 'Nora');
    await choose();
    expect(field('Name').value).toBe('Nora');
    select.mockResolvedValueOnce([{ name: [], email: ['nora@example.com'] }]);
    await choose();
    expect([field('Name').value, field('Email').value]).toEqual(['Nora', 'nora@example.com']);
  });

  it('says so if the contacts cannot be opened', async () => {
    select.mockRejectedValue(new Error('not allowed'));
    open();
    await choose();
    expect(await screen.findByText('Your contacts could not be opened')).toBeTruthy();
  });

  it('is not offered where the browser has none', () => {
    Reflect.deleteProperty(navigator, 'contacts');
    open();
    expect(screen.queryByRole('button', { name: 'Choose from contacts' })).toBeNull();
  });
});
