import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { AccountForm } from './account-form.js';
import { answerOf } from '../../testing/answers.js';

const ada = { id: 'ada', username: 'ada', email: null, firstName: 'Ada', lastName: null, giftsUsedThisMonth: 3 };
const fetchDouble = jest.fn<typeof fetch>();
const actor = userEvent.setup({ delay: null });
const client = createQueryClient();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => actor.click(screen.getByRole('button', { name: 'Save Changes' }));
const answer = (status: number, body: object) => fetchDouble.mockResolvedValue(answerOf(status, body));

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
  client.setQueryData(currentUserKey, ada);
  render(
    <QueryClientProvider client={client}>
      <AccountForm />
    </QueryClientProvider>,
  );
});

describe('Account information', () => {
  it('shows the stored values, with nothing to save', () => {
    expect(['Username', 'Email', 'First name', 'Last name'].map((label) => field(label).value)).toEqual([
      'ada',
      '',
      'Ada',
      '',
    ]);
    expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('requires a username, then an email, before it calls the server', async () => {
    await actor.clear(field('Username'));
    await save();
    expect(shownToast()).toMatchObject({ title: 'Validation Error', description: 'Username is required.' });
    await actor.type(field('Username'), 'ada2');
    await save();
    expect(shownToast()).toMatchObject({ title: 'Validation Error', description: 'Email is required.' });
    expect(document.activeElement).toBe(field('Email'));
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('is saved with all fields and updates the cached user', async () => {
    answer(200, { ...ada, email: 'ada@example.com', firstName: null });
    await actor.type(field('Email'), ' ada@example.com');
    await actor.clear(field('First name'));
    await save();
    await waitFor(() => expect(shownToast()?.title).toBe('Account Updated'));
    const [url, init] = fetchDouble.mock.calls[0]!;
    expect([init?.method, url]).toEqual(['PATCH', '/api/user/account']);
    expect(JSON.parse(init?.body as string)).toEqual({
      username: 'ada',
      email: 'ada@example.com',
      firstName: '',
      lastName: '',
      profileImageUrl: '',
    });
    expect(client.getQueryData(currentUserKey)).toMatchObject({ email: 'ada@example.com', giftsUsedThisMonth: 3 });
  });

  it('takes the address of a picture, and shows our copy of it', async () => {
    answer(200, { ...ada, email: 'ada@example.com', profileImageUrl: 'https://pictures.example/ada.jpg' });
    await actor.type(field('Email'), 'ada@example.com');
    await actor.type(field('Picture link'), 'https://pictures.example/ada.jpg');
    expect(document.querySelector('img')?.getAttribute('src')).toBe(
      '/media/pictures?url=https%3A%2F%2Fpictures.example%2Fada.jpg',
    );
    await save();
    await waitFor(() => expect(shownToast()?.title).toBe('Account Updated'));
    expect(client.getQueryData(currentUserKey)).toMatchObject({ profileImageUrl: 'https://pictures.example/ada.jpg' });
  });

  it('keeps what was typed when the server refuses it, and says why', async () => {
    const message = 'This username is taken.';
    answer(409, { code: 'username-taken', message, errors: { username: [message] } });
    await actor.type(field('Email'), 'ada@example.com');
    await save();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Update Failed', description: message }));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field('Email').value).toBe('ada@example.com');
  });
});
