import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import { resources, type Resource } from '@presently/contracts/kit/resources';
import { written, type Output } from './output.ts';

/** `{route: resources}` without the routes that have none, in the order of the alphabet. */
function declared(effect: 'shows' | 'changes'): [string, readonly Resource[]][] {
  const calls = [...operations, ...gatewayCalls].map((call) => [call.route ?? '', call[effect] ?? []] as const);
  return calls
    .filter(([, named]) => named.length > 0)
    .map(([route, named]): [string, readonly Resource[]] => [route, named])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const quoted = (text: string): string => `'${text}'`;
const entry = (key: string, values: readonly string[]): string => {
  const name = /^[a-z]+$/.test(key) ? key : quoted(key);
  const line = `  ${name}: [${values.map(quoted).join(', ')}],`;
  return line.length <= 120 ? line : `  ${name}: [\n${values.map((value) => `    ${quoted(value)},`).join('\n')}\n  ],`;
};

function renderChanges(): string {
  const shows = declared('shows');
  const reads = resources.map((resource) =>
    entry(
      resource,
      shows.filter(([, shown]) => shown.includes(resource)).map(([route]) => route),
    ),
  );
  const changes = declared('changes').map(([route, changed]) => entry(route, changed));
  return `// ${written('the calls in libs/contracts')}
import type { Resource } from '@presently/contracts/kit/resources';

/** The reads that show a resource. */
export const readsOf: Readonly<Record<Resource, readonly string[]>> = {
${reads.join('\n')}
};

/** What a call changes, unless it is nothing. */
export const changedBy: Readonly<Record<string, readonly Resource[]>> = {
${changes.join('\n')}
};
`;
}

/** What the browser reads again after a call: plain data, because the contracts' classes are too heavy for it. */
export const changesOfCalls: Output = { path: 'frontend/src/lib/changes-of-calls.ts', render: renderChanges };
