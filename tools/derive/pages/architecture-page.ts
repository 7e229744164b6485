import { list } from '../../../libs/cli/src/markdown.ts';
import { manifests } from '../../../libs/topology/src/services.ts';
import { replaceRegion, type Output } from '../output.ts';

const ownerOf = (operation: string): string => operation.slice(0, operation.indexOf('.'));

/** `billing calls identity: getUser`, for each pair of services. */
function renderCalls(): string {
  const items = manifests
    .filter(({ kind }) => kind === 'service')
    .flatMap(({ name, calls, assemblesExports }) => [
      ...[...Map.groupBy(calls, ownerOf)].map(
        ([owner, called]) =>
          `**${name}** calls ${owner}: ${called.map((call) => `\`${call.slice(owner.length + 1)}\``).join(', ')}`,
      ),
      ...(assemblesExports ? [`**${name}** calls every service that holds users' data: \`readUserData\``] : []),
    ]);
  return ['', list(items), ''].join('\n');
}

/** `**billing**: customers of the payment provider, …`, for each service. */
function renderServices(): string {
  const services = manifests.filter(({ kind }) => kind === 'service');
  return ['', list(services.map(({ name, purpose }) => `**${name}**: ${purpose}`)), ''].join('\n');
}

/** What each service owns and whom it calls, in the page about the architecture. */
export const architecturePage: Output = {
  path: 'docs/architecture.md',
  render: (current) =>
    replaceRegion(
      replaceRegion(current, '<!--', 'calls between services', renderCalls()),
      '<!--',
      'services',
      renderServices(),
    ),
};
