import { events } from '@presently/contracts/catalogue';
import { reactions } from '@presently/contracts/rights';
import { declaredFields } from '@presently/messaging/messages';
import { written, type Output } from './output.ts';

function renderEvents(): string {
  const rows = events.map((event) => {
    const readers = Object.entries(reactions)
      .filter(([, reads]) => reads.includes(event))
      .map(([service]) => service);
    const fields = declaredFields(event.data).map(({ name }) => `\`${name}\``);
    return `| \`${event.type}\` | ${event.owner} | ${readers.join(', ') || '–'} | ${fields.join(', ')} |`;
  });
  return `# Events

<!-- ${written('libs/topology and libs/contracts')} -->

Each event travels on NATS as \`evt.<type>\` in a CloudEvents 1.0 envelope, in the stream named after its owner. The
gateway also overhears some of them: [its README](../services/gateway/README.md) lists them.

| event | emitted by | durable consumers | data |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** Who emits which event, who reacts to it, and what it carries. */
export const eventsPage: Output = { path: 'docs/events.md', render: renderEvents };
