import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { registration } from '../../domain/user/registration.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerOf } from '../../testing/answers.js';
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
    [{ Username: 'ad', Password: 'long-enough' }, 'Username'],
    [{ Username: 'ada', Password: 'seven77' }, 'Password'],
    [{ Username: '  a  ', Password: 'long-enough' }, 'Username'],
  ])('silently does nothing with %p, and marks the field', async (fields, wrong) => {
    await fill(fields);
    expect(posts()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    const marked = screen.getByLabelText(wrong);
    expect([marked.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', marked]);
  });

  it('takes an address in place of the username', async () => {
    const address = `${'long'.repeat(15)}@example.com`;
    await fill({ Username: address, Password: 'eight888' });
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(sent().body).toEqual({ username: address, password: 'eight888' });
  });

  it('keeps at the password why it did not sign anybody in', async () => {
    fetchDouble.mockResolvedValue(
      answerOf(401, { code: 'invalid-credentials', message: 'Invalid username or password' }),
    );
    await fill({ Username: 'ada', Password: 'eight888' });
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid username or password');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(document.activeElement).toBe(password);
    expect(password.value).toBe('eight888');
  });

  it('shows the password on request', async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'eight888');
    const eye = screen.getByRole('button', { name: 'Show what you type' });
    await userEvent.click(eye);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(eye);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
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
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/privacy']);
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

  it('colours the hint of a text that is too short', async () => {
    await signUp();
    await fill({ Username: 'ada', Password: 'seven77' });
    expect(screen.getByText('Must be at least 8 characters').className).toContain('text-ember');
    expect(screen.getByText('Must be at least 3 characters').className).not.toContain('text-ember');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says once, at the field, that a password or a name is refused', async () => {
    const message = 'Please choose a password that is harder to guess';
    fetchDouble.mockResolvedValue(answerOf(400, { code: 'invalid-input', message, errors: { password: [message] } }));
    await signUp();
    await fill({ Username: 'ada', Password: 'Password1' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.queryByText(/easy to guess/)).toBeNull();
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
