import { events } from '@presently/contracts/catalogue';
import { calls, overhears } from '@presently/contracts/rights';
import type { BrokerUser } from '@presently/topology/broker-users';
import { processes, services, type ProcessName, type ServiceName } from '@presently/topology/services';
import { cancelSubject } from './cancellation.js';
import { allRepliesTo, repliesFrom } from './reply-subjects.js';
import { sessionRevokedSubject } from './revoked-sessions.js';
import { ownersReadBy, streamOf } from './streams.js';

/** Subjects that a user of the broker may use; whatever is not listed is refused. */
export interface Rights {
  publish: string[];
  /** With the queue group, where there is one: `rpc.gifting.> gifting` cannot be subscribed to without it. */
  subscribe: string[];
}

const isService = (user: ProcessName): user is ServiceName => user !== 'gateway';
const callersOf = (service: ServiceName) =>
  processes.filter((process) => calls[process].some((op) => op.service === service));

/** What a process may do at the broker: what its contract names, and its part of how messages travel. */
export function rightsOf(process: ProcessName): Rights {
  const called = calls[process];
  const calledOff = new Set(called.filter((op) => op.isCancellable).map((op) => cancelSubject(op.service)));
  const rights: Rights = {
    publish: [...called.map((op) => op.subject), ...calledOff],
    subscribe: [allRepliesTo(process), ...overhears[process].map((event) => event.subject)],
  };
  if (process === 'gateway') rights.subscribe.push(sessionRevokedSubject);
  if (process === 'identity') rights.publish.push(sessionRevokedSubject);
  if (!isService(process)) return rights;
  rights.subscribe.push(`rpc.${process}.> ${process}`, cancelSubject(process));
  rights.publish.push(
    ...callersOf(process).map((caller) => repliesFrom(caller, process)),
    repliesFrom('ops', process),
    ...events.filter((event) => event.owner === process).map((event) => event.subject),
    // Whether the newest of its own events is still in the stream.
    `$JS.API.STREAM.MSG.GET.${streamOf(process)}`,
    ...ownersReadBy(process).flatMap((owner) => {
      const consumer = `${streamOf(owner)}.${process}`;
      return [`$JS.API.CONSUMER.INFO.${consumer}`, `$JS.API.CONSUMER.MSG.NEXT.${consumer}`, `$JS.ACK.${consumer}.>`];
    }),
  );
  return rights;
}

/** What the job needs that creates and updates streams and consumers; it cannot delete one, nor read an event. */
export function rightsOfStreams(): Rights {
  const streams = services.flatMap((owner) =>
    ['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${streamOf(owner)}`),
  );
  const consumers = services.flatMap((service) =>
    ownersReadBy(service).map((owner) => `$JS.API.CONSUMER.CREATE.${streamOf(owner)}.${service}.evt.${owner}.>`),
  );
  return { publish: ['$JS.API.INFO', ...streams, ...consumers], subscribe: [allRepliesTo('streams')] };
}

/** A user's rights; an operator's are not limited. */
export function rightsAtBroker(user: BrokerUser): Rights {
  if (user === 'ops') return { publish: ['>'], subscribe: ['>'] };
  return user === 'streams' ? rightsOfStreams() : rightsOf(user);
}
