import '../../testing/jsdom-gaps.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlays/dialog.js';
import { LoadError } from './load-error.js';

afterEach(cleanup);

/** Disappears when it is pressed, as while a list is loaded again. */
function Failed() {
  const [isLoading, setIsLoading] = useState(false);
  return isLoading ? <p>Loading</p> : <LoadError text="It could not be loaded." onRetry={() => setIsLoading(true)} />;
}
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

describe('Trying again', () => {
  it.each([
    ['heading', true],
    ['main', false],
  ])('leaves the focus at the page’s %s', async (role, hasHeading) => {
    render(
      <main tabIndex={-1}>
        {hasHeading && <h1 tabIndex={-1}>Recipients</h1>}
        <Failed />
      </main>,
    );
    await tryAgain();
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole(role));
  });

  it('leaves the focus in a dialog', async () => {
    render(
      <main>
        <h1 tabIndex={-1}>Recipients</h1>
        <Dialog isOpen onOpenChange={() => undefined} title="Ideas" description="For Ida">
          <Failed />
        </Dialog>
      </main>,
    );
    await screen.findByRole('dialog');
    await tryAgain();
    await screen.findByText('Loading');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });
});
