import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Draws lucide's icons with `ui/display/create-icon.ts`, which has none of the parameters that no icon here uses. */
export function lightIcons(): Plugin {
  return {
    name: 'presently:light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_id, importer) =>
        importer?.includes('/lucide-react/')
          ? fileURLToPath(new URL('../src/ui/display/create-icon.ts', import.meta.url))
          : null,
    },
  };
}
