import { events } from '@presently/contracts/catalogue';
import { calls, overhears } from '@presently/contracts/rights';
import type { BrokerUser } from '@presently/topology/broker-users';
import { processes, services, type ProcessName, type ServiceName } from '@presently/topology/services';
import { cancelSubject } from './cancellation.js';
import { allRepliesTo, repliesFrom } from './reply-subjects.js';
import { sessionRevokedSubject } from './revoked-sessions.js';
import { ownersReadBy, streamOf } from './streams.js';

/** Subjects that a user of the broker may use. The broker refuses all others. */
export interface Rights {
  publish: string[];
  /** With the queue group, if there is one: `rpc.gifting.> gifting` refuses a subscription without the group. */
  subscribe: string[];
}

const isService = (user: ProcessName): user is ServiceName => user !== 'gateway';
const callersOf = (service: ServiceName) =>
  processes.filter((process) => calls[process].some((op) => op.service === service));

/** A process's rights: the subjects of its contract, and those of the transport. */
export function rightsOf(process: ProcessName): Rights {
  const called = calls[process];
  const cancellable = new Set(called.filter((op) => op.isCancellable).map((op) => cancelSubject(op.service)));
  const rights: Rights = {
    publish: [...called.map((op) => op.subject), ...cancellable],
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
    // The outbox repair reads its own newest event.
    `$JS.API.STREAM.MSG.GET.${streamOf(process)}`,
    ...ownersReadBy(process).flatMap((owner) => {
      const consumer = `${streamOf(owner)}.${process}`;
      return [`$JS.API.CONSUMER.INFO.${consumer}`, `$JS.API.CONSUMER.MSG.NEXT.${consumer}`, `$JS.ACK.${consumer}.>`];
    }),
  );
  return rights;
}

/** Rights of the job that creates and updates streams and consumers. It can neither delete them nor read events. */
export function rightsOfStreams(): Rights {
  const streams = services.flatMap((owner) =>
    ['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${streamOf(owner)}`),
  );
  const consumers = services.flatMap((service) =>
    ownersReadBy(service).map((owner) => `$JS.API.CONSUMER.CREATE.${streamOf(owner)}.${service}.evt.${owner}.>`),
  );
  return { publish: ['$JS.API.INFO', ...streams, ...consumers], subscribe: [allRepliesTo('streams')] };
}

/** A user's rights. An operator has all rights. */
export function rightsAtBroker(user: BrokerUser): Rights {
  if (user === 'ops') return { publish: ['>'], subscribe: ['>'] };
  return user === 'streams' ? rightsOfStreams() : rightsOf(user);
}
