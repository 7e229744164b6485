import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchEarly, lazyPart, onLatePart, type LatePart } from './lazy-part.js';

it('A part that does not arrive is reported, again after seven seconds, and fetched until it arrives, while the page stays', async () => {
  jest.useFakeTimers();
  const report = jest.fn<(part: LatePart) => void>();
  onLatePart(report);
  let isThere = false;
  const Part = lazyPart(() =>
    isThere ? Promise.resolve({ default: () => <p>The part</p> }) : Promise.reject(new TypeError('Failed to fetch')),
  );
  render(
    <>
      <h1>The page</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(6_900));
  expect(report.mock.calls).toEqual([['awaited']]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('The part')).toBeNull();
  isThere = true;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('The part')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(report.mock.calls).toEqual([['awaited'], ['long awaited'], ['arrived']]);
  jest.useRealTimers();
});

it('A part is not fetched without a network: a browser may remember that it failed', async () => {
  jest.useFakeTimers();
  const report = jest.fn<(part: LatePart) => void>();
  onLatePart(report);
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.resolve({ default: () => <p>The part</p> }));
  const Part = lazyPart(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([0, 1]);
  network.mockRestore();
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('The part')).toBeTruthy();
  jest.useRealTimers();
});

it('A part that will soon be wanted is fetched silently, and not without a network', async () => {
  const failing = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const rejections: unknown[] = [];
  const note = (error: unknown) => rejections.push(error);
  process.on('unhandledRejection', note);
  fetchEarly(failing);
  await new Promise((resolve) => setTimeout(resolve));
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchEarly(failing);
  network.mockRestore();
  process.off('unhandledRejection', note);
  expect([failing.mock.calls.length, rejections]).toEqual([1, []]);
});
