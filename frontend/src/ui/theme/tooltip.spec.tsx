import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.js';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const control = () => screen.getByRole('button');
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
/** React derives enter and leave from these events. jsdom has no PointerEvent. */
const enter = (pointerType = 'mouse') =>
  fireEvent(control(), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
const leave = () => fireEvent.pointerOut(control());

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(0);
  render(
    <Tooltip text="Switch to dark theme">
      <button type="button">x</button>
    </Tooltip>,
  );
  wait(10_000);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A tooltip', () => {
  it('shows when the pointer has rested for 700 ms, and disappears with it', () => {
    enter();
    wait(699);
    expect(shown()).toBeNull();
    wait(1);
    expect(shown()).toBe('Switch to dark theme');
    leave();
    expect(shown()).toBeNull();
  });

  it('shows at once within 300 ms of the last one', () => {
    enter();
    wait(700);
    leave();
    wait(299);
    enter();
    wait(0);
    expect(shown()).not.toBeNull();
    leave();
    wait(300);
    enter();
    wait(0);
    expect(shown()).toBeNull();
  });

  it('disappears on Escape while the pointer stays', () => {
    enter();
    wait(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(shown()).toBeNull();
  });

  it('does not show for touch, nor for a pointer that has left', () => {
    enter('touch');
    wait(1_000);
    expect(shown()).toBeNull();
    enter();
    wait(600);
    leave();
    wait(1_000);
    expect(shown()).toBeNull();
  });
});
