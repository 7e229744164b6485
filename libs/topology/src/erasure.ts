import type { Manifest } from './manifest.ts';
import { manifests as declared } from './manifests.ts';

type Declared = (typeof declared)[number];
type Confirming = Exclude<Extract<Declared, { holdsUserData: true }>, { conductsErasures: true }>;

/** Services that hold data of users, and so erase it and confirm that. */
export type ErasingService = Confirming['name'];

const confirms = (manifest: Declared): manifest is Confirming =>
  manifest.holdsUserData && !(manifest satisfies Manifest as Manifest).conductsErasures;

export const erasingServices: readonly ErasingService[] = declared.filter(confirms).map(({ name }) => name);

/** The event with which users' data is asked to be erased. */
export const userErasedType = 'identity.user_erased.v1';

/** The event with which a service confirms that it has erased a user's data. */
export const confirmationType = <S extends ErasingService>(service: S) => `${service}.user_data_erased.v1` as const;
