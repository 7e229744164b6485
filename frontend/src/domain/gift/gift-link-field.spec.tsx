import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import type { Gift } from '@presently/contracts/gifting/gifts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aGift } from '../../testing/builders.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { GiftLinkField } from './gift-link-field.js';

const actor = userEvent.setup({ delay: null });
const share = jest.fn<(data: ShareData) => Promise<void>>();
const link = `${location.origin}/gift/${'x'.repeat(32)}`;

function show(gift: Partial<Gift> = {}, canShare = true) {
  Object.defineProperty(navigator, 'share', { value: canShare ? share : undefined, configurable: true });
  render(<GiftLinkField gift={aGift({ recipientName: 'Ann', giftName: 'Stoneware teapot', ...gift })} />);
}
const button = () => screen.findByRole('button', { name: 'Share' });

// The button's code is fetched on demand, which takes its time when nothing is compiled yet.
beforeAll(async () => {
  await import('./share-button.js');
}, 60_000);
beforeEach(() => {
  share.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  delete (navigator as Partial<Navigator>).share;
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

describe('The link of a gift', () => {
  it.each([
    ['a gift', {}, 'A gift for Ann'],
    ['a card', { isCard: true, giftName: 'Card' }, 'A card for Ann'],
    ['a quiet gift', { mood: 'sympathy' }, 'A few words for Ann'],
  ] as const)('of %s is shared in words that do not name what it is', async (_what, gift, text) => {
    show(gift);
    await actor.click(await button());
    expect(share.mock.calls).toEqual([[{ text, url: link }]]);
  });

  it('has a button for sharing only where the browser can share', () => {
    show({}, false);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy link']);
  });

  it('says nothing when the list of apps was closed', async () => {
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    show();
    await actor.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).not.toBe('true'));
    expect(shownToast()).toBeUndefined();
  });

  it('leads to the copy when sharing fails, and can be tried again', async () => {
    share.mockRejectedValueOnce(new DOMException('No permission', 'NotAllowedError'));
    show();
    await actor.click(await button());
    await waitFor(() => expect(shownToast()?.description).toBe('This could not be shared. Please copy the link.'));
    await actor.click(await button());
    expect(share).toHaveBeenCalledTimes(2);
  });
});
