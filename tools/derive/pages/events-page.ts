import { events } from '@presently/contracts/catalogue';
import { reactions } from '@presently/contracts/rights';
import { streamOf } from '@presently/messaging/streams';
import { list } from '../../../libs/cli/src/markdown.ts';
import { written, type Output } from '../output.ts';

/** `gifting.recipient_changed.v1` by `recipientId` → recommendations */
function describeEvent(event: (typeof events)[number]): string {
  const readers = Object.entries(reactions)
    .filter(([, reads]) => reads.includes(event))
    .map(([service]) => service);
  const about = event.about ? ` by \`${event.about}\`` : '';
  return `\`${event.type}\`${about}${readers.length > 0 ? ` → ${readers.join(', ')}` : ''}`;
}

function renderEvents(): string {
  const byStream = Map.groupBy(events, streamOf);
  const items = [...byStream].map(([stream, carried]) => `\`${stream}\`: ${carried.map(describeEvent).join('; ')}`);
  return `# Events

<!-- ${written('libs/topology and libs/contracts')} -->

Each event travels on NATS as \`evt.<type>\` in a CloudEvents 1.0 envelope, in the stream of its owner and lane. Where a
field follows the type, the subject ends with its value, and an event replaces the earlier one about the same thing.
Durable consumers, each of one type, follow the arrow. libs/contracts declares the data. The gateway also overhears
some: [its README](../services/gateway/README.md).

${list(items)}
`;
}

/** Every event and the services that react to it. */
export const eventsPage: Output = { path: 'docs/events.md', render: renderEvents };
