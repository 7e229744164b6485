import { jest } from '@jest/globals';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { watchForVersions } from './versions.js';

const page = (script: string) => `<html><body data-begin="/assets/react-1.js ${script}"></body></html>`;
let answers: (string | undefined)[];
let onChange: () => void;

beforeAll(() => {
  // As a page that the server has rendered: its script is imported, and named by a link.
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/app-0.css"><link href="/assets/app-old1.js">';
  globalThis.fetch = (() => {
    const answer = answers.shift();
    return answer === undefined
      ? Promise.reject(new Error('refused'))
      : Promise.resolve({ text: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
  const serviceWorker = {
    controller: {},
    register: () => Promise.resolve({ update: () => Promise.resolve() }),
    addEventListener: (_name: string, listener: () => void) => {
      onChange = listener;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
beforeEach(() => {
  const left = shownToast();
  if (left) dismissToast(left.id);
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('A page hears of another build, also from a server that is still starting, and not of its own', async () => {
  await watchForVersions();
  answers = [page('/assets/app-old1.js')];
  onChange();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([shownToast(), answers]).toEqual([undefined, []]);
  answers = [undefined, '<h1>502</h1>', page('/assets/app-new1.js')];
  onChange();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(shownToast()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(shownToast()).toMatchObject({ title: 'A new version of Presently is here', stays: true });
});
