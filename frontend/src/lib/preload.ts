/** What the parts of pages import, by the names of their files. */
let imports: Readonly<Record<string, readonly string[]>> = {};
const asked = new Set<string>();

/**
 * Fetches the list that the build writes beside the script of the page. It is not part of the script: it grows with every
 * screen, and the first one does without it, because the server names the files of the page that it sends.
 */
export async function fetchImports(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  if (!script) return;
  const response = await fetch(script.src.replace(/\.js$/, '.json'), { priority: 'low' }).catch(() => undefined);
  if (response?.ok) imports = (await response.json()) as typeof imports;
}

/**
 * Runs an `import()` and fetches what the module imports at the same time, where the list says what it is. Otherwise the
 * browser fetches it when it has read the module. Vite wraps every `import()` in a call of this.
 */
export function __vitePreload<T>(load: () => Promise<T>): Promise<T> {
  const [, file = ''] = /import\(.\.\/([^`'"]+)/.exec(String(load)) ?? [];
  for (const name of imports[file] ?? []) {
    if (asked.has(name)) continue;
    asked.add(name);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/${name}` }),
    );
  }
  return load();
}
