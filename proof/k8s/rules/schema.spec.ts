import { schemaProblems } from './schema.ts';

const deployment = (container: object, spec: object = {}) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'gifting', labels: { any: 'label', 'goes.here/too': 'x' } },
  spec: {
    selector: { matchLabels: { app: 'gifting' } },
    template: {
      metadata: { labels: { app: 'gifting' }, annotations: { any: 'thing' } },
      spec: { containers: [{ name: 'app', image: 'presently/gifting:1', ...container }] },
    },
    ...spec,
  },
});
const cluster = (spec: object) => ({
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'Cluster',
  metadata: { name: 'postgres' },
  spec: { instances: 3, storage: { size: '1Gi' }, ...spec },
});

describe('the strict schema of a manifest', () => {
  it('has nothing to say of what is right', async () => {
    const probe = { httpGet: { path: '/healthz', port: 'health' }, periodSeconds: 5 };
    const limits = { cpu: '1', memory: '1Gi', 'any/resource': 1 };
    expect(await schemaProblems(deployment({ startupProbe: probe, resources: { limits } }))).toEqual([]);
    expect(await schemaProblems(cluster({ postgresql: { parameters: { any_setting: 'on' } } }))).toEqual([]);
  });

  it.each([
    ['a field misspelt', deployment({ startupProb: {} }), '/spec/template/spec/containers/0/startupProb is unknown'],
    ['a field at the wrong place', deployment({}, { hostNetwork: true }), '/spec/hostNetwork is unknown'],
    ['an empty field', deployment({ probes: null }), '/spec/template/spec/containers/0/probes is unknown'],
    ['a misspelt field of an operator', cluster({ instancez: 3 }), '/spec/instancez is unknown'],
    ['a text for a number', deployment({}, { replicas: '2' }), 'replicas must be'],
    ['a missing name', deployment({ name: undefined }), 'must have required property name'],
    ['a kind that does not exist', { ...deployment({}), kind: 'Deploymint' }, 'apps/v1 Deploymint does not exist'],
    [
      'a version that is gone',
      { ...deployment({}), apiVersion: 'apps/v1beta2' },
      'apps/v1beta2 Deployment does not exist',
    ],
    ['an operator nobody told us of', { ...cluster({}), apiVersion: 'example.com/v1' }, 'has no schema here'],
  ])('finds %s', async (_what, object, problem) => {
    expect((await schemaProblems(object)).join('\n')).toContain(problem);
  });
});
