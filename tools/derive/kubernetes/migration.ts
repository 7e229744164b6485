import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { fromSecret } from './yaml.ts';

const sevenDaysS = 604_800;

/**
 * Brings the schema forward with the role that owns it; no serving pod has that secret. An overlay replaces `tag` by the
 * image's tag: a Job cannot be changed, so each release has its own. Its first tries may come before the database and its
 * roles are there.
 */
export function migration({ name }: Manifest): object {
  const labels = { 'app.kubernetes.io/name': `${name}-migration`, 'app.kubernetes.io/component': 'database-job' };
  const container = {
    name: 'app',
    image: `presently/${name}`,
    command: ['node', `services/${name}/dist/migrate.js`],
    env: [fromSecret('DATABASE_URL', `${name}-owner`)],
  };
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: `${name}-migration-tag`, labels },
    spec: {
      backoffLimit: 8,
      ttlSecondsAfterFinished: sevenDaysS,
      template: { metadata: { labels }, spec: { serviceAccountName: 'jobs', containers: [container] } },
    },
  };
}
