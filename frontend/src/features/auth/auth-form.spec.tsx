import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { registration } from '../../domain/user/registration.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { AuthForm } from './auth-form.js';

const fetchDouble = jest.fn<typeof fetch>();
/** Calls besides the list of providers. */
const posts = () => fetchDouble.mock.calls.filter(([, init]) => init?.method === 'POST');
const sent = () => {
  const [url, init] = posts()[0]!;
  return { url, body: JSON.parse(init?.body as string) as unknown };
};

beforeEach(() => {
  fetchDouble.mockReset().mockReturnValue(new Promise(() => undefined));
  globalThis.fetch = fetchDouble;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AuthForm />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.keyboard('{Enter}');
}
const signUp = () => userEvent.click(screen.getByText("Don't have an account? Sign up"));

describe('The sign-in form of a newcomer', () => {
  it('is a registration', () => {
    document.body.innerHTML = '';
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[registration]}>
          <AuthForm />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Create your account');
  });
});

describe('The sign-in form', () => {
  it.each([
    [{ Username: 'ad', Password: 'long-enough' }],
    [{ Username: 'ada', Password: 'seven77' }],
    [{ Username: '  a  ', Password: 'long-enough' }],
  ])('silently does nothing with %p', async (fields) => {
    await fill(fields);
    expect(posts()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends username and password at their shortest', async () => {
    await fill({ Username: 'ada', Password: 'eight888' });
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(sent()).toEqual({ url: '/api/login', body: { username: 'ada', password: 'eight888' } });
  });

  it('turns into a registration with an e-mail address and a hint, and back', async () => {
    expect(screen.getByRole('heading').textContent).toBe('Welcome back');
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
    await signUp();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('Create your account');
    expect(screen.getByText('Must be at least 8 characters')).toBeTruthy();
    await userEvent.click(screen.getByText('Already have an account? Sign in'));
    expect(screen.getByRole('heading').textContent).toBe('Welcome back');
  });
});

describe('The registration form', () => {
  it('warns of a common password and accepts it', async () => {
    await signUp();
    await fill({ Username: 'ada', Password: 'Password1' });
    expect(screen.getByRole('status').textContent).toMatch(/easy to guess/);
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('does not warn of another password', async () => {
    await signUp();
    await fill({ Password: 'correct horse battery' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves a blank e-mail address out', async () => {
    await signUp();
    await fill({ Username: 'ada', Password: 'eight888' });
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(sent()).toEqual({ url: '/api/register', body: { username: 'ada', password: 'eight888' } });
  });

  it('sends an e-mail address that is filled in', async () => {
    await signUp();
    await fill({ Username: 'ada', Email: 'ada@example.com', Password: 'eight888' });
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(sent().body).toEqual({ username: 'ada', password: 'eight888', email: 'ada@example.com' });
  });

  it('refuses a text without the shape of an e-mail address, and says so', async () => {
    await signUp();
    await fill({ Username: 'ada', Email: 'ada at home', Password: 'eight888' });
    expect(screen.getByText('Please provide a valid email address')).toBeTruthy();
    expect(posts()).toEqual([]);
  });
});
