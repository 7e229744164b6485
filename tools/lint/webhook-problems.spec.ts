import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { messagesIn } from './catalogues.ts';

describe('why a webhook did not arrive', () => {
  it('is said by the service in sentences that the screens can translate', () => {
    const source = readFileSync(join(root, 'services/notifications/src/posting/post-webhook.ts'), 'utf8');
    const sentences = [...source.matchAll(/['`](The [^'`]+\.)['`]/g)].map(([, sentence]) =>
      sentence!.replaceAll(/\$(\{\w+\})/g, '$1').replaceAll(/\$\{[^}]*\} seconds/g, '{seconds} seconds'),
    );
    expect(sentences.length).toBeGreaterThan(5);
    const known = Object.values(messagesIn('frontend/src/languages/connect', 'en'));
    expect(sentences.filter((sentence) => !known.includes(sentence))).toEqual([]);
  });
});
