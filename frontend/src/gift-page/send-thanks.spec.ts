import '../testing/jsdom-gaps.js';
import { takeThanks } from './send-thanks.js';

const form = () => document.querySelector('form')!;
const status = () => document.querySelector('output')!.textContent;
const tap = (value: string) => document.querySelector<HTMLButtonElement>(`[value=${value}]`)!.click();
const settled = () => new Promise((resolve) => setTimeout(resolve));

let sent: unknown[];
let answer: { ok: boolean; body: object };
beforeEach(() => {
  document.body.innerHTML = `<form hidden>
    <button name="drawing" value="heart" aria-pressed="false"></button>
    <button name="drawing" value="sun" aria-pressed="false"></button>
    <textarea name="text"></textarea><button id="send"></button><output></output></form>`;
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
