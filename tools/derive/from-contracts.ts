import { brokerPermissions } from './broker-permissions.ts';
import { renderDashboard } from './dashboard/render.ts';
import { changesOfCalls } from './changes-of-calls.ts';
import { eventsPage } from './pages/events-page.ts';
import { formRules } from './form-rules.ts';
import { givingDays } from './giving-days.ts';
import type { Output } from './output.ts';
import { readmeFacts } from './pages/readme-facts.ts';

const dashboard: Output = { path: 'deploy/observability/dashboard.json', render: renderDashboard };

/** Files that derive from libs/contracts and libs/telemetry as well, so those must be built first. */
export const fromContracts = (root: string): Output[] => [
  brokerPermissions,
  changesOfCalls,
  ...formRules,
  ...givingDays,
  eventsPage,
  dashboard,
  ...readmeFacts(root),
];
