import { createHash } from 'node:crypto';
import type { Attachment } from 'postal-mime';

/** Most different pictures that are kept. */
const capacity = 200;

/**
 * The pictures that came with mails. Most mails bring the same ones, so each is kept once, in memory: after a restart, an
 * earlier mail shows the words that stand for its pictures.
 */
export class MailPictures {
  private readonly addresses = new Map<string, string>();

  /** Keeps the pictures of a mail. @returns the key of each by its content id */
  keep(attachments: readonly Attachment[]): Record<string, string> {
    const keys: Record<string, string> = {};
    for (const { contentId, mimeType, content } of attachments) {
      if (!contentId || !mimeType.startsWith('image/') || typeof content === 'string') continue;
      const bytes = Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);
      const key = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      this.addresses.set(key, `data:${mimeType};base64,${bytes.toString('base64')}`);
      if (this.addresses.size > capacity) this.addresses.delete(this.addresses.keys().next().value!);
      keys[contentId.replace(/^<|>$/g, '')] = key;
    }
    return keys;
  }

  /** A mail's HTML with its pictures in it, for a browser. */
  show(html: string, keys: Record<string, string> = {}): string {
    return Object.entries(keys).reduce(
      (shown, [contentId, key]) => shown.replaceAll(`"cid:${contentId}"`, `"${this.addresses.get(key) ?? ''}"`),
      html,
    );
  }
}
