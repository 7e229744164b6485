import type { Output } from './output.ts';
import { roleProvisioning } from './role-provisioning.ts';

/** Files that derive from libs/topology alone. */
export const fromManifests = (): Output[] => [roleProvisioning];
