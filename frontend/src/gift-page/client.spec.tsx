import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { aGiftView } from './gift-page.builders.js';
import { GiftPage } from './gift-page.js';

const fetchDouble = jest.fn<typeof fetch>();
let opened = 0;

interface Visit {
  gift?: Partial<GiftView>;
  isSender?: boolean;
  isCalm?: boolean;
  visibility?: DocumentVisibilityState;
}

/** Puts the server's markup into the document and runs the page's script. */
async function visit({ gift, isSender = false, isCalm = false, visibility = 'visible' }: Visit = {}) {
  const token = `token-${++opened}`;
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  render(<GiftPage gift={aGiftView(gift)} isSender={isSender} shareToken={token} visit="proof" />);
  jest.resetModules();
  await import('./client.js');
  return {
    state: () => document.getElementById('gift')!.dataset['state'],
    wrapping: () => screen.getByText(/^A gift for Ann from Dana\. Press Enter to open\.$/).closest('button')!,
    press: (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more }),
    reports: () => fetchDouble.mock.calls.filter(([url]) => url === `/api/gifts/view/${token}/seen`),
  };
}

describe('The gift page with its script', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.scrollTo = () => undefined;
    globalThis.fetch = fetchDouble.mockReset().mockReturnValue(new Promise(() => undefined));
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('is unwrapped by a tap in a second and a half, and then focuses the gift', async () => {
    const page = await visit();
    expect(page.state()).toBe('wrapped');
    fireEvent.click(page.wrapping());
    expect(page.state()).toBe('opening');
    jest.advanceTimersByTime(1_499);
    expect(page.state()).toBe('opening');
    jest.advanceTimersByTime(1);
    expect(page.state()).toBe('open');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Stoneware teapot' }));
  });

  it('is open at once if it comes in sympathy, and its view counts', async () => {
    const page = await visit({ gift: { mood: 'sympathy' } });
    expect(page.state()).toBe('open');
    page.press('Enter');
    expect(page.state()).toBe('open');
    jest.advanceTimersByTime(2_000);
    expect(page.reports()).toHaveLength(1);
  });

  it.each(['Enter', ' '])('is unwrapped by the key %j, wherever the focus is', async (key) => {
    const page = await visit();
    page.press(key);
    expect(page.state()).toBe('opening');
  });

  it('stays wrapped for other keys', async () => {
    const page = await visit();
    page.press('Tab');
    page.press('a');
    page.press('Enter', { ctrlKey: true });
    expect(page.state()).toBe('wrapped');
  });

  it('ends the unwrapping at any key or tap', async () => {
    const hurried = await visit();
    hurried.press('Enter');
    hurried.press('Escape');
    expect(hurried.state()).toBe('open');
    cleanup();

    const impatient = await visit();
    fireEvent.click(impatient.wrapping());
    fireEvent.click(impatient.wrapping());
    expect(impatient.state()).toBe('open');
  });

  it('ignores the repeated events of a held key', async () => {
    const page = await visit();
    page.press('Enter');
    page.press('Enter', { repeat: true });
    expect(page.state()).toBe('opening');
  });

  it('only fades with reduced motion', async () => {
    const page = await visit({ isCalm: true });
    page.press('Enter');
    jest.advanceTimersByTime(250);
    expect(page.state()).toBe('open');
  });

  it('ignores keys once it is open', async () => {
    const page = await visit();
    page.press('Enter');
    jest.advanceTimersByTime(1_500);
    expect(page.press('Enter')).toBe(true);
    expect(page.press(' ')).toBe(true);
  });

  it('is open for its sender, who can wrap it again', async () => {
    const page = await visit({ isSender: true });
    expect(page.state()).toBe('open');
    fireEvent.click(screen.getByText('See it wrapped'));
    expect(page.state()).toBe('wrapped');
    expect(document.activeElement).toBe(page.wrapping());
    fireEvent.click(page.wrapping());
    jest.advanceTimersByTime(1_500);
    expect(page.state()).toBe('open');
  });

  it('replaces a picture that does not load by the drawing', async () => {
    await visit();
    fireEvent.error(screen.getByAltText('Stoneware teapot'));
    expect(screen.queryByAltText('Stoneware teapot')).toBeNull();
    expect(document.querySelector('.picture svg')).not.toBeNull();
  });

  it('reports the view once', async () => {
    const page = await visit();
    jest.advanceTimersByTime(1_499);
    expect(page.reports()).toHaveLength(0);
    jest.advanceTimersByTime(60_000);
    expect(page.reports()).toEqual([
      [expect.any(String), expect.objectContaining({ method: 'POST', body: '{"visit":"proof"}' })],
    ]);
  });

  it('never reports the sender, not even after wrapping and opening it', async () => {
    const page = await visit({ isSender: true });
    fireEvent.click(screen.getByText('See it wrapped'));
    page.press('Enter');
    jest.advanceTimersByTime(60_000);
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('never reports a tab in the background', async () => {
    const page = await visit({ visibility: 'hidden' });
    jest.advanceTimersByTime(60_000);
    expect(page.reports()).toHaveLength(0);
  });

  it('does nothing without a gift', async () => {
    jest.resetModules();
    await import('./client.js');
    jest.advanceTimersByTime(60_000);
    expect(fetchDouble).not.toHaveBeenCalled();
  });
});
