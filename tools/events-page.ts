import { readFileSync, writeFileSync } from 'node:fs';
import { events } from '@presently/contracts/catalogue';
import { declaredFields } from '@presently/messaging/messages';
import { reactions } from '@presently/contracts/rights';

const file = new URL('../docs/events.md', import.meta.url);

/** docs/events.md as the contracts say it: who emits, who reacts, what is in it. */
function render(): string {
  const rows = events.map((event) => {
    const readers = Object.entries(reactions)
      .filter(([, reads]) => reads.includes(event))
      .map(([service]) => service);
    const fields = declaredFields(event.data).map(({ name }) => `\`${name}\``);
    return `| \`${event.type}\` | ${event.owner} | ${readers.join(', ') || '–'} | ${fields.join(', ')} |`;
  });
  return `# Events

Written by \`npm run events-page\` from \`libs/contracts\`; a test fails when it is stale. Each event travels on NATS as
\`evt.<type>\` in a CloudEvents 1.0 envelope, in the stream named after its owner. Browsers' pages hear of
\`gift_viewed\`, \`gift_progressed\`, \`subscription_changed\` and the two \`…_tier_applied\` through the gateway's live stream.

| event | emitted by | durable consumers | data |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const page = render();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    console.error('docs/events.md is stale: run `npm run events-page`');
    process.exit(1);
  }
} else {
  writeFileSync(file, page);
}
