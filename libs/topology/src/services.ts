import { confirmationType, erasingServices, userErasedType } from './erasure.ts';
import type { Manifest } from './manifest.ts';
import { manifests as declared } from './manifests.ts';

type Declared = (typeof declared)[number];

/** Everything that runs for as long as the product does: the gateway and the services. */
export type ProcessName = Declared['name'];
/** A service that owns a schema, answers operations and emits events. */
export type ServiceName = Extract<Declared, { kind: 'service' }>['name'];

export const manifests: readonly Manifest[] = declared;

export const processes: readonly ProcessName[] = declared.map(({ name }) => name);

const isService = (manifest: Declared): manifest is Extract<Declared, { kind: 'service' }> =>
  manifest.kind === 'service';
export const services: readonly ServiceName[] = declared.filter(isService).map(({ name }) => name);

/** @throws Error for a name that no manifest has. */
export function manifestOf(name: string): Manifest {
  const manifest = manifests.find((each) => each.name === name);
  if (!manifest) throw new Error(`libs/topology declares no process "${name}"`);
  return manifest;
}

/** Types of all events that a process reacts to: its own choice, and what erasures ask of it. */
export function reactionsOf(name: string): readonly string[] {
  const manifest = manifestOf(name);
  if (manifest.conductsErasures) return [...erasingServices.map(confirmationType), ...manifest.reactsTo];
  return manifest.holdsUserData ? [...manifest.reactsTo, userErasedType] : manifest.reactsTo;
}
