import { giftDraft, giftMail, type GiftMailModel } from './gift-mail.js';
import { picturesIn } from './parts/pictures.js';
import { renderMail } from './parts/render-mail.js';

const model = (changes: Partial<GiftMailModel> = {}): GiftMailModel => ({
  senderName: 'Grace Hopper',
  recipientName: 'Ada',
  message: 'Happy birthday!\nMay it run on the first try.',
  giftUrl: 'https://presently.example/gift/abcDEF_-',
  reportUrl: 'https://presently.example/gift/abcDEF_-/report',
  optOutUrl: 'https://presently.example/opt-out/xyz',
  ...changes,
});
const withoutWordJoiners = (text: string) => text.replaceAll('\u2060', '');
/** The visible text of the HTML. */
const visible = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the mail that brings a gift', () => {
  it('shows no name that imitates ours, and no link of its sender in a header', () => {
    const mail = giftMail(model({ senderName: 'Presently Support', recipientName: 'Security' }));
    expect([mail.from, mail.subject]).toEqual(['A person via Presently', 'A person sent you a gift']);
    expect(mail.text).toContain('For you');
    expect(mail.html + mail.text).not.toMatch(/Presently Support|Security/);
    expect(giftMail(model({ senderName: 'evil.com' })).subject).toBe('evil.\u2060com sent you a gift');
  });

  it('brings sympathy without parcel, bow and the word gift in its head', () => {
    const { subject, html, text } = giftMail(model({ isQuiet: true, message: null }));
    expect(subject).toBe('Grace Hopper is thinking of you');
    expect(picturesIn(html).map(({ fileName }) => fileName)).not.toContain('parcel.png');
    expect(text).toContain('For Ada, from Grace Hopper');
    expect(text).toContain('Read it:\nhttps://presently.example/gift/abcDEF_-');
    expect(text).not.toMatch(/wrapped|open your|sent you a gift/i);
  });

  it('calls a gift without a product a card', () => {
    const { subject, text } = giftMail(model({ isCard: true }));
    expect([subject, giftMail(model({ isCard: true, isNudge: true })).subject]).toEqual([
      'Grace Hopper sent you a card',
      'A card from Grace Hopper is waiting for you',
    ]);
    expect(text).toContain('Open your card');
    expect(text).not.toContain(' gift.');
  });

  it('has sender, recipient, message and link in both parts', () => {
    const { subject, html, text } = giftMail(model());
    expect(subject).toBe('Grace Hopper sent you a gift');
    for (const part of [visible(html), text]) {
      expect(part).toContain('Grace Hopper sent you a gift');
      expect(part).toContain('For Ada');
      expect(part).toContain('Happy birthday!\nMay it run on the first try.');
      expect(part).toContain('https://presently.example/gift/abcDEF_-');
      // A reminder may follow, and the sender may send it again.
      expect(part).toContain('You are getting this email because Grace Hopper entered your address');
    }
    const gift = 'href="https://presently.example/gift/abcDEF_-"';
    const optOut = 'href="https://presently.example/opt-out/xyz"';
    const report = 'href="https://presently.example/gift/abcDEF_-/report"';
    expect(html.match(/href="([^"]*)"/g)).toEqual([gift, gift, gift, optOut, report]);
    expect(text).toContain('No more gifts by email: https://presently.example/opt-out/xyz');
    expect(text).toContain('Report this: https://presently.example/gift/abcDEF_-/report');
  });

  it('keeps the lines and spaces of the message in its plain text', () => {
    const verse = 'Roses are red,\r\n   violets  are blue.\n\nLove';
    expect(giftMail(model({ message: verse })).text).toContain(
      'Roses are red,\n   violets  are blue.\n\nLove\n\n— Grace Hopper\n\nOpen your gift:\n',
    );
  });

  it.each([
    ['a text', {}],
    ['markup', { senderName: `<b>"Eve" & 'Co'`, recipientName: '</bdi><a href="x">', message: '<br/>&amp;\u2028' }],
    ['links', { senderName: 'Eve', message: 'http://evil.example www.evil.example' }],
    ['spaces and lines', { message: ' \r\n\n  a\tb \n\n' }],
    ['no words', { message: null }],
    ['marks of a template', { message: '\ue000\ue001\ue002', recipientName: '\ue003' }],
    ['a card', { isCard: true, isNudge: true, giftUrl: 'https://presently.example/gift/a?b=1&c="2"' }],
  ])('filled in, is the mail as rendered, with %s', (_what, changes: Partial<GiftMailModel>) => {
    const given = model(changes);
    // The first use of a template is with other texts.
    giftMail({ ...given, message: given.message && 'Earlier' });
    const { from, subject, headers, ...parts } = giftMail(given);
    const { html, text } = renderMail({ from, subject, headers, ...giftDraft(given) });
    expect(parts).toEqual({ html, text });
  });

  it('has no message when the sender wrote none', () => {
    expect(giftMail(model({ message: null })).text).not.toContain('—');
    expect(visible(giftMail(model({ message: null })).html)).not.toContain('null');
  });

  it('stays wrapped unless the sender wants their words in it', () => {
    const { html, text } = giftMail(model({ message: null }));
    for (const part of [visible(html), text]) {
      expect(part).toContain('For Ada, from Grace Hopper');
      expect(part).not.toContain('birthday');
    }
    expect(html).toMatch(
      /<img src="cid:parcel@presently" alt="A wrapped gift with a ribbon and a bow, not opened yet"/,
    );
  });

  it('brings its pictures along, and fetches nothing', () => {
    const { html } = giftMail(model());
    expect(html).not.toMatch(/<script|<link|url\(|src="(?!cid:)/i);
    expect(picturesIn(html).map(({ fileName }) => fileName)).toEqual(['mark.png', 'parcel.png']);
    const quoting = giftMail(model({ message: 'src="cid:heart@presently"' })).html;
    expect(picturesIn(quoting)).toEqual(picturesIn(html));
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '</bdi></p></td></tr></table><a href="https://evil.example">',
    '"><script>alert(1)</script>',
    `' onmouseover='alert(1)`,
    '&lt;b&gt; & <b>',
  ])('shows %s as text', (hostile) => {
    const calm = giftMail(model({ message: 'Calm words.' }));
    const { html, text } = giftMail(model({ senderName: hostile, recipientName: hostile, message: hostile }));
    const tags = (source: string) => source.match(/<[a-z/!][^>]*>/gi);
    // Names stand in the title as text, so the tags stay the same.
    expect(tags(html)).toEqual(tags(calm.html));
    expect(withoutWordJoiners(visible(html)).split(hostile).length).toBeGreaterThan(4);
    expect(withoutWordJoiners(text)).toContain(hostile);
  });

  it.each(['https://evil.example/login', 'www.evil.example', 'evil.example', 'me@evil.example', 'HTTP://EVIL.EXAMPLE'])(
    'leaves %s readable and makes no link of it',
    (link) => {
      const { html, text } = giftMail(
        model({ senderName: `Ann ${link}`, recipientName: link, message: `Look: ${link}!` }),
      );
      for (const part of [visible(html.replace(/<title>.*?<\/title>/, '')), text]) {
        expect(part).not.toContain(link);
        expect(withoutWordJoiners(part)).toContain(link);
      }
    },
  );

  it.each(['half past 7.30', 'Love. Ann', 'wait...', '3.5 km', 'e.g. this'])('changes nothing in %j', (message) => {
    expect(giftMail(model({ message })).text).toContain(message);
  });

  it.each(['Eve\r\nBcc: all@example.com', 'Eve\nX: y', 'Eve\u0000', 'Eve\u2028', 'Eve\u0085'])(
    'cannot be written with a name like %j, which would break out of its header',
    (senderName) => {
      expect(() => giftMail(model({ senderName }))).toThrow('control characters');
    },
  );

  it('keeps the writing direction of the subject for every name', () => {
    expect(giftMail(model({ senderName: '\u202eecarG\u202c' })).subject).toBe('ecarG sent you a gift');
    expect(giftMail(model({ senderName: 'דנה' })).html).toContain('<bdi>דנה</bdi> sent you a gift');
  });
});
