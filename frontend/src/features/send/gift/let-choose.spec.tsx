import '../../../testing/jsdom-gaps.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { emptyDraft, type SendDraft } from '../draft/draft.js';
import { giftToSend } from '../draft/payload.js';
import { LetChoose } from './let-choose.js';

const actor = userEvent.setup({ delay: null });
const aProduct = (title: string) => ({
  title,
  description: '',
  price: '$30.00',
  url: `https://shop.example/${title}`,
  image: '',
  siteName: 'Recommended Product',
  isOwnIdea: false,
});

/** What the screen has kept, as it is after each step. */
const kept: { draft: SendDraft } = { draft: emptyDraft };
function Screen({ others }: { others: string[] }) {
  const [draft, setDraft] = useState<SendDraft>({
    ...emptyDraft,
    gift: aProduct('Teapot'),
    others: others.map(aProduct),
  });
  useLayoutEffect(() => {
    kept.draft = draft;
  }, [draft]);
  return (
    <LetChoose draft={draft} recipientName="Ida Holm" change={(part) => setDraft((now) => ({ ...now, ...part }))} />
  );
}
const show = (...others: string[]) => render(<Screen others={others} />);
const sent = () => giftToSend({ ...kept.draft, recipientId: 'r', message: 'Hi' });
afterEach(cleanup);

describe('Letting somebody choose', () => {
  it('adds two of the same ideas by one press, with hidden prices', async () => {
    show('Tray', 'Mug');
    expect(sent()).not.toHaveProperty('options');
    await actor.click(screen.getByRole('button', { name: 'Let Ida choose' }));
    const heading = screen.getByRole('heading', { name: 'Ida Holm will choose one of three' });
    expect(document.activeElement).toBe(heading);
    expect(sent()).toMatchObject({
      giftName: 'Teapot',
      options: [
        { giftName: 'Tray', giftUrl: 'https://shop.example/Tray', price: '$30.00' },
        { giftName: 'Mug', giftUrl: 'https://shop.example/Mug', price: '$30.00' },
      ],
    });
    expect(sent()).not.toHaveProperty('isPriceShown');
    expect(sent()).not.toHaveProperty('chooseBy');
    await actor.click(screen.getByRole('checkbox', { name: /may see the prices/ }));
    await actor.click(screen.getByRole('button', { name: 'Remove: Tray' }));
    expect(sent()).toMatchObject({ isPriceShown: true, options: [{ giftName: 'Mug' }] });
    await actor.click(screen.getByRole('button', { name: 'Remove: Mug' }));
    expect(sent()).not.toHaveProperty('options');
  });

  it('takes what the sender describes, at most three', async () => {
    show();
    for (const name of ['Tray', 'Mug', 'Scarf']) {
      await actor.click(screen.getByRole('button', { name: /Let Ida choose|Add another/ }));
      await actor.type(screen.getByLabelText(/Gift name/), name);
      await actor.click(screen.getByRole('button', { name: 'Use this gift' }));
    }
    expect(sent().options!.map(({ giftName }) => giftName)).toEqual(['Tray', 'Mug', 'Scarf']);
    expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
  });

  it('does not offer anything beside a card', () => {
    show('Tray', 'Mug');
    kept.draft = { ...kept.draft, options: [aProduct('Tray')], gift: { ...aProduct('A card'), isCard: true } };
    expect(sent()).not.toHaveProperty('options');
  });
});
