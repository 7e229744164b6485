/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { recoverScript } from '../lib/page/recover-script.js';
import { renderGiftDocument } from './gift-document.js';
import { aGiftView, aModel, someAssets } from './gift-page.builders.js';

const setsTheme = 'document.documentElement.dataset.theme = 1 < 2 ? "light" : "dark"';
const render = (...given: Parameters<typeof aModel>) => renderGiftDocument(aModel(...given), someAssets, setsTheme);
const documentOf = (...given: Parameters<typeof aModel>) => new JSDOM(render(...given)).window.document;
const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent;

describe('The gift page as the server renders it', () => {
  it('can be read without script', () => {
    const document = documentOf();
    expect(document.title).toBe('A gift for Ann | Presently');
    expect(textOf(document, 'h1')).toBe('For Ann, from Dana');
    expect(textOf(document, '#gift-name')).toBe('Stoneware teapot');
    expect(textOf(document, '.price-badge')).toBe('$64.00');
    expect(document.body.textContent).toContain('Thrown by hand.');
    expect(textOf(document, '.letter h2')).toBe('Personal Message');
    expect(textOf(document, '.letter p')).toBe('Dear Ann,\n\nfor slow mornings.');
    expect(document.querySelector('img')).toMatchObject({
      src: `/media/pictures/${'p'.repeat(32)}.webp`,
      alt: 'Stoneware teapot',
    });
    expect(document.querySelector('audio')!.getAttribute('src')).toBe(aGiftView().voiceNoteUrl);
    expect(document.querySelector('video')!.getAttribute('src')).toBe(aGiftView().videoUrl);
  });

  it('opens the product in a new tab without referrer and opener', () => {
    const link = [...documentOf().querySelectorAll('a')].find((a) => a.textContent === 'View Product')!;
    expect(link).toMatchObject({
      href: 'https://shop.example/teapot',
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    });
  });

  it('is a message alone if it is a card', () => {
    const none = { giftImageUrl: null, price: null, giftDescription: null, giftUrl: null };
    const document = documentOf({ gift: aGiftView({ ...none, isCard: true, giftName: 'A card' }) });
    expect(document.title).toBe('A card for Ann | Presently');
    expect(textOf(document, '.wrapping .sr-only')).toBe('A card for Ann from Dana. Press Enter to open.');
    expect(document.querySelector('meta[property="og:title"]')!.getAttribute('content')).toBe('Dana sent you a card');
    expect(textOf(document, '.letter #gift-name')).toBe('Personal Message');
    expect(document.querySelectorAll('#gift-name')).toHaveLength(1);
    expect(document.querySelectorAll('img, .picture, .price-badge, [target]')).toHaveLength(0);
    expect(document.querySelectorAll('audio, video')).toHaveLength(2);
  });

  describe('that offers several products', () => {
    const option = (id: string, giftName: string) => ({
      id,
      giftName,
      giftImageUrl: `/media/pictures/${id.repeat(32)}.webp`,
      giftDescription: null,
      price: null,
    });
    const several = {
      price: null,
      giftUrl: null,
      options: [option('a', 'Apron'), option('b', 'Tray https://evil.example'), option('c', 'Mug')],
      chosen: null,
      chooseBy: '2026-12-01',
      choosableUntil: '2026-12-02T00:00:00.000Z',
    };

    it('shows each as a radio button with its picture, and can be chosen without script', () => {
      const document = documentOf({ gift: aGiftView(several) });
      expect(textOf(document, '#gift-name')).toBe('One of these is for you');
      expect(document.querySelectorAll('#gift-name')).toHaveLength(1);
      expect([...document.querySelectorAll('input[type=radio]')].map((each) => each.getAttribute('value'))).toEqual([
        'a',
        'b',
        'c',
      ]);
      expect(document.querySelectorAll('.option img')).toHaveLength(3);
      expect(document.querySelectorAll('.picture, .price-badge, [style]')).toHaveLength(0);
      expect(document.querySelector('fieldset')!.hasAttribute('disabled')).toBe(false);
      const form = document.querySelector('form.choosing')!;
      expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/gift/token/choose']);
      expect(form.querySelector('[name=visit]')!.getAttribute('value')).toBe('proof');
      expect(document.body.textContent).toContain('Dana lets you choose one of three, until ');
      expect(document.documentElement.innerHTML).not.toContain('evil.example');
      expect(document.documentElement.innerHTML).not.toContain('shop.example');
      expect(document.querySelector('[data-choose]')!.getAttribute('data-choose')).toBe('token');
    });

    it('asks for exactly what the shop of each has', () => {
      const [apron, tray, mug] = several.options;
      const options = [
        { ...apron!, asks: { size: ['S', 'M'] } },
        { ...tray!, asks: { colour: [] } },
        { ...mug!, asks: { size: [], colour: [], isGuess: true } },
      ];
      const document = documentOf({ gift: aGiftView({ ...several, options }) });
      const named = (name: string) => document.querySelector(`[name="${name}"]`)?.tagName;
      expect(['size.a', 'colour.a', 'size.b', 'colour.b', 'size.c', 'colour.c'].map(named)).toEqual([
        'SELECT',
        undefined,
        undefined,
        'INPUT',
        'INPUT',
        'INPUT',
      ]);
      expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Any', 'S', 'M']);
      expect(document.querySelectorAll('details.asked')).toHaveLength(1);
      expect(documentOf({ gift: aGiftView(several) }).querySelectorAll('.asked')).toHaveLength(0);
      expect(
        documentOf({ gift: aGiftView({ ...several, options }), isSender: true }).querySelector('.asked'),
      ).toBeNull();
    });

    it('says what was chosen, and lets it be changed', () => {
      const document = documentOf({ gift: aGiftView({ ...several, chosen: 'c', isChosenByRecipient: true }) });
      expect(textOf(document, '#gift-name')).toBe('You chose Mug');
      expect(document.querySelector('[checked]')!.getAttribute('value')).toBe('c');
      expect(document.querySelector('[data-choose]')!.getAttribute('data-state')).toBe('chosen');
      expect(document.querySelector('fieldset')!.hasAttribute('disabled')).toBe(true);
      expect(document.querySelector('a.without-script')!.getAttribute('href')).toBe('?change');
      const again = documentOf({ gift: aGiftView({ ...several, chosen: 'c' }), isChanging: true });
      expect(again.querySelector('[data-choose]')!.getAttribute('data-state')).toBe('asking');
      expect(again.querySelector('fieldset')!.hasAttribute('disabled')).toBe(false);
    });

    it.each([
      [{ chosen: 'c', isChosenByRecipient: true }, 'You chose this one.'],
      [{ chosen: 'a', isChosenByRecipient: false }, 'This is the one that Dana has picked for you.'],
      [{ chosen: null }, 'This is the one that Dana has picked for you.'],
    ])('is like any other gift once that is over: %j', (choice, sentence) => {
      const over = { ...several, ...choice, choosableUntil: null, giftName: 'Mug' };
      const document = documentOf({ gift: aGiftView(over) });
      expect(textOf(document, '#gift-name')).toBe('Mug');
      expect(document.body.textContent).toContain(sentence);
      expect(document.querySelectorAll('[type=radio]')).toHaveLength(0);
    });

    it('does not let its sender choose', () => {
      const document = documentOf({ gift: aGiftView(several), isSender: true });
      expect(document.querySelectorAll('[data-choose], [data-choose-it], form[action], [name=visit]')).toHaveLength(0);
      expect(document.querySelector('fieldset')!.hasAttribute('disabled')).toBe(true);
      expect(document.body.textContent).toContain('Ann chooses one of three');
    });
  });

  it('is quiet if it comes in sympathy: the letter first, without bow, parcel and drawings', () => {
    const document = documentOf({ gift: aGiftView({ mood: 'sympathy', occasionType: null }) });
    expect(document.title).toBe('For Ann, from Dana | Presently');
    expect(document.querySelectorAll('.wrapping, .tied, .thanks-choice, textarea, main svg:not(a svg)')).toHaveLength(
      0,
    );
    expect(document.querySelector('#gift')!.getAttribute('data-state')).toBe('open');
    const letter = document.querySelector('.letter')!;
    const gift = document.querySelector('#gift-name')!;
    expect(letter.compareDocumentPosition(gift)).toBe(document.defaultView!.Node.DOCUMENT_POSITION_FOLLOWING);
    const answers = [...document.querySelectorAll('form button')].map(({ textContent }) => textContent);
    expect(answers).toEqual(['Received, thank you']);
    expect(document.body.textContent).not.toMatch(/unwrap|say thank you|send a gift back/i);
    expect(document.querySelector('meta[property="og:title"]')!.getAttribute('content')).toBe(
      'Dana is thinking of you',
    );
    expect(document.querySelector('meta[property="og:image"]')).toBeNull();
  });

  it.each([
    ['thank-you', 'To say thank you'],
    ['just-because', 'Just because'],
    ['belated', 'A little late, and no less meant'],
    ['celebration', undefined],
  ] as const)('says below the names what it is sent for: %s', (mood, line) => {
    expect(textOf(documentOf({ gift: aGiftView({ mood }) }), 'h1 + p')).toBe(line);
  });

  it('leaves out missing parts', () => {
    const bare = { giftImageUrl: null, price: null, giftDescription: null, message: null, giftUrl: null };
    const document = documentOf({
      gift: aGiftView({ ...bare, voiceNoteUrl: null, videoUrl: null, occasionType: null }),
    });
    expect(textOf(document, '#gift-name')).toBe('Stoneware teapot');
    expect(document.querySelectorAll('img, audio, video, .price-badge, .letter, [target]')).toHaveLength(0);
    expect(document.querySelector('.picture svg')).not.toBeNull();
  });

  it('says only that an unknown gift was not found', () => {
    const document = documentOf({ gift: null });
    expect(textOf(document, 'h1')).toBe('Gift Not Found');
    expect(textOf(document, 'main p')).toBe('This gift link is invalid or has expired.');
    expect(document.title).toBe('Gift Not Found | Presently');
    expect(render({ gift: null })).not.toContain('token');
  });

  it('says that a stopped gift is no longer available, and blames nobody', () => {
    const document = documentOf({ gift: null, gone: 'stopped' });
    expect(textOf(document, 'h1')).toBe('No longer available');
    expect(document.title).toBe('No longer available | Presently');
    expect(document.body.textContent).not.toMatch(/suspend|not found/i);
  });

  it('says kindly that a gift was taken back', () => {
    const document = documentOf({ gift: null, gone: 'taken-back' });
    expect(textOf(document, 'h1')).toBe('This gift is no longer here');
    expect(document.title).toBe('This gift is no longer here | Presently');
  });

  it.each([
    ['On its way to you, about December 3, 2026', { buyer: 'sender-delivers', arrivesOn: '2026-12-03' }],
    ['On its way to you', { buyer: 'sender-delivers' }],
    ['Dana will bring it', { buyer: 'sender-brings' }],
  ] as const)('says who buys it: %s', (sentence, given) => {
    const of = (gift: object) => documentOf({ gift: aGiftView(gift) }).getElementById('gift')!.textContent;
    expect(of(given)).toContain(sentence);
    expect(of({})).not.toContain(sentence);
  });

  it('asks its recipient for thanks, but not its sender', () => {
    const form = (given: Parameters<typeof aModel>[0]) => documentOf(given).querySelector('[data-thanks]');
    expect(form({ isSender: true })).toBeNull();
    expect(form({})!.querySelectorAll('[name=drawing]')).toHaveLength(5);
    const thanks = { drawing: 'sun', text: 'Lovely!', at: '2026-12-03T10:00:00.000Z' } as const;
    const sent = form({ gift: aGiftView({ thanks }) })!;
    expect(sent.querySelector('[aria-pressed=true]')!.getAttribute('value')).toBe('sun');
    expect(sent.querySelector('textarea')!.textContent).toBe('Lovely!');
  });

  it('leads to the form for a report, but not its sender', () => {
    const link = (given: Parameters<typeof aModel>[0]) =>
      [...documentOf(given).querySelectorAll('a')].find((a) => a.textContent === 'Report this')?.getAttribute('href');
    expect(link({})).toBe('/gift/token/report');
    expect(link({ isSender: true })).toBeUndefined();
  });

  it('shows hostile texts as texts', () => {
    const hostile = `</script></style><img src=x onerror="alert(1)">'"`;
    const gift = aGiftView({
      giftName: hostile,
      price: hostile,
      giftDescription: hostile,
      message: hostile,
      senderName: hostile,
      recipientName: hostile,
      occasionType: hostile,
    });
    const document = documentOf({ gift });
    expect(textOf(document, '.letter p')).toBe(hostile);
    expect(textOf(document, '#gift-name')).toBe(hostile);
    expect(document.title).toBe(`A gift for ${hostile} | Presently`);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(document.querySelectorAll('script')).toHaveLength(3);
    expect(document.querySelectorAll('[onerror]')).toHaveLength(0);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//x',
  ])('neither links to nor loads %j', (url) => {
    const gift = aGiftView({ giftUrl: url, giftImageUrl: url, voiceNoteUrl: url, videoUrl: url });
    const document = documentOf({ gift });
    expect(document.querySelectorAll('img, audio, video, [target]')).toHaveLength(0);
  });

  it.each(['https://media.example/note.mp3', '/media/../api/logout', '/media/voice/short.mp3', '/api/logout'])(
    'plays only recordings of Presently: not %s',
    (url) => {
      const document = documentOf({ gift: aGiftView({ voiceNoteUrl: url, videoUrl: url }) });
      expect(document.querySelectorAll('audio, video')).toHaveLength(0);
    },
  );

  it.each([
    ['a gift', {}],
    ['the sender', { isSender: true }],
    ['Gift Not Found', { gift: null }],
  ])('works under a strict content security policy for %s', (_what, given) => {
    const document = documentOf(given);
    // The hashes of the inline scripts allow them.
    expect([...document.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent)).toEqual([
      setsTheme,
      recoverScript,
    ]);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    expect([...document.querySelectorAll('style')].map((style) => style.getAttribute('nonce'))).toEqual(['bm9uY2U=']);
    const handlers = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(handlers.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  it('shows no name that imitates ours, and no words that a browser takes for a link', () => {
    const gift = aGiftView({ senderName: 'Presently Support', recipientName: '\u200b', message: 'evil.example/x' });
    const document = documentOf({ gift });
    expect(textOf(document, 'h1')).toBe('For you, from A person');
    expect(document.querySelector('[property="og:title"]')!.getAttribute('content')).toBe('A person sent you a gift');
    expect(textOf(document, '.letter p')).toBe('evil.\u2060example/x');
  });

  it('hides the gift from search engines, referrers and link previews', () => {
    const document = documentOf({ gift: aGiftView() });
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`[name="${name}"], [property="${name}"]`)?.content;
    expect(meta('robots')).toBe('noindex, nofollow, noarchive');
    expect(meta('referrer')).toBe('no-referrer');
    expect(meta('og:title')).toBe('Dana sent you a gift');
    expect(meta('og:image')).toBe('https://presently.example/gift-preview.jpg');
    const previews = [...document.querySelectorAll<HTMLMetaElement>('meta')].map((element) => element.content).join();
    expect(previews).not.toMatch(/teapot|mornings|Ann|token/);
  });

  it('preloads one font, and loads its script last', () => {
    const document = documentOf();
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.href);
    expect(preloaded).toEqual(['/assets/fraunces-1.woff2']);
    const scripts = [...document.querySelectorAll('script')].map(({ type, src, text }) => [type, src || text]);
    expect(scripts).toEqual([
      ['', setsTheme],
      ['', recoverScript],
      ['module', '/assets/gift-page-1.js'],
    ]);
  });

  it('tells only the sender that their views do not count', () => {
    const note = 'This is what Ann sees. Your own visits are not counted.';
    expect(documentOf({ isSender: true }).body.textContent).toContain(note);
    expect(documentOf().body.textContent).not.toContain(note);
  });

  it.each(['Birthday', 'Anniversary', 'Graduation', 'Wedding', 'Holiday'])(
    'has its own paper for %s',
    (occasionType) => {
      const paper = (type: string | null) =>
        documentOf({ gift: aGiftView({ occasionType: type }) }).querySelector('pattern')!.innerHTML;
      expect(paper(occasionType)).not.toBe(paper('Other'));
      expect(paper(null)).toBe(paper('Other'));
    },
  );
});
