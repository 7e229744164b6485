import { events } from '@presently/contracts/catalogue';
import { reactions } from '@presently/contracts/rights';
import { written, type Output } from './output.ts';

function renderEvents(): string {
  const rows = events.map((event) => {
    const readers = Object.entries(reactions)
      .filter(([, reads]) => reads.includes(event))
      .map(([service]) => service);
    return `| \`${event.type}\` | ${readers.join(', ') || '–'} |`;
  });
  return `# Events

<!-- ${written('libs/topology and libs/contracts')} -->

Each event travels on NATS as \`evt.<type>\` in a CloudEvents 1.0 envelope, in the stream named after its owner.
libs/contracts declares its data. The gateway also overhears some: [its README](../services/gateway/README.md).

| event | durable consumers |
| --- | --- |
${rows.join('\n')}
`;
}

/** Every event and the services that react to it. */
export const eventsPage: Output = { path: 'docs/events.md', render: renderEvents };
