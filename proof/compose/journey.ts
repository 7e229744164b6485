import type { Gift } from '@presently/contracts/gifting/gifts';
import { eventually } from '@presently/testing/eventually';
import { randomBytes } from 'node:crypto';
import { Failure } from '../../libs/cli/src/failure.ts';
import { chrome, expectOk, newcomer, sameOrigin, signedIn, voiceNote, type Client } from '../world/client.ts';
import { Sandbox } from '../world/sandbox.ts';
import type { Checks } from './checks.ts';

/** Data of one sender, to be found again. */
export interface Trace {
  sender: Client;
  giftId: string;
  giftLink: string;
  voiceNoteUrl: string;
}

const patienceMs = 60_000;
const voiceNoteBytes = voiceNote(5_000);

async function expectFound(what: string, address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Failure(`${what} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function giftOf(sender: Client, giftId: string): Promise<Gift | undefined> {
  return (await sender.api('GET /api/scheduled-gifts')).find(({ id }) => id === giftId);
}

/** Uses the product from outside, in the ways that containers could break. */
export class Journey {
  private readonly checks: Checks;
  private readonly url: string;
  private readonly sandbox: Sandbox;

  constructor(checks: Checks, url: string, sandboxUrl: string) {
    this.checks = checks;
    this.url = url;
    this.sandbox = new Sandbox(sandboxUrl);
  }

  /** @returns undefined if no gift page was reached */
  async check(): Promise<Trace | undefined> {
    const { checks } = this;
    await checks.that('the start page loads with its scripts and styles', () => this.startPage());
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

  /** Checks that everything is still there. */
  async findAgain({ sender, giftId, giftLink, voiceNoteUrl }: Trace): Promise<string> {
    const found = await giftOf(sender, giftId);
    if (!found?.viewedAt) throw new Failure('The gift is gone, or has lost its view');
    await expectFound('the gift’s page', giftLink);
    const note = await expectFound('the voice note', this.url + voiceNoteUrl);
    if ((await note.arrayBuffer()).byteLength !== voiceNoteBytes.length)
      throw new Failure('The voice note has changed');
    return 'session, gift, view and voice note';
  }

  private async startPage(): Promise<string> {
    const page = await (await expectFound('the start page', this.url)).text();
    const parts = new Set(page.match(/\/assets\/[\w.-]+/g));
    if (parts.size === 0) throw new Failure('The start page names no scripts and styles');
    for (const path of parts) await expectFound(path, this.url + path);
    return `${parts.size} parts`;
  }

  private async demo(): Promise<string> {
    const recipients = await (await signedIn(this.url, 'demo')).api('GET /api/recipients');
    if (recipients.length < 4) throw new Failure(`there are ${recipients.length}`);
    return `${recipients.length} recipients`;
  }

  private async gift(): Promise<Trace> {
    const sender = await eventually(() => newcomer(this.url), patienceMs);
    const recipientId = await eventually(() => sender.addRecipient(), patienceMs);
    const upload = { 'content-type': 'audio/ogg' };
    const uploaded = await sender.raw('POST', '/api/uploads/voice', voiceNoteBytes, upload);
    const { id: voiceNoteId } = expectOk('the upload', uploaded) as { id: string };
    const to = `${randomBytes(5).toString('hex')}@example.com`;
    const sent = await sender.api('POST /api/recipients/:recipientId/gifts', {
      recipientId,
      giftName: 'Stoneware teapot',
      message: 'For slow mornings.',
      deliveryMethod: 'email',
      recipientEmail: to,
      voiceNoteId,
      status: 'sent',
    });
    const mail = await this.sandbox.mailTo(to, patienceMs);
    const giftLink = new RegExp(`${this.url}/gift/[\\w-]{32}`).exec(mail.text)?.[0];
    if (!giftLink) throw new Failure(`The mail has no link: ${mail.text}`);
    const page = await (await expectFound('the gift’s page', giftLink)).text();
    if (!page.includes('For slow mornings.')) throw new Failure('The page does not show the message');
    const view = await fetch(`${this.url}/api/gifts/view/${giftLink.split('/').at(-1)!}`, {
      headers: { ...sameOrigin, 'user-agent': chrome },
    });
    const { voiceNoteUrl } = (await view.json()) as { voiceNoteUrl: string };
    await eventually(async () => (await giftOf(sender, sent.id))?.viewedAt, patienceMs);
    return { sender, giftId: sent.id, giftLink, voiceNoteUrl };
  }

  private async ideas(sender: Client): Promise<string> {
    const recipientId = await eventually(() => sender.addRecipient('Bo Lin'), patienceMs);
    const ask = () =>
      sender.api('POST /api/recommendations/recipient/:recipientId', { recipientId, budget: '$25-$50', refresh: true });
    // If the model is late, our own rules answer, and this asks again.
    const answer = await eventually(async () => {
      const ideas = await ask();
      return ideas.source === 'model' && ideas;
    }, patienceMs);
    const products = answer.recommendations.flatMap(({ realProducts }) => realProducts);
    if (products.length === 0) throw new Failure('No idea has a product');
    for (const { link, image } of products.slice(0, 3)) {
      if (!link.startsWith(`${this.sandbox.url}/shop/`)) throw new Failure(`A product leads to ${link}`);
      for (const address of [link, image]) await expectFound(address, address);
    }
    return `${answer.recommendations.length} ideas, ${products.length} products`;
  }

  private async payment(sender: Client): Promise<string> {
    const { plans } = await sender.api('GET /api/billing/config');
    const { clientSecret } = await sender.api('POST /api/create-subscription', { priceId: plans[0]!.priceId });
    const paid = await this.sandbox.confirmPayment(clientSecret);
    if (paid.status !== 200) throw new Failure(`the payment answered ${paid.status}`);
    await eventually(async () => (await sender.call('GET /api/user')).body.subscriptionTier === 'pro', patienceMs);
    return 'Pro';
  }

  private async text(sender: Client): Promise<string> {
    const recipientId = await eventually(() => sender.addRecipient('Cy Ross'), patienceMs);
    const { id } = await eventually(
      () =>
        sender.api('POST /api/recipients/:recipientId/gifts', {
          recipientId,
          message: 'For slow mornings.',
          deliveryMethod: 'sms',
          recipientPhone: '+14155550123',
          status: 'sent',
        }),
      patienceMs,
    );
    await eventually(async () => (await giftOf(sender, id))?.deliveredAt, patienceMs);
    return 'delivered';
  }
}
