import '../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { latePage, useIsFetchingPage } from './late-page.js';
import { PageBoundary } from './route-error.js';
import { useScrollPosition } from './scroll-position.js';

function Broken(): never {
  throw new Error('Cannot read properties of undefined');
}

const late = latePage(() => fetched);
let arrive: () => void;
const fetched = new Promise<{ Component: () => React.JSX.Element }>((resolve) => {
  arrive = () => resolve({ Component: () => <h1>Late</h1> });
});

const lost = latePage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function Frame() {
  useScrollPosition();
  const navigate = useNavigate();
  return (
    <>
      <output>{useIsFetchingPage() ? 'fetching' : 'idle'}</output>
      <Link to="/broken">To the broken page</Link>
      <Link to="/lost">To the lost page</Link>
      <Link to="/late">To the late page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Suspense fallback="Nothing yet">
        <Outlet />
      </Suspense>
    </>
  );
}

const scrolled = jest.fn();
const press = (role: 'link' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));

beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled as typeof window.scrollTo;
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<h1>Start</h1>} />
          <Route
            path="/broken"
            element={
              <PageBoundary>
                <Broken />
              </PageBoundary>
            }
          />
          <Route
            path="/lost"
            element={
              <PageBoundary>
                <lost.Page />
              </PageBoundary>
            }
          />
          <Route path="/late" element={<late.Page />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
});

it('A page that fails shows a reference instead of the error, until another page is opened', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press('link', 'To the broken page');
  expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Cannot read');
  const text = screen.getByText(/^If it happens again, tell us this reference/).textContent;
  expect(logged.mock.calls.map(([first]) => first)).toContain(text.replace(/^.*reference: /, 'Reference '));
  await press('button', 'Back');
  expect(screen.getByRole('heading', { name: 'Start' })).toBeTruthy();
  logged.mockRestore();
});

it('A page whose code does not arrive asks for the connection', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press('link', 'To the lost page');
  expect(await screen.findByText(/^Check your connection/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('reference');
  logged.mockRestore();
});

it('A page opens at its top once its code has arrived, and the way back leads to the old position', async () => {
  Object.assign(window, { scrollY: 700 });
  dispatchEvent(new Event('scroll'));
  await press('link', 'To the late page');
  expect(screen.getByRole('heading', { name: 'Start' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('fetching');
  await act(async () => {
    arrive();
    await fetched;
  });
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('idle');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await press('button', 'Back');
  expect(scrolled.mock.calls.at(-1)).toEqual([0, 700]);
});
