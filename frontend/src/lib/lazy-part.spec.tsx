import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart, onPartMissing } from './lazy-part.js';

it('A part that does not arrive is reported once and fetched until it arrives, while the page stays', async () => {
  jest.useFakeTimers();
  const report = jest.fn();
  onPartMissing(report);
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
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('The part')).toBeNull();
  isThere = true;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('The part')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('A part is not fetched without a network: a browser may remember that it failed', async () => {
  jest.useFakeTimers();
  const report = jest.fn();
  onPartMissing(report);
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.resolve({ default: () => <p>The part</p> }));
  const Part = lazyPart(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([0, 1]);
  network.mockRestore();
  await act(async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('The part')).toBeTruthy();
  jest.useRealTimers();
});
