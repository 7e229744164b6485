import { refusalIn, wordsIn } from './said-words.js';

/** After these nothing can be chosen any more. */
const over = new Set(['gift.chosen', 'gift.choice-over', 'gift.bought', 'gift.taken-back', 'gift.unavailable']);

interface Problem {
  code?: string;
  message?: string;
}
interface Choice {
  chosen: string;
  giftUrl?: string | null;
}

/** Makes the choice among several products work: a tap picks, a second one confirms. */
export function takeChoice(form: HTMLFormElement, shareToken: string): void {
  const fieldset = form.querySelector('fieldset')!;
  const confirmation = form.querySelector<HTMLElement>('[data-confirm]')!;
  const button = form.querySelector<HTMLButtonElement>('[data-choose-it]')!;
  const status = form.querySelector('output')!;
  const title = form.querySelector<HTMLElement>('.choosing-title')!;
  const options = [...form.querySelectorAll<HTMLInputElement>('[name=option]')];
  const picked = () => options.find(({ checked }) => checked);
  const words = wordsIn<'choosing' | 'sent'>(form);
  let isSending = false;
  fieldset.disabled = form.dataset['state'] === 'chosen';

  const show = () => {
    const option = picked();
    confirmation.hidden = !option || form.dataset['state'] === 'chosen';
    if (option) button.textContent = option.dataset['pick'] ?? '';
  };
  form.addEventListener('change', (event) => {
    if ((event.target as HTMLInputElement).name !== 'option') return;
    status.textContent = '';
    show();
    confirmation.scrollIntoView({ block: 'nearest' });
  });
  form.querySelector('[data-change]')?.addEventListener('click', () => {
    form.dataset['state'] = 'asking';
    fieldset.disabled = false;
    status.textContent = '';
    show();
    (picked() ?? options[0])?.focus();
  });
  show();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const option = picked();
    if (isSending || !option) return;
    isSending = true;
    status.textContent = words.choosing;
    const said = new FormData(form);
    const choice = {
      optionId: option.value,
      size: textOf(said, `size.${option.value}`),
      colour: textOf(said, `colour.${option.value}`),
    };
    void send(shareToken, choice).then((answer) => {
      isSending = false;
      if ('chosen' in answer) {
        form.dataset['state'] = 'chosen';
        fieldset.disabled = true;
        title.textContent = option.dataset['picked'] ?? '';
        status.textContent = words.sent;
        showLink(form, answer.giftUrl);
        show();
        title.focus();
        return;
      }
      status.textContent = refusalIn(words, answer);
      if (answer.code === 'option.sold-out') {
        option.disabled = true;
        option.checked = false;
        show();
      } else if (over.has(answer.code ?? '')) {
        fieldset.disabled = true;
        confirmation.hidden = true;
      }
    });
  });
}

const textOf = (said: FormData, name: string): string | undefined => {
  const value = said.get(name);
  return (typeof value === 'string' && value.trim()) || undefined;
};

/** The link to the shop, where the sender shows it. */
function showLink(form: HTMLFormElement, url: string | null | undefined): void {
  const place = form.querySelector<HTMLElement>('[data-link]')!;
  place.hidden = !/^https?:/.test(url ?? '');
  if (!place.hidden) place.querySelector('a')!.href = url!;
}

async function send(shareToken: string, choice: object): Promise<Choice | Problem> {
  try {
    const answer = await fetch(`/api/gifts/view/${shareToken}/choose`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(choice),
    });
    return (await answer.json()) as Choice | Problem;
  } catch {
    return {};
  }
}
