const lost = 'Your thanks could not be sent. Please try again.';

/** Makes the form for thanks work. Nothing that is typed is lost when sending fails. */
export function takeThanks(form: HTMLFormElement, shareToken: string): void {
  const choices = [...form.querySelectorAll<HTMLButtonElement>('[name=drawing]')];
  const words = form.querySelector('textarea')!;
  const status = form.querySelector('output')!;
  const chosen = () => choices.find((choice) => choice.getAttribute('aria-pressed') === 'true')?.value;
  let isSending = false;
  form.hidden = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const pressed = event.submitter as HTMLButtonElement | null;
    const drawing = pressed?.name === 'drawing' ? pressed.value : chosen();
    const text = words.value.trim();
    if (!drawing && !text) {
      status.textContent = 'Please choose a drawing or write a few words.';
      words.focus();
      return;
    }
    isSending = true;
    status.textContent = 'Sending …';
    void send(shareToken, { ...(drawing && { drawing }), ...(text && { text }) }).then((problem) => {
      isSending = false;
      status.textContent = problem ?? 'Your thanks have been sent.';
      if (!problem) for (const choice of choices) choice.setAttribute('aria-pressed', String(choice.value === drawing));
    });
  });
}

/** @returns the sentence for a failure */
async function send(shareToken: string, thanks: object): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/gifts/view/${shareToken}/thanks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(thanks),
    });
    if (answer.ok) return undefined;
    return ((await answer.json()) as { message?: string }).message ?? lost;
  } catch {
    return lost;
  }
}
