import { refusalIn, wordsIn } from './said-words.js';

interface Problem {
  code?: string;
  message?: string;
}

/** Makes the form for thanks work. Nothing that is typed is lost when sending fails. */
export function takeThanks(form: HTMLFormElement, shareToken: string): void {
  const choices = [...form.querySelectorAll<HTMLButtonElement>('[name=drawing]')];
  const written = form.querySelector('textarea');
  const status = form.querySelector('output')!;
  const title = form.querySelector<HTMLElement>('.thanks-title')!;
  const chosen = () => choices.find((choice) => choice.getAttribute('aria-pressed') === 'true');
  const words = wordsIn<'sending' | 'sent' | 'empty'>(form);
  let isSending = false;
  form.hidden = false;

  const showSent = (choice: HTMLButtonElement | undefined) => {
    const wasAsking = form.dataset['state'] === 'asking';
    form.dataset['state'] = 'sent';
    for (const each of choices) each.setAttribute('aria-pressed', String(each === choice));
    title.textContent = choice?.dataset['has'] ?? form.dataset['hasWords'] ?? '';
    // The other choices are gone, and with them perhaps the focus.
    if (wasAsking) title.focus();
  };
  form.querySelector('[data-change]')?.addEventListener('click', () => {
    form.dataset['state'] = 'asking';
    (chosen() ?? choices[0])?.focus();
  });
  if (written) keepWords(written, shareToken);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const pressed = event.submitter as HTMLButtonElement | null;
    const choice = pressed?.name === 'drawing' ? pressed : chosen();
    const text = pressed?.name === 'text' ? pressed.value : (written?.value.trim() ?? '');
    if (!choice && !text) {
      status.textContent = words.empty;
      written?.focus();
      return;
    }
    isSending = true;
    status.textContent = words.sending;
    void send(shareToken, { ...(choice && { drawing: choice.value }), ...(text && { text }) }).then((problem) => {
      isSending = false;
      status.textContent = problem ? refusalIn(words, problem) : words.sent;
      if (problem) return;
      forgetWords(shareToken);
      showSent(choice);
    });
  });
}

const keyOf = (shareToken: string) => `thanks-${shareToken}`;

/** Words that are not sent yet survive a reload of this tab. */
function keepWords(words: HTMLTextAreaElement, shareToken: string): void {
  try {
    words.value = sessionStorage.getItem(keyOf(shareToken)) ?? words.value;
    words.addEventListener('input', () => sessionStorage.setItem(keyOf(shareToken), words.value));
  } catch {
    // A browser that stores nothing for this page.
  }
}

function forgetWords(shareToken: string): void {
  try {
    sessionStorage.removeItem(keyOf(shareToken));
  } catch {
    // A browser that stores nothing for this page.
  }
}

/** @returns what is wrong if it failed */
async function send(shareToken: string, thanks: object): Promise<Problem | undefined> {
  try {
    const answer = await fetch(`/api/gifts/view/${shareToken}/thanks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(thanks),
    });
    if (answer.ok) return undefined;
    return (await answer.json()) as Problem;
  } catch {
    return {};
  }
}
