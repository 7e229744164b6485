import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { Button } from './button.js';

const press = jest.fn();
const submit = jest.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
afterEach(() => {
  jest.clearAllMocks();
});

const Form = ({ isBusy, isOff = false, isSpent = false }: { isBusy: boolean; isOff?: boolean; isSpent?: boolean }) => (
  <form onSubmit={submit}>
    <input aria-label="Name" />
    <Button type="submit" isBusy={isBusy} isSpent={isSpent} disabled={isOff} onClick={press}>
      Save
    </Button>
  </form>
);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

describe('A busy button', () => {
  it('can keep the focus, also if it is disabled otherwise', () => {
    const { rerender } = render(<Form isBusy={false} />);
    button().focus();
    rerender(<Form isBusy isOff />);
    // A browser takes the focus from an element with the attribute `disabled`. jsdom does not.
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    rerender(<Form isBusy={false} isOff />);
    expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([true, null]);
  });

  it('ignores clicks and keys, and does not submit its form', async () => {
    const { rerender } = render(<Form isBusy />);
    await userEvent.click(button());
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nora{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    rerender(<Form isBusy={false} isSpent />);
    await userEvent.click(button());
    expect([press.mock.calls.length, submit.mock.calls.length, button().disabled]).toEqual([0, 0, false]);
    rerender(<Form isBusy={false} />);
    await userEvent.click(button());
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  });
});
