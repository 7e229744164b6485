import { randomBytes } from 'node:crypto';
import { Person } from '../bench/person.ts';
import { Failure } from '../../tools/failure.ts';
import type { Checks } from './checks.ts';
import { patiently } from './patience.ts';

interface Mail {
  text: string;
}
interface Gift {
  id: string;
  viewedAt: string | null;
  deliveredAt: string | null;
}

interface Ideas {
  source: string;
  recommendations: { realProducts: { link: string; image: string }[] }[];
}

/** A telephone's browser: what calls itself a tool is not counted as somebody who looks. */
const recipientHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  'sec-fetch-site': 'same-origin',
};

/** What somebody leaves behind, to be found again. */
export interface Trace {
  sender: Person;
  giftId: string;
  giftLink: string;
  voiceNote: string;
}

const gifts = (person: Person) => person.get<Gift[]>('/api/scheduled-gifts');

async function expectStatus(what: string, response: Response, status: number): Promise<Response> {
  if (response.status !== status) throw new Failure(`${what} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** A voice note by its first bytes: nobody here listens to it. */
const recording = () =>
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), randomBytes(5_000)]);

/** A person's way through the product, from outside, as far as containers could break it. */
export class Journey {
  private readonly checks: Checks;
  private readonly url: string;
  private readonly sandboxUrl: string;

  constructor(checks: Checks, url: string, sandboxUrl: string) {
    this.checks = checks;
    this.url = url;
    this.sandboxUrl = sandboxUrl;
  }

  /** @returns undefined when no gift got as far as its page. */
  async run(): Promise<Trace | undefined> {
    const { checks } = this;
    await checks.that('the start page comes with its parts', () => this.startPage());
    await checks.that('the demo sender has recipients', () => this.demo());
    let trace: Trace | undefined;
    await checks.that('a gift goes from registration to a viewed page', async () => {
      trace = await this.gift();
      return 'mailed, opened, viewed';
    });
    if (!trace) return undefined;
    const { sender } = trace;
    await checks.that('ideas come from the model, with products that a browser can open', () => this.ideas(sender));
    await checks.that('a card payment makes a plan, by the provider’s webhook', () => this.payment(sender));
    await checks.that('a text is delivered, by the provider’s signed receipt', () => this.text(sender));
    return trace;
  }

  /** Whether all of it is still there. */
  async findAgain({ sender, giftId, giftLink, voiceNote }: Trace): Promise<string> {
    const found = (await gifts(sender)).find(({ id }) => id === giftId);
    if (!found?.viewedAt) throw new Failure('The gift is gone, or was never looked at');
    await expectStatus('the gift’s page', await fetch(giftLink), 200);
    const note = await expectStatus('the voice note', await fetch(this.url + voiceNote), 200);
    if ((await note.arrayBuffer()).byteLength !== recording().length) throw new Failure('The voice note has changed');
    return 'session, gift, view and voice note';
  }

  private async startPage(): Promise<string> {
    const page = await (await expectStatus('the start page', await fetch(this.url), 200)).text();
    const parts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    if (parts.length === 0) throw new Failure('The start page names no scripts and styles');
    for (const path of parts) await expectStatus(path, await fetch(this.url + path), 200);
    return `${parts.length} parts`;
  }

  private async demo(): Promise<string> {
    const signedIn = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ username: 'demo', password: 'demo-gifts' }),
    });
    await expectStatus('signing in', signedIn, 200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]!)
      .join('; ');
    const recipients = (await (await fetch(`${this.url}/api/recipients`, { headers: { cookie } })).json()) as object[];
    if (recipients.length < 4) throw new Failure(`there are ${recipients.length}`);
    return `${recipients.length} recipients`;
  }

  private async gift(): Promise<Trace> {
    const sender = await patiently('registering', () => Person.register(this.url));
    const { id: recipientId } = await patiently('adding a recipient', () => sender.addRecipient('Ann Lee'));
    const uploaded = await fetch(`${this.url}/api/uploads/voice`, {
      method: 'POST',
      headers: { ...sender.headers, 'content-type': 'audio/ogg', 'sec-fetch-site': 'same-origin' },
      body: recording(),
    });
    const { id: voiceNoteId } = (await (await expectStatus('the upload', uploaded, 201)).json()) as { id: string };
    const to = `${randomBytes(5).toString('hex')}@example.com`;
    const sent = await sender.post<{ id: string; shareToken: string }>(`/api/recipients/${recipientId}/gifts`, {
      recipientId,
      giftName: 'Stoneware teapot',
      message: 'For slow mornings.',
      deliveryMethod: 'email',
      recipientEmail: to,
      voiceNoteId,
      status: 'sent',
    });
    const [mail] = await patiently('a mail', async () => {
      const mails = await this.mails(to);
      return mails.length > 0 ? mails : undefined;
    });
    const giftLink = new RegExp(`${this.url}/gift/[\\w-]{32}`).exec(mail!.text)?.[0];
    if (!giftLink) throw new Failure(`The mail leads nowhere: ${mail!.text}`);
    const page = await (await expectStatus('the gift’s page', await fetch(giftLink), 200)).text();
    if (!page.includes('For slow mornings.')) throw new Failure('The page does not show the message');
    const token = giftLink.split('/').at(-1)!;
    const view = await fetch(`${this.url}/api/gifts/view/${token}`, { headers: recipientHeaders });
    const { voiceNoteUrl: voiceNote } = (await view.json()) as { voiceNoteUrl: string };
    await patiently('the view', async () =>
      (await gifts(sender)).find(({ id, viewedAt }) => id === sent.id && viewedAt),
    );
    return { sender, giftId: sent.id, giftLink, voiceNote };
  }

  private async ideas(person: Person): Promise<string> {
    const { id: recipientId } = await patiently('adding a recipient', () => person.addRecipient('Bo Lin'));
    // When the model is late, our own rules answer: then it is asked again.
    const answer = await patiently('an answer of the model', async () => {
      const ideas = await person.post<Ideas>(`/api/recommendations/recipient/${recipientId}`, {
        recipientId,
        budget: '$25-$50',
        refresh: true,
      });
      return ideas.source === 'model' ? ideas : undefined;
    });
    const products = answer.recommendations.flatMap(({ realProducts }) => realProducts);
    if (products.length === 0) throw new Failure('No idea has a product');
    for (const { link, image } of products.slice(0, 3)) {
      if (!link.startsWith(`${this.sandboxUrl}/shop/`)) throw new Failure(`A product leads to ${link}`);
      for (const address of [link, image]) await expectStatus(address, await fetch(address), 200);
    }
    return `${answer.recommendations.length} ideas, ${products.length} products`;
  }

  private async payment(person: Person): Promise<string> {
    const { plans } = await person.get<{ plans: { priceId: string }[] }>('/api/billing/config');
    const chosen = await person.post<{ clientSecret: string }>('/api/create-subscription', {
      priceId: plans[0]!.priceId,
    });
    const paid = await fetch(`${this.sandboxUrl}/payments/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...chosen, card: '4242424242424242' }),
    });
    await expectStatus('the payment', paid, 200);
    return patiently('Pro', async () => {
      const { subscriptionTier } = await person.get<{ subscriptionTier: string }>('/api/user');
      return subscriptionTier === 'pro' ? 'Pro' : undefined;
    });
  }

  private async text(person: Person): Promise<string> {
    const { id: recipientId } = await patiently('adding a recipient', () => person.addRecipient('Cy Ross'));
    const { id } = await patiently('a text', () =>
      person.post<{ id: string }>(`/api/recipients/${recipientId}/gifts`, {
        recipientId,
        message: 'For slow mornings.',
        deliveryMethod: 'sms',
        recipientPhone: '+14155550123',
        status: 'sent',
      }),
    );
    await patiently('the receipt', async () =>
      (await gifts(person)).find((gift) => gift.id === id && gift.deliveredAt),
    );
    return 'delivered';
  }

  private async mails(to: string): Promise<Mail[]> {
    return (await (await fetch(`${this.sandboxUrl}/outbox/emails?to=${encodeURIComponent(to)}`)).json()) as Mail[];
  }
}
