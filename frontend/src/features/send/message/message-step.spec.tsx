import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { dismissToast, shownToast } from '../../../ui/overlays/toast-store.js';
import { emptyDraft, withRecipient, type SendDraft } from '../draft/draft.js';
import { useDraft } from '../draft/use-send-form.js';
import { sendSchema } from '../draft/send-schema.js';
import { MessageStep } from './message-step.js';
import { answerOf } from '../../../testing/answers.js';

const gift = {
  title: 'Teapot',
  description: '',
  price: '$48',
  url: 'https://shop.example/',
  image: '',
  siteName: 'Recommended Product',
  isOwnIdea: false,
};
const complete: SendDraft = { ...emptyDraft, gift, recipientId: 'r-1', occasionId: 'o-1' };
const actor = userEvent.setup({ delay: null });

interface Asked {
  body: Record<string, unknown>;
  signal: AbortSignal;
  answer: (status: number, body: object) => void;
}
let asked: Asked[];

beforeEach(() => {
  asked = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    expect(`${init.method} ${url}`).toBe('POST /api/messages/generate');
    return new Promise((resolve, reject) => {
      init.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const answer = (status: number, body: object) => resolve(answerOf(status, body));
      asked.push({ body: JSON.parse(init.body as string) as never, signal: init.signal!, answer });
    });
  }) as never;
});
afterEach(() => {
  cleanup();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

function Screen({ from }: { from: SendDraft }) {
  const form = useSchemaForm(sendSchema, { defaultValues: from });
  const draft = useDraft(form);
  return (
    <QueryClientProvider client={createQueryClient()}>
      <MessageStep form={form} draft={draft}>
        <button type="button" onClick={() => form.setValues((current) => withRecipient(current, 'r-2'))}>
          Somebody else
        </button>
      </MessageStep>
    </QueryClientProvider>
  );
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const generate = () => actor.click(button('Generate AI Message'));
const written = (message: string, more: object = {}) => ({ message, source: 'model', isSandbox: false, ...more });
const saying = (title: string, description?: string) =>
  waitFor(() => expect(shownToast()).toMatchObject({ title, ...(description && { description }) }));
const requested = async (count: number) => {
  await waitFor(() => expect(asked).toHaveLength(count));
  return asked.at(-1)!;
};

describe('Generating a message', () => {
  it('sends tone, gift, recipient and occasion, and writes the answer into the field', async () => {
    render(<Screen from={complete} />);
    const tone = screen.getByRole('combobox', { name: 'Tone' });
    expect(tone.textContent).toBe('Warm & Friendly');
    await actor.click(tone);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Warm & Friendly',
      'Lighthearted & Funny',
      'Professional & Formal',
      'Deeply Heartfelt',
    ]);
    await actor.click(options[3]!);
    await generate();
    const { body, answer } = await requested(1);
    expect(body).toEqual({ recipientId: 'r-1', giftName: 'Teapot', occasionId: 'o-1', tone: 'heartfelt' });
    expect(button('Generate AI Message').getAttribute('aria-disabled')).toBe('true');
    answer(200, written('Dear Nora, tea.'));
    await saying('Message Generated!');
    expect(field().value).toBe('Dear Nora, tea.');
    expect(screen.getByText(/^Written by AI/)).toBeTruthy();
    expect(document.activeElement).toBe(button('Generate AI Message'));
  });

  it('is written for a card without a gift', async () => {
    render(<Screen from={{ ...complete, gift: { ...complete.gift!, isCard: true } }} />);
    await generate();
    expect((await requested(1)).body).toEqual({ recipientId: 'r-1', isCard: true, occasionId: 'o-1', tone: 'warm' });
  });

  it('sends the previous messages, so that the next one differs', async () => {
    render(<Screen from={complete} />);
    for (const [index, said] of ['One', 'Two'].entries()) {
      await generate();
      (await requested(index + 1)).answer(200, written(said));
      await waitFor(() => expect(field().value).toBe(said));
    }
    await generate();
    expect((await requested(3)).body['previous']).toEqual(['Two', 'One']);
  });

  it.each([
    ['recipient', { ...complete, recipientId: '' }],
    ['gift', { ...complete, gift: null }],
  ])('needs a %s', async (_what, draft) => {
    render(<Screen from={draft} />);
    await generate();
    await saying('Error', 'Missing recipient or gift data');
    expect(asked).toEqual([]);
  });

  it('changes nothing after a failure', async () => {
    render(<Screen from={{ ...complete, message: 'My own words' }} />);
    await generate();
    (await requested(1)).answer(503, { code: 'unavailable', message: 'Later.' });
    await saying('Error', 'Failed to generate message. Please try again.');
    expect(field().value).toBe('My own words');
    expect(button('Generate AI Message').getAttribute('aria-disabled')).toBeNull();
  });

  it('brings back the sender’s own text, also one typed during the generation', async () => {
    render(<Screen from={complete} />);
    await generate();
    await actor.type(field(), 'My own words');
    (await requested(1)).answer(200, written('Dear Nora'));
    await waitFor(() => expect(field().value).toBe('Dear Nora'));
    await actor.click(button('Bring it back'));
    expect(field().value).toBe('My own words');
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  });

  it.each([
    [{ source: 'curator' }, /one of our own letters\./],
    [{ source: 'curator', isEnglishInstead: true }, /letters, which are in English/],
    [{ isSandbox: true }, /imitation of an AI/],
  ])('names the writer (%j) until the text changes', async (more, label) => {
    render(<Screen from={complete} />);
    await generate();
    (await requested(1)).answer(200, written('Dear Nora', more));
    expect(await screen.findByText(label)).toBeTruthy();
    await actor.type(field(), '!');
    expect(screen.queryByText(label)).toBeNull();
  });

  it('is aborted silently for another recipient, and on leaving', async () => {
    const { unmount } = render(<Screen from={complete} />);
    await generate();
    const first = await requested(1);
    await actor.click(button('Somebody else'));
    expect(first.signal.aborted).toBe(true);
    await waitFor(() => expect(button('Generate AI Message').getAttribute('aria-disabled')).toBeNull());
    await generate();
    const second = await requested(2);
    unmount();
    expect(second.signal.aborted).toBe(true);
    // The aborted call rejects in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(shownToast()).toBeUndefined();
  });
});
