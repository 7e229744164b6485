import { html, nothing, type Html } from '../html.js';

/** The kinds of messages. Each has its own page. */
const kinds = {
  mail: { href: '/', label: 'Mail' },
  texts: { href: '/texts', label: 'Texts' },
  posts: { href: '/posts', label: 'Posts' },
  pushes: { href: '/pushes', label: 'Pushes' },
} as const;

interface PageState {
  kind: keyof typeof kinds;
  /** Messages of this kind. */
  count: number;
  /** The names of the list and of the open message. */
  labels: { list: string; pane: string; hint: string };
  list: Html;
  /** The open message. `key` changes with the message and its view. */
  open: { key: string; pane: Html } | undefined;
  faults: Html;
}

const kindLink = (each: keyof typeof kinds, current: keyof typeof kinds): Html =>
  html`<a href="${kinds[each].href}" ${each === current ? html`aria-current="page"` : nothing}
    >${kinds[each].label}</a
  >`;

export function outboxPage({ kind, count, labels, list, open, faults }: PageState): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${count > 0 ? `${kinds[kind].label} (${count})` : kinds[kind].label} · Presently sandbox</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/outbox.css" />
        <script type="module" src="/assets/outbox.js"></script>
      </head>
      <body class="${open ? 'reading' : 'listing'}">
        <header>
          <div>
            <h1>Outbox</h1>
            <p>What Presently has sent. None of it left this machine.</p>
          </div>
          <nav class="views" id="kinds" aria-label="Kinds of messages">
            ${kindLink('mail', kind)}${kindLink('texts', kind)}${kindLink('posts', kind)}${kindLink('pushes', kind)}
          </nav>
          <button type="button" id="empty" ${count === 0 ? html`disabled` : nothing}>Empty the outbox</button>
        </header>
        ${faults}
        <main>
          <section id="list" aria-label="${labels.list}">${list}</section>
          <section id="pane" aria-label="${labels.pane}" data-open="${open?.key ?? kind}">
            ${open ? open.pane : html`<p class="hint">${labels.hint}</p>`}
          </section>
        </main>
        <p id="news" role="status"></p>
      </body>
    </html>`;
  return page.markup;
}
