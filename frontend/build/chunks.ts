import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The small parts of pages. What is fetched on demand is heavy, and has a name of its own. */
const isSharedPart = (id: string): boolean =>
  (/\/frontend\/src\/(ui|lib|domain\/(user|plan))\//.test(id) &&
    !/(dialog|panel|list|toaster|return-focus|switch|typed-words|hold-back|password-input|tied-parcel-drawing)\.tsx?$/.test(
      id,
    )) ||
  /createLucideIcon|icons\/(bell|ellipsis|external-link|eye|send|trash-2|trash|undo-2)\.m?js|\/(clsx|class-variance-authority)\/|useMutation/.test(
    id,
  );

/** The modules with which the first signed-in screen begins. */
const beginnings = ['main.tsx', 'shell/shell.tsx', 'routes/dashboard.tsx'].map((path) =>
  fileURLToPath(new URL(`../src/app/${path}`, import.meta.url)),
);

let first: Set<string> | undefined;
const isOnFirstScreen = (id: string, graph: ModuleGraph): boolean => {
  first ??= reachOf(beginnings, graph);
  return first.has(id);
};

/** Modules that others import, directly or through others. */
function reachOf(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** Which modules share a file. The rest is split by screen. */
export const chunkGroups = [
  // React changes rarely, so its file stays in the cache.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // Also used by the pages that are sent without React.
  {
    name: 'plain',
    test: /\/frontend\/src\/(lib\/theme|ui\/display\/scroll|ui\/controls\/theme-label)\.ts$/,
    priority: 3,
  },
  // Otherwise thirty files of a few hundred bytes each.
  {
    name: (id: string, graph: ModuleGraph) => (isSharedPart(id) && isOnFirstScreen(id, graph) ? 'shared' : null),
    minShareCount: 3,
    priority: 2,
  },
  // What later screens share: the first one does without it.
  { name: 'later', test: isSharedPart, minShareCount: 3, priority: 1, includeDependenciesRecursively: false },
];
