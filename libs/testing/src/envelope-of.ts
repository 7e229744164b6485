import type { DataOf, Envelope, Event } from '@presently/contracts/kit/event';
import { randomUUID } from 'node:crypto';

/** An envelope as its owner's outbox writes it. Pass the same id again for a redelivery. */
export const envelopeOf = <E extends Event>(
  event: E,
  data: DataOf<E>,
  id: string = randomUUID(),
): Envelope<DataOf<E>> => ({
  specversion: '1.0',
  id,
  source: `/services/${event.owner}`,
  type: event.type,
  subject: 'test',
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  aggregateversion: 1,
  data,
});
