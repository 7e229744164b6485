import { events } from '@presently/contracts/catalogue';
import { subjectsOf } from '@presently/contracts/kit/event';
import { calls, overhears, reactions } from '@presently/contracts/rights';
import type { BrokerUser } from '@presently/topology/broker-users';
import { processes, services, type ProcessName, type ServiceName } from '@presently/topology/services';
import { cancelSubject } from './cancellation.js';
import { allRepliesTo, repliesFrom } from './reply-subjects.js';
import { sessionRevokedSubject } from '../revoked-sessions.js';
import { consumerOf, streamOf, streams } from '../streams.js';

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
function rightsOf(process: ProcessName): Rights {
  const called = calls[process];
  const cancellable = new Set(called.filter((op) => op.isCancellable).map((op) => cancelSubject(op.service)));
  const rights: Rights = {
    publish: [...called.map((op) => op.subject), ...cancellable],
    subscribe: [allRepliesTo(process), ...overhears[process].map(subjectsOf)],
  };
  if (process === 'gateway') rights.subscribe.push(sessionRevokedSubject);
  if (process === 'identity') rights.publish.push(sessionRevokedSubject);
  if (!isService(process)) return rights;
  rights.subscribe.push(`rpc.${process}.> ${process}`, cancelSubject(process));
  rights.publish.push(
    ...callersOf(process).map((caller) => repliesFrom(caller, process)),
    repliesFrom('ops', process),
    ...events.filter((event) => event.owner === process).map(subjectsOf),
    // The outbox repair reads its own newest event.
    ...streams.filter(({ owner }) => owner === process).map(({ name }) => `$JS.API.STREAM.MSG.GET.${name}`),
    ...consumersOf(process).flatMap((consumer) => [
      `$JS.API.CONSUMER.INFO.${consumer}`,
      `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
      `$JS.ACK.${consumer}.>`,
    ]),
  );
  return rights;
}

/** `<stream>.<consumer>` of everything that a service reads. */
const consumersOf = (service: ServiceName): string[] =>
  reactions[service].map((event) => `${streamOf(event)}.${consumerOf(service, event)}`);

/** Rights of the job that creates and updates streams and consumers. It can neither delete them nor read events. */
function rightsOfStreams(): Rights {
  const changes = streams.flatMap(({ name }) =>
    ['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${name}`),
  );
  const consumers = services.flatMap((service) =>
    reactions[service].map(
      (event) => `$JS.API.CONSUMER.CREATE.${streamOf(event)}.${consumerOf(service, event)}.${subjectsOf(event)}`,
    ),
  );
  return { publish: ['$JS.API.INFO', ...changes, ...consumers], subscribe: [allRepliesTo('streams')] };
}

/** A user's rights. An operator has all rights. */
export function rightsAtBroker(user: BrokerUser): Rights {
  if (user === 'ops') return { publish: ['>'], subscribe: ['>'] };
  return user === 'streams' ? rightsOfStreams() : rightsOf(user);
}
