import type { CapturedPost } from '../social/captured-post.js';
import { html, nothing, type Html } from '../html.js';
import { moment } from './mail-list.js';

const names = { twitter: 'X', linkedin: 'LinkedIn', instagram: 'Instagram', facebook: 'Facebook' } as const;
const written = (networks: readonly (keyof typeof names)[]) => networks.map((network) => names[network]).join(' · ');

function row(post: CapturedPost, isOpen: boolean): Html {
  return html`<li>
    <a href="/posts?post=${post.id}" id="post-${post.id}" ${isOpen ? html`aria-current="true"` : nothing}>
      <span class="to">${written(post.platforms)}</span>${moment(post.createdAt)}
      <span class="subject">${post.post}</span>
    </a>
  </li>`;
}

export const postList = (posts: readonly CapturedPost[], open: CapturedPost | undefined): Html =>
  posts.length === 0
    ? html`<div class="empty"><p>Nothing has been posted yet. Every post of Presently arrives here.</p></div>`
    : html`<ol class="mails">
        ${posts.map((post) => row(post, post === open))}
      </ol>`;

/** One post as a network shows it, with the result of each network. */
export const postCard = ({ post, platforms, mediaUrls, postIds, errors, createdAt }: CapturedPost): Html =>
  html`<article class="mail">
    <a class="back" href="/posts">All posts</a>
    <h2>Presently</h2>
    <p class="people"><span>${written(platforms)}</span>, ${moment(createdAt)}</p>
    <p class="post">${post}</p>
    <dl class="where">
      ${mediaUrls.map(
        (url) =>
          html`<dt>Picture</dt>
            <dd>${url}</dd>`,
      )}
      ${postIds.map(
        ({ platform, postUrl }) =>
          html`<dt>${names[platform]}</dt>
            <dd>${postUrl}</dd>`,
      )}
      ${errors.map(
        ({ platform, code, message }) =>
          html`<dt>${names[platform]}</dt>
            <dd>refused (${String(code)}): ${message}</dd>`,
      )}
    </dl>
  </article>`;
