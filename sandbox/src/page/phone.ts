import type { CapturedText, Reply } from '../sms/captured-text.js';
import { moment } from './mail-list.js';
import { html, nothing, type Html } from '../html.js';

/** All texts between the product and one phone, newest first. */
export interface Conversation {
  number: string;
  texts: readonly CapturedText[];
  replies: readonly Reply[];
}

export function conversationsOf(texts: readonly CapturedText[], replies: readonly Reply[]): Conversation[] {
  const numbers = [...new Set(texts.map(({ to }) => to))];
  return numbers.map((number) => ({
    number,
    texts: texts.filter(({ to }) => to === number),
    replies: replies.filter(({ from }) => from === number),
  }));
}

const row = ({ number, texts }: Conversation, isOpen: boolean): Html =>
  html`<li>
    <a
      href="/texts?number=${encodeURIComponent(number)}"
      id="phone-${number}"
      ${isOpen ? html`aria-current="true"` : nothing}
    >
      <span class="to">${number}</span>${moment(texts[0]!.receivedAt)}
      <span class="subject">${texts[0]!.body}</span>
    </a>
  </li>`;

const emptyState = html`<div class="empty">
  <svg
    viewBox="0 0 60 96"
    width="60"
    height="96"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linejoin="round"
  >
    <rect x="4" y="4" width="52" height="88" rx="8" />
    <path d="M24 84h12" />
    <path class="ribbon" d="M14 24h32v18H28l-8 7v-7h-6z" />
  </svg>
  <p>No texts yet. Every text Presently sends arrives here.</p>
</div>`;

export const phoneList = (conversations: readonly Conversation[], open: Conversation | undefined): Html =>
  conversations.length === 0
    ? emptyState
    : html`<ol class="mails">
        ${conversations.map((conversation) => row(conversation, conversation === open))}
      </ol>`;

const link = /(https?:\/\/\S+)/;
/** Turns addresses into links, as phones do. */
const withLinks = (body: string): Html[] =>
  body
    .split(link)
    .map((part) =>
      link.test(part) ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : html`${part}`,
    );

const outcomes: Record<string, string> = {
  queued: 'On its way',
  sent: 'On its way',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
};

function bubble(item: CapturedText | Reply): Html {
  if (!('status' in item))
    return html`<li class="bubble answer">
      <p>${item.body}</p>
      ${moment(item.receivedAt)}
    </li>`;
  const outcome = outcomes[item.status] ?? item.status;
  return html`<li class="bubble">
    <p>${withLinks(item.body)}</p>
    <span class="outcome ${item.status}">${outcome}${item.errorCode ? ` (${item.errorCode})` : ''}</span>
    ${moment(item.receivedAt)}
  </li>`;
}

const answers = ['STOP', 'START', 'Thank you!'];
const answerButton = (number: string, body: string): Html =>
  html`<button type="button" data-post="/sms/replies" data-body="${JSON.stringify({ from: number, body })}">
    ${body}
  </button>`;

/** One phone: its texts, the answers, and buttons for further answers. */
export function phone({ number, texts, replies }: Conversation): Html {
  const items = [...texts, ...replies].toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  return html`<article class="phone">
    <a class="back" href="/texts">All texts</a>
    <h2>${number}</h2>
    <ol class="bubbles">
      ${items.map(bubble)}
    </ol>
    <div class="answers" role="group" aria-label="Answer from this phone">
      ${answers.map((body) => answerButton(number, body))}
    </div>
  </article>`;
}
