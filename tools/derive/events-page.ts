import { events } from '@presently/contracts/catalogue';
import { reactions } from '@presently/contracts/rights';
import { streamOf } from '@presently/messaging/streams';
import { written, type Output } from './output.ts';

function renderEvents(): string {
  const rows = events.map((event) => {
    const readers = Object.entries(reactions)
      .filter(([, reads]) => reads.includes(event))
      .map(([service]) => service);
    const stream = `\`${streamOf(event)}\`${event.about ? ` by \`${event.about}\`` : ''}`;
    return `| \`${event.type}\` | ${stream} | ${readers.join(', ') || '–'} |`;
  });
  return `# Events

<!-- ${written('libs/topology and libs/contracts')} -->

Each event travels on NATS as \`evt.<type>\` in a CloudEvents 1.0 envelope, in the stream of its owner and lane. Where a
field follows the stream, the subject ends with its value, and an event replaces the earlier one about the same thing.
Each durable consumer reads one type. libs/contracts declares the data. The gateway also overhears some: [its
README](../services/gateway/README.md).

| event | stream | durable consumers |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** Every event and the services that react to it. */
export const eventsPage: Output = { path: 'docs/events.md', render: renderEvents };
