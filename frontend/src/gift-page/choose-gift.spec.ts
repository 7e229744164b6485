import '../testing/jsdom-gaps.js';
import { takeChoice } from './choose-gift.js';

const form = () => document.querySelector('form')!;
const status = () => document.querySelector('output')!.textContent;
const pick = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)!.click();
const confirm = () => document.querySelector<HTMLButtonElement>('[data-choose-it]')!.click();
const confirmation = () => document.querySelector<HTMLElement>('[data-confirm]')!;
const settled = () => new Promise((resolve) => setTimeout(resolve));

const english = { choosing: 'Choosing …', sent: 'Sent.', lost: 'Your choice could not be sent. Please try again.' };
let sent: unknown[];
let answer: () => Promise<object>;
const begin = (state = 'asking', words: object = english) => {
  document.body.innerHTML = `<form data-state="${state}" data-words='${JSON.stringify(words)}'><h2 class="choosing-title" tabindex="-1"></h2>
    <fieldset disabled>
      <input type="radio" name="option" value="a" data-pick="Choose Apron" data-picked="You chose Apron"><input type="radio" name="option" value="b" data-pick="Choose Tray" data-picked="You chose Tray">
      <input name="colour.a"><input name="size.b"><input name="colour.b">
      <div data-confirm hidden><button data-choose-it></button></div>
    </fieldset><output></output><button type="button" data-change></button>
    <p data-link hidden><a></a></p></form>`;
  takeChoice(form(), 'token');
};
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  sent = [];
  answer = () => Promise.resolve({ chosen: 'b', giftUrl: null });
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(body as string)]);
    const said = await answer();
    return { json: () => Promise.resolve(said) };
  }) as never;
  begin();
});

describe('choosing on the page of a gift', () => {
  it('takes a tap and a confirmation', async () => {
    expect(confirmation().hidden).toBe(true);
    pick('a');
    pick('b');
    expect(confirmation().hidden).toBe(false);
    expect(document.querySelector('[data-choose-it]')!.textContent).toBe('Choose Tray');
    expect(sent).toEqual([]);
    document.querySelector<HTMLInputElement>('[name="colour.a"]')!.value = 'red';
    document.querySelector<HTMLInputElement>('[name="colour.b"]')!.value = ' green ';
    confirm();
    confirm();
    await settled();
    expect(sent).toEqual([['/api/gifts/view/token/choose', { optionId: 'b', colour: 'green' }]]);
    expect(form().dataset['state']).toBe('chosen');
    expect(document.querySelector('h2')!.textContent).toBe('You chose Tray');
    expect(document.activeElement).toBe(document.querySelector('h2'));
    expect(document.querySelector<HTMLElement>('[data-link]')!.hidden).toBe(true);
  });

  it('shows the link of the shop if there is one, and no other address', async () => {
    for (const [giftUrl, isHidden] of [
      ['https://shop.example/tray', false],
      ['javascript:alert(1)', true],
    ] as const) {
      begin();
      answer = () => Promise.resolve({ chosen: 'b', giftUrl });
      pick('b');
      confirm();
      await settled();
      expect(document.querySelector<HTMLElement>('[data-link]')!.hidden).toBe(isHidden);
      expect(document.querySelector('a')!.getAttribute('href')).toBe(isHidden ? null : giftUrl);
    }
  });

  it('can be changed', async () => {
    begin('chosen');
    expect(document.querySelector('fieldset')!.disabled).toBe(true);
    document.querySelector<HTMLButtonElement>('[data-change]')!.click();
    expect(form().dataset['state']).toBe('asking');
    pick('a');
    confirm();
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('says why not, and keeps what is picked unless it is over', async () => {
    answer = () => Promise.reject(new Error('offline'));
    pick('b');
    confirm();
    await settled();
    expect(status()).toBe('Your choice could not be sent. Please try again.');
    expect(confirmation().hidden).toBe(false);
    answer = () => Promise.resolve({ code: 'option.sold-out', message: 'Sorry.' });
    confirm();
    await settled();
    expect(status()).toBe('Sorry.');
    expect(document.querySelector<HTMLInputElement>('[value=b]')).toMatchObject({ disabled: true, checked: false });
    answer = () => Promise.resolve({ code: 'gift.choice-over', message: 'Over.' });
    pick('a');
    confirm();
    await settled();
    expect([status(), document.querySelector('fieldset')!.disabled]).toEqual(['Over.', true]);
  });
});
