import { brokerPermissions } from './broker-permissions.ts';
import { eventsPage } from './events-page.ts';
import type { Output } from './output.ts';

/** Files that derive from libs/contracts as well, so that must be built first. */
export const fromContracts = (): Output[] => [brokerPermissions, eventsPage];
