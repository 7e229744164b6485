import { budgetOwners } from '@presently/rules/budgets';
import type { Manifest } from '@presently/topology/manifest';
import { confirmationType, erasingServices } from '@presently/topology/erasure';
import { manifests, reactionsOf, type ProcessName, type ServiceName } from '@presently/topology/services';
import { events, operations } from './catalogue.js';
import type { readsBudgets } from './kit/budget-usage.js';
import type { Event } from './kit/event.js';
import type { Operation } from './kit/operation.js';
import type { UserDataErasedV1 } from './kit/user-data-erased.js';
import { isUserDataExport } from './kit/user-data.js';

/** @throws Error for a name that a manifest has and the contracts do not declare. */
function find<T>(declared: readonly T[], nameOf: (each: T) => string, name: string): T {
  const found = declared.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`libs/topology names ${name}, which libs/contracts does not declare`);
  return found;
}

const operationsNamed = (names: readonly string[]) => names.map((name) => find(operations, (op) => op.name, name));
const eventsNamed = (types: readonly string[]) => types.map((type) => find(events, (event) => event.type, type));

const byProcess = <Name extends ProcessName, T>(derive: (manifest: Manifest) => T): Record<Name, T> =>
  Object.fromEntries(manifests.map((manifest) => [manifest.name, derive(manifest)])) as Record<Name, T>;

/** How the gateway reads the budgets of each service that counts some. */
export const budgetReads = operationsNamed(budgetOwners.map((owner) => `${owner}.readBudgets`)) as readonly ReturnType<
  typeof readsBudgets
>[];

/** How the parts of an export are read: from each service that holds users' data. */
export const userDataReads = operationsNamed(
  manifests.filter(({ holdsUserData }) => holdsUserData).map(({ name }) => `${name}.readUserData`),
).filter(isUserDataExport);

const routed = operations.filter((op) => op.route !== undefined);

/** The operations that each process calls. The broker refuses all others. */
export const calls = byProcess<ProcessName, readonly Operation[]>((manifest) => [
  ...(manifest.callsRouted ? [...routed, ...budgetReads] : []),
  ...(manifest.assemblesExports ? userDataReads : []),
  ...operationsNamed(manifest.calls),
]);

/** The events that each process overhears as they are published, besides those that it reacts to. */
export const overhears = byProcess<ProcessName, readonly Event[]>((manifest) => eventsNamed(manifest.overhears));

/** The events that each service reacts to: its durable consumers derive from here. */
export const reactions = byProcess<ServiceName, readonly Event[]>((manifest) =>
  eventsNamed(reactionsOf(manifest.name)),
);

/** The confirmations that identity collects before an erasure is done: one of each service that holds users' data. */
export const erasureConfirmations = eventsNamed(
  erasingServices.map(confirmationType),
) as readonly Event<UserDataErasedV1>[];
