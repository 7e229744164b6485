import { alerts } from './alerts.ts';
import { architecturePage } from './pages/architecture-page.ts';
import { composeFiles } from './compose/compose-files.ts';
import { kubernetesBase } from './kubernetes/base.ts';
import { kubernetesPasswords } from './kubernetes/passwords.ts';
import { kubernetesReleases } from './kubernetes/releases.ts';
import { kubernetesTrial } from './kubernetes/trial.ts';
import type { Output } from './output.ts';
import { roleProvisioning } from './role-provisioning.ts';
import { secretsList } from './secrets-list.ts';

/** Files that derive from libs/topology alone. */
export const fromManifests = (): Output[] => [
  ...roleProvisioning,
  ...alerts,
  architecturePage,
  ...composeFiles,
  ...kubernetesBase(),
  kubernetesPasswords,
  ...kubernetesReleases,
  kubernetesTrial,
  secretsList,
];
