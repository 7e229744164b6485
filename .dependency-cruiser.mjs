const tests = '\\.(medium\\.)?spec\\.tsx?$|^services/[^/]+/test/';

const ours = '^(libs|services|frontend|sandbox|ops|tools|proof)/';

/** What each library may import besides itself. Browsers load rules; Node runs topology before anything is installed. */
const importsOfLibs = /** @type {const} */ ({
  rules: [],
  topology: [],
  cli: [],
  telemetry: [],
  contracts: ['topology', 'rules'],
  work: ['telemetry'],
  messaging: ['topology', 'rules', 'contracts', 'telemetry', 'work'],
  service: ['topology', 'rules', 'contracts', 'telemetry', 'work', 'messaging'],
});
/** Libraries that import no package either, except in the files that are named. */
const bare = /** @type {Record<string, string>} */ ({
  rules: 'src/(?:post-length|phone-number|words|problem-sentences)\\.ts$',
  topology: '^$',
});

/** @type {(entry: [lib: string, others: readonly string[]]) => import('dependency-cruiser').IForbiddenRuleType} */
const importRule = ([lib, others]) => ({
  name: `libs-${lib}-imports-${others.length === 0 ? 'nothing' : `${others.join('-')}-only`}`,
  severity: 'error',
  from: { path: `^libs/${lib}/`, pathNot: bare[lib] ? `${tests}|${bare[lib]}` : tests },
  to: { ...(lib in bare ? {} : { path: ours }), pathNot: `^libs/(${[lib, ...others].join('|')})/` },
});

/**
 * The boundaries of docs/architecture.md as errors; `tools/lint/fixtures/` keeps imports that must fail.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'a part that is fetched later may know who fetched it: nothing waits for itself there',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    ...Object.entries(importsOfLibs).map(importRule),
    {
      name: 'a-service-never-imports-a-service',
      severity: 'error',
      from: { path: '^(services|tools/lint/fixtures)/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$2/' },
    },
    {
      name: 'services-import-libs-only',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: tests },
      to: { path: ours, pathNot: `^(libs/(${[...importsOfLibs.service, 'service'].join('|')})|services/$1)/` },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: `${tests}|^libs/testing/|^proof/|^tools/(test|migration)/` },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'frontend-imports-contracts-as-types',
      comment: 'class-validator must not reach the browser; libs/rules may',
      severity: 'error',
      from: { path: '^frontend/' },
      to: {
        path: '^libs/',
        pathNot: '^libs/rules/(src|dist)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-layers',
      comment: 'app -> features, gift-page -> domain -> forms -> ui -> lib',
      severity: 'error',
      from: { path: '^frontend/src/(lib|ui|forms|domain)/' },
      to: { path: '^frontend/src/(features|app|gift-page)/' },
    },
    {
      name: 'frontend-folders-form-no-circle',
      comment: 'what two folders need of each other belongs to one of them, or to a third',
      severity: 'error',
      scope: 'folder',
      from: { path: '^frontend/src/' },
      to: { circular: true },
    },
    {
      name: 'frontend-plumbing-knows-no-business',
      severity: 'error',
      from: { path: '^frontend/src/(lib|ui|forms)/' },
      to: { path: '^frontend/src/domain/' },
    },
    {
      name: 'frontend-lib-draws-nothing',
      severity: 'error',
      from: { path: '^frontend/src/(lib|ui)/' },
      to: { path: '^frontend/src/forms/' },
    },
    {
      name: 'frontend-lib-imports-no-ui',
      severity: 'error',
      from: { path: '^frontend/src/lib/' },
      to: { path: '^frontend/src/ui/' },
    },
    {
      name: 'sandbox-is-a-third-party',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(libs|services|frontend)/' },
    },
    {
      name: 'ops-imports-libs-only',
      comment: 'its image holds no development dependencies',
      severity: 'error',
      from: { path: '^ops/', pathNot: tests },
      to: { path: '^(services|frontend|sandbox|tools|proof)/' },
    },
    {
      name: 'proof-is-imported-by-nothing',
      severity: 'error',
      from: { pathNot: '^proof/' },
      to: { path: '^proof/' },
    },
    {
      name: 'tools-import-no-service',
      comment: 'they run before anything is built; a migration is written for a service',
      severity: 'error',
      from: { path: '^tools/', pathNot: `${tests}|^tools/(migration|lint/fixtures)/` },
      to: { path: '^(services|frontend|sandbox)/' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^✖$' } },
    {
      name: 'no-undeclared-dependencies',
      severity: 'error',
      from: { pathNot: `${tests}|^tools/|^ops/|^proof/` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: '\\.d\\.ts$|^[^/]+/dist/|^services/[^/]+/dist/' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
