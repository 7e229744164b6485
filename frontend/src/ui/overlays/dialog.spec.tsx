import '../../testing/jsdom-gaps.js';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button.js';
import { Dialog } from './dialog.js';

/** A button that works for a moment before its dialog opens. */
function Page({ isShownOnce }: { isShownOnce?: boolean }) {
  const [state, setState] = useState<'closed' | 'busy' | 'open'>('closed');
  const press = () => {
    setState('busy');
    setTimeout(() => setState('open'), 10);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Account Settings</h1>
      <Button isBusy={state === 'busy'} onClick={press}>
        New codes
      </Button>
      <Dialog isOpen={state === 'open'} onOpenChange={() => setState('closed')} title="Codes" isShownOnce={isShownOnce}>
        <p>k7m2-x9qw</p>
      </Dialog>
    </main>
  );
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New codes' }));
  return screen.findByRole('dialog');
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('A dialog returns the focus to a button that was disabled while it worked', async () => {
  render(<Page />);
  await open();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New codes'));
});

it('A dialog whose content is shown once is closed by a button only', async () => {
  render(<Page isShownOnce />);
  const dialog = await open();
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  await userEvent.keyboard('{Enter}{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
});

/** A question whose answer opens another dialog in its place. */
function PageWithQuestion() {
  const [open, setOpen] = useState<'question' | 'codes'>();
  const close = () => setOpen(undefined);
  return (
    <main>
      <h1 tabIndex={-1}>Account Settings</h1>
      <Button onClick={() => setOpen('question')}>New codes</Button>
      <Dialog isOpen={open === 'question'} onOpenChange={close} title="Replace the codes?">
        <Button onClick={() => setOpen('codes')}>Replace</Button>
      </Dialog>
      {open === 'codes' && (
        <Dialog isOpen onOpenChange={close} title="Codes">
          <p>k7m2-x9qw</p>
        </Dialog>
      )}
    </main>
  );
}

it('A dialog that took the place of another returns the focus to the button that opened the first', async () => {
  render(<PageWithQuestion />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await screen.findByRole('dialog', { name: 'Codes' });
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New codes'));
});
