import { readFileSync, writeFileSync } from 'node:fs';
import { renderDashboard } from './dashboard.ts';

/** `npm run dashboard` writes deploy/observability/dashboard.json; with `--check` it fails where that is stale. */
const file = new URL('../../deploy/observability/dashboard.json', import.meta.url);
const dashboard = renderDashboard();
if (!process.argv.includes('--check')) writeFileSync(file, dashboard);
else if (readFileSync(file, 'utf8') !== dashboard) {
  console.error('deploy/observability/dashboard.json is stale: run `npm run dashboard`');
  process.exit(1);
}
