/* eslint-disable unicorn/consistent-function-scoping -- a classic script: outside of its block everything is global */
/**
 * A stand-in for Stripe.js: what `@stripe/react-stripe-js` and a page ask of it for a Payment Element with a card. The
 * fields stand in the page itself, where Stripe's stand in a frame; no number typed here leaves this machine.
 */
{
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const digits = (text, most) => text.replaceAll(/\D/g, '').slice(0, most);
  const notImitated = (name) => async () => ({
    error: { type: 'invalid_request_error', message: `The sandbox does not imitate ${name}` },
  });

  const { origin } = new URL(document.currentScript.src);

  const post = async (path, body) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!answer)
      return {
        error: { type: 'api_connection_error', message: 'We could not reach the payment provider. Please try again.' },
      };
    const { error, ...rest } = await answer.json();
    return error ? { error } : rest;
  };

  const looks = {
    stripe: {
      background: '#ffffff',
      text: '#1f1a17',
      soft: '#5f5650',
      line: '#8c8179',
      primary: '#7a2e2a',
      danger: '#a3241b',
      scheme: 'light',
    },
    night: {
      background: '#1d1a18',
      text: '#f3ede6',
      soft: '#b9aea4',
      line: '#8c8179',
      primary: '#e08a7d',
      danger: '#ff9a8d',
      scheme: 'dark',
    },
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .stand-in { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; font: inherit; color: var(--si-text); color-scheme: var(--si-scheme); }
    .stand-in > div { display: grid; gap: 0.375rem; align-content: start; }
    .stand-in > .whole { grid-column: 1 / -1; }
    .stand-in label { font-size: 0.875rem; font-weight: 600; }
    .stand-in input { font: inherit; min-width: 0; width: 100%; box-sizing: border-box; min-height: 2.75rem; padding: 0.5rem 0.75rem; color: var(--si-text);
      background: var(--si-background); border: 1px solid var(--si-line); border-radius: var(--si-radius); }
    .stand-in input:focus-visible { outline: 2px solid var(--si-primary); outline-offset: 2px; }
    .stand-in input[aria-invalid=true] { border-color: var(--si-danger); }
    .stand-in .wrong { margin: 0; font-size: 0.875rem; color: var(--si-danger); }
    .stand-in .wrong:empty { display: none; }
    .stand-in-challenge { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; border: 1px solid var(--si-line); border-radius: 0.75rem; color: var(--si-text);
      background: var(--si-background); font: inherit; color-scheme: var(--si-scheme); margin: auto; }
    .stand-in-challenge::backdrop { background: rgb(0 0 0 / 0.6); }
    .stand-in-challenge h2 { margin: 0 0 0.75rem; font-size: 1.25rem; }
    .stand-in-challenge .answers { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem; }
    .stand-in-challenge button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1rem; border-radius: 0.5rem;
      border: 1px solid var(--si-line); background: transparent; color: inherit; cursor: pointer; }
    .stand-in-challenge button:focus-visible { outline: 2px solid var(--si-primary); outline-offset: 2px; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  /** Label, format and error of each field. */
  const fields = [
    {
      name: 'number',
      label: 'Card number',
      whole: true,
      autocomplete: 'cc-number',
      inputMode: 'numeric',
      placeholder: '1234 1234 1234 1234',
      write: (text) => digits(text, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 '),
      wrong: (text) => (digits(text, 19).length < 12 ? 'Your card number is incomplete.' : ''),
    },
    {
      name: 'expiry',
      label: 'Expiration (MM / YY)',
      autocomplete: 'cc-exp',
      inputMode: 'numeric',
      placeholder: 'MM / YY',
      write: (text) => digits(/^[2-9]/.test(text) ? `0${text}` : text, 4).replace(/^(\d{2})(\d)/, '$1 / $2'),
      wrong: (text) => {
        if (!/^(0[1-9]|1[0-2]) \/ \d{2}$/.test(text)) return "Your card's expiration date is incomplete.";
        const [month, year] = text.split(' / ').map(Number);
        return new Date(2000 + year, month, 1) <= new Date() ? "Your card's expiration year is in the past." : '';
      },
    },
    {
      name: 'cvc',
      label: 'CVC',
      autocomplete: 'cc-csc',
      inputMode: 'numeric',
      placeholder: 'CVC',
      write: (text) => digits(text, 4),
      wrong: (text) => (text.length < 3 ? "Your card's security code is incomplete." : ''),
    },
    {
      name: 'postal',
      label: 'ZIP / postal code',
      whole: true,
      autocomplete: 'postal-code',
      inputMode: 'text',
      placeholder: '12345',
      write: (text) => text.slice(0, 12),
      wrong: (text) => (text.trim().length < 3 ? 'Your ZIP is incomplete.' : ''),
    },
  ];

  let made = 0;

  class PaymentElement {
    constructor(elements) {
      this.elements = elements;
      this.listeners = new Map();
      this.form = make('div', { className: 'stand-in' });
      this.inputs = new Map();
      for (const field of fields) this.form.append(this.fieldOf(field));
      this.dress();
    }

    fieldOf(field) {
      const id = `stand-in-${field.name}-${(made += 1)}`;
      const wrong = make('p', { className: 'wrong', id: `${id}-wrong` });
      const { autocomplete, inputMode, placeholder } = field;
      const input = make('input', {
        id,
        name: `stand-in-${field.name}`,
        type: 'text',
        autocomplete,
        inputMode,
        placeholder,
        spellcheck: false,
      });
      const check = () => {
        wrong.textContent = field.wrong(input.value);
        input.setAttribute('aria-invalid', String(wrong.textContent !== ''));
        input.setAttribute('aria-describedby', wrong.id);
        return wrong.textContent;
      };
      input.addEventListener('input', () => {
        input.value = field.write(input.value);
        if (input.getAttribute('aria-invalid') === 'true') check();
        this.emit('change', this.changed());
      });
      input.addEventListener('blur', () => input.value !== '' && check());
      input.addEventListener('focus', () => this.emit('focus', { elementType: 'payment' }));
      this.inputs.set(field.name, { input, check, isWrong: () => field.wrong(input.value) !== '' });
      return make(
        'div',
        { className: field.whole ? 'whole' : '' },
        make('label', { htmlFor: id, textContent: field.label }),
        input,
        wrong,
      );
    }

    changed() {
      const all = [...this.inputs.values()];
      return {
        elementType: 'payment',
        collapsed: false,
        value: { type: 'card' },
        empty: all.every(({ input }) => input.value === ''),
        complete: all.every(({ isWrong }) => !isWrong()),
      };
    }

    /** The page's own colours, so that the fields match the other fields. */
    dress(target = this.form) {
      const { theme = 'stripe', variables = {} } = this.elements.options.appearance ?? {};
      const look = looks[theme] ?? looks.stripe;
      const values = {
        background: variables.colorBackground ?? look.background,
        text: variables.colorText ?? look.text,
        line: variables.colorTextSecondary ?? look.line,
        primary: variables.colorPrimary ?? look.primary,
        danger: variables.colorDanger ?? look.danger,
        radius: variables.borderRadius ?? '0.5rem',
        scheme: look.scheme,
      };
      for (const [name, value] of Object.entries(values)) target.style.setProperty(`--si-${name}`, value);
    }

    validate() {
      const wrong = [...this.inputs.values()].flatMap(({ input, check }) => {
        const message = check();
        return message ? [{ input, message }] : [];
      });
      wrong[0]?.input.focus();
      return wrong[0]?.message;
    }

    get card() {
      const value = (name) => this.inputs.get(name).input.value;
      const [expMonth, expYear] = value('expiry').split(' / ').map(Number);
      return { number: value('number'), expMonth, expYear, cvc: value('cvc') };
    }

    mount(where) {
      (typeof where === 'string' ? document.querySelector(where) : where).append(this.form);
      queueMicrotask(() => this.emit('ready', { elementType: 'payment' }));
    }
    unmount() {
      this.form.remove();
    }
    destroy() {
      this.unmount();
      this.listeners.clear();
      this.elements.forget();
    }
    on(event, listener) {
      this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
      return this;
    }
    once(event, listener) {
      const first = (data) => {
        this.off(event, first);
        listener(data);
      };
      return this.on(event, first);
    }
    off(event, listener) {
      if (listener) this.listeners.get(event)?.delete(listener);
      else this.listeners.delete(event);
      return this;
    }
    emit(event, data) {
      for (const listener of this.listeners.get(event) ?? []) listener(data);
    }
    update() {}
    focus() {
      this.inputs.get('number').input.focus();
    }
    blur() {
      document.activeElement?.blur();
    }
    clear() {
      for (const { input } of this.inputs.values()) input.value = '';
    }
    collapse() {}
  }

  class Elements {
    constructor(options = {}) {
      this.options = options;
    }
    create(type) {
      if (type !== 'payment') throw new Error(`The sandbox imitates the payment element only, not "${type}"`);
      this.payment ??= new PaymentElement(this);
      return this.payment;
    }
    getElement(type) {
      return type === 'payment' || type?.name === 'PaymentElement' ? (this.payment ?? null) : null;
    }
    update(options) {
      Object.assign(this.options, options);
      this.payment?.dress();
    }
    async fetchUpdates() {
      return {};
    }
    async submit() {
      const message = this.payment?.validate();
      return message ? { error: { type: 'validation_error', message } } : { selectedPaymentMethod: 'card' };
    }
    on() {
      return this;
    }
    forget() {
      this.payment = undefined;
    }
  }

  /** The bank's question to the card holder. @returns whether they agreed */
  const ask = (elements) =>
    new Promise((resolve) => {
      const title = make('h2', { id: 'stand-in-challenge', textContent: 'Your bank wants to know that it is you' });
      const text = make('p', { textContent: 'This stands in for the 3D Secure page of a bank. No money moves.' });
      const agree = make('button', { type: 'button', textContent: 'Complete authentication' });
      const refuse = make('button', { type: 'button', textContent: 'Fail authentication' });
      const dialog = make(
        'dialog',
        { className: 'stand-in-challenge' },
        title,
        text,
        make('div', { className: 'answers' }, agree, refuse),
      );
      dialog.setAttribute('aria-labelledby', title.id);
      elements.payment?.dress(dialog);
      const answer = (hasAgreed) => {
        dialog.remove();
        resolve(hasAgreed);
      };
      agree.addEventListener('click', () => answer(true));
      refuse.addEventListener('click', () => answer(false));
      dialog.addEventListener('cancel', () => answer(false));
      document.body.append(dialog);
      dialog.showModal();
    });

  async function confirmPayment({
    elements,
    clientSecret = elements?.options.clientSecret,
    confirmParams,
    redirect = 'always',
  }) {
    const { error: incomplete } = await elements.submit();
    if (incomplete) return { error: incomplete };
    let answer = await post('/payments/confirm', { clientSecret, card: elements.payment.card });
    if (answer.status === 'requires_action') {
      answer = await post('/payments/authenticate', { clientSecret, hasAgreed: await ask(elements) });
    }
    if (answer.error) return { error: answer.error };
    if (redirect === 'if_required') return { paymentIntent: answer.paymentIntent };
    const back = new URL(confirmParams.return_url);
    back.searchParams.set('payment_intent', answer.paymentIntent.id);
    back.searchParams.set('payment_intent_client_secret', clientSecret);
    back.searchParams.set('redirect_status', answer.status);
    location.assign(back);
    return new Promise(() => {});
  }

  async function retrievePaymentIntent(clientSecret) {
    const answer = await fetch(`${origin}/payments/intents/${encodeURIComponent(clientSecret)}`);
    const body = await answer.json();
    return answer.ok ? { paymentIntent: body } : { error: body.error };
  }

  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string') throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements: (options) => new Elements(options),
      confirmPayment,
      retrievePaymentIntent,
      createToken: notImitated('createToken'),
      createPaymentMethod: notImitated('createPaymentMethod'),
      confirmCardPayment: notImitated('confirmCardPayment'),
      confirmSetup: notImitated('confirmSetup'),
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  Stripe.version = 'endive';
  globalThis.Stripe = Stripe;
}
