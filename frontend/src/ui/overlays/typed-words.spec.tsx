import '../../testing/jsdom-gaps.js';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Dialog } from './dialog.js';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  const [words, setWords] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const keep = () => {
    setWords([...words, typed]);
    setTyped('');
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Add Recipient">
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Name
          <input defaultValue="Ada" />
        </label>
        <label>
          Notes
          <textarea />
        </label>
        <label>
          Likes
          <input value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={keep} />
        </label>
        <label>
          Ideas may read this
          <input type="checkbox" />
        </label>
        <p>{words.join()}</p>
        <button>Save</button>
        <button type="button" onClick={() => setIsOpen(false)}>
          Cancel
        </button>
      </form>
    </Dialog>
  );
}

const ways: Record<string, () => Promise<unknown>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'a click beside it': () => userEvent.click(document.querySelector('.bg-shade')!),
  'its cross': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
};
const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe.each(Object.keys(ways))('A dialog that %s closes', (way) => {
  it.each(['Name', 'Notes', 'Likes'])('asks once something was typed as %s, and keeps it', async (label) => {
    render(<Page />);
    await type(label, 'Käse 🧀');
    await ways[way]!();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.body.textContent + (screen.getByLabelText(label) as HTMLInputElement).value).toContain('Käse 🧀');

    await ways[way]!();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await isClosed();
  });

  it('closes at once while nothing was typed', async () => {
    render(<Page />);
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.click(screen.getByLabelText('Ideas may read this'));
    await ways[way]!();
    await isClosed();
  });
});

it('Cancel says what it does, and does not ask', async () => {
  render(<Page />);
  await type('Notes', 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
});

it('What was sent and refused is still asked about', async () => {
  render(<Page />);
  await type('Notes', 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Escape}');
  await question();
});

it('Leaving the site asks only while something was typed', async () => {
  render(<Page />);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await type('Notes', 'Tea');
  expect(leave()).toBe(false);
});

it('Back asks, and goes on when the words may go', async () => {
  history.replaceState({ idx: 0 }, '', '/');
  history.pushState({ idx: 1 }, '', '/recipients');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<p>Dashboard</p>} />
        <Route path="/recipients" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
  await type('Notes', 'Tea');
  history.back();
  await question();
  await waitFor(() => expect(location.pathname).toBe('/recipients'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect((screen.getByLabelText('Notes') as HTMLTextAreaElement).value).toBe('Tea');

  history.back();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Dashboard')).toBeTruthy();
});
