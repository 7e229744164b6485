import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast-store.js';
import { Toaster } from './toaster.js';

const show = (title: string) => act(() => toast({ title }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** The cards themselves. Radix repeats their texts elsewhere for screen readers. */
const titles = () => [...document.querySelectorAll('li .font-semibold')].map((element) => element.textContent);

describe('Toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    pass(10_000);
    jest.useRealTimers();
  });

  it('are shown one at a time, the newest replacing the previous one', () => {
    show('First');
    show('Second');
    expect(titles()).toEqual(['Second']);
  });

  it('disappear after five seconds', () => {
    show('Saved');
    pass(4_900);
    expect(titles()).toEqual(['Saved']);
    pass(400);
    expect(titles()).toEqual([]);
  });

  it('leave ten seconds to undo', () => {
    act(() => toast({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } }));
    pass(9_900);
    expect(titles()).toContain('Removed');
    pass(400);
    expect(titles()).toEqual([]);
  });

  it('stay until dismissed, if they have to', () => {
    act(() => toast({ title: 'Load it again', stays: true }));
    pass(60_000);
    expect(titles()).toEqual(['Load it again']);
    fireEvent.click(screen.getByLabelText('Dismiss'));
    pass(300);
    expect(titles()).toEqual([]);
  });

  it('each have their own five seconds', () => {
    show('First');
    pass(4_000);
    show('Second');
    pass(4_000);
    expect(titles()).toEqual(['Second']);
  });

  it('can be dismissed', () => {
    show('Saved');
    fireEvent.click(screen.getByLabelText('Dismiss'));
    pass(300);
    expect(titles()).toEqual([]);
  });

  it('take the focus with F8', () => {
    show('Saved');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
  });
});
