import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The small parts of pages. What is fetched on demand is heavy, and has a name of its own. */
const isSmallPart = (id: string): boolean =>
  (/\/frontend\/src\/(ui|lib|domain\/(user|plan))\//.test(id) &&
    !/(dialog|panel|list|toaster|return-focus|switch|typed-words|hold-back|password-input|tied-parcel-drawing|link-to)\.tsx?$/.test(
      id,
    )) ||
  isIcon(id);

/** Those of the first screen. They come through one module that names all icons, so it does not tell which are used. */
const isIcon = (id: string): boolean =>
  /createLucideIcon|icons\/(bell|calendar-(clock|days)|check|circle-exclamation-point|clock|ellipsis|external-link|eye|heart|menu|moon|send|sun|undo-2)\.m?js$/.test(
    id,
  );

const isOwn = (id: string): boolean => /\/frontend\/src\/|\/libs\/rules\/dist\//.test(id);

/** Whether modules of `src/app` import a module, directly or through others. */
function reachOf(...beginnings: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    if (!reached) {
      reached = new Set();
      const left = beginnings.map((path) => fileURLToPath(new URL(`../src/app/${path}`, import.meta.url)));
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (reached.has(next)) continue;
        reached.add(next);
        left.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return reached.has(id);
  };
}
const isOnFirstScreen = reachOf('main.tsx', 'shell/shell.tsx', 'routes/dashboard.tsx');
/** Pages of visitors and recipients. */
const isForOthers = reachOf(
  'about-start.tsx',
  'main.tsx',
  'shell/public-page.tsx',
  'routes/auth.tsx',
  'routes/landing.tsx',
);

/** Which modules share a file. The rest is split by screen. */
export const chunkGroups = [
  // Lists of several pages, which no first screen has.
  {
    name: 'pages',
    test: /node_modules\/@tanstack\/.*(infiniteQueryObserver|useInfiniteQuery)\.js$/,
    priority: 5,
    includeDependenciesRecursively: false,
  },
  // Libraries change rarely, so their file stays in the cache. Every page with React needs all of them.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|icu-minify|clsx)\//,
    priority: 4,
  },
  // Otherwise it is part of the application's entry, which would then run before the screen that imports it.
  { name: 'router', test: /node_modules\/react-router(-dom)?\//, priority: 4 },
  // Also used by the pages that are sent without React.
  {
    name: 'plain',
    test: /\/(frontend\/src\/(lib\/theme|lib\/page\/preload|ui\/display\/scroll)\.ts|libs\/rules\/dist\/languages\.js)$/,
    priority: 3,
  },
  // What the first screen has in common with others, and who these are. Otherwise twenty files of a few hundred bytes.
  {
    name: (id: string, graph: ModuleGraph) => {
      if (!(isOwn(id) || isSmallPart(id)) || !isOnFirstScreen(id, graph)) return null;
      return isForOthers(id, graph) ? 'shared' : 'signed-in';
    },
    debugName: 'first screen',
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What later screens share: the first one does without it.
  { name: 'later', test: isSmallPart, minShareCount: 3, priority: 1, includeDependenciesRecursively: false },
];
