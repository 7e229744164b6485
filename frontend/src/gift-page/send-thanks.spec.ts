import '../testing/jsdom-gaps.js';
import { takeThanks } from './send-thanks.js';

const form = () => document.querySelector('form')!;
const status = () => document.querySelector('output')!.textContent;
const tap = (value: string) => document.querySelector<HTMLButtonElement>(`[value=${value}]`)!.click();
const settled = () => new Promise((resolve) => setTimeout(resolve));

let sent: unknown[];
let answer: { ok: boolean; body: object };
beforeEach(() => {
  document.body.innerHTML = `<form hidden data-state="asking" data-has-words="Maria has your words"
      data-words='{"sent":"Your thanks have been sent.","empty":"Please choose a drawing or write a few words."}'>
    <h2 class="thanks-title" tabindex="-1"></h2><button type="button" data-change></button>
    <button name="drawing" value="heart" aria-pressed="false" data-has="Maria has your love"></button>
    <button name="drawing" value="sun" aria-pressed="false" data-has="Maria has your sunshine"></button>
    <textarea name="text"></textarea><button id="send"></button><output></output></form>`;
  sessionStorage.clear();
  sent = [];
  answer = { ok: true, body: {} };
  globalThis.fetch = ((url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(body as string)]);
    return Promise.resolve({ ok: answer.ok, json: () => Promise.resolve(answer.body) });
  }) as never;
  takeThanks(form(), 'token');
});

describe('thanks on the page of a gift', () => {
  it('are sent by one tap, and changed by another with words', async () => {
    expect(form().hidden).toBe(false);
    tap('heart');
    await settled();
    expect(status()).toBe('Your thanks have been sent.');
    document.querySelector('textarea')!.value = ' Lovely! ';
    tap('sun');
    await settled();
    const url = '/api/gifts/view/token/thanks';
    expect(sent).toEqual([
      [url, { drawing: 'heart' }],
      [url, { drawing: 'sun', text: 'Lovely!' }],
    ]);
    expect(document.querySelector('[aria-pressed=true]')!.getAttribute('value')).toBe('sun');
  });

  it('are answered: the form says what has arrived, and can be changed', async () => {
    tap('heart');
    await settled();
    expect(form().dataset['state']).toBe('sent');
    expect(document.querySelector('h2')!.textContent).toBe('Maria has your love');
    expect(document.activeElement).toBe(document.querySelector('h2'));
    document.querySelector<HTMLButtonElement>('[data-change]')!.click();
    expect(form().dataset['state']).toBe('asking');
    expect(document.activeElement!.getAttribute('value')).toBe('heart');
  });

  it('keep their words over a reload until they are sent', async () => {
    const words = () => document.querySelector('textarea')!;
    words().value = 'Half a sen';
    words().dispatchEvent(new Event('input'));
    words().value = '';
    takeThanks(form(), 'token');
    expect(words().value).toBe('Half a sen');
    document.querySelector<HTMLButtonElement>('#send')!.click();
    await settled();
    expect(document.querySelector('h2')!.textContent).toBe('Maria has your words');
    expect(sessionStorage.length).toBe(0);
  });

  it('keep what was written when they are refused', async () => {
    document.querySelector<HTMLButtonElement>('#send')!.click();
    expect(status()).toMatch(/Please choose/);
    document.querySelector('textarea')!.value = 'Late thanks';
    answer = { ok: false, body: { message: 'You have said thank you.' } };
    document.querySelector<HTMLButtonElement>('#send')!.click();
    await settled();
    expect(status()).toBe('You have said thank you.');
    expect(document.querySelector('textarea')!.value).toBe('Late thanks');
    expect(document.querySelector('[aria-pressed=true]')).toBeNull();
  });
});
