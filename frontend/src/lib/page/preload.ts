/** What the parts of pages import, by the names of their files. */
let imports: Readonly<Record<string, readonly string[]>> = {};
/** The links that are on the page, by address. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches the list that the build writes beside the script of the page. It is not part of the script: it grows with every
 * screen, and the first one does without it, because the server names the files of the page that it sends.
 */
export async function fetchImports(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  if (!script) return;
  const response = await fetch(script.src.replace(/\.js$/, '.json'), { priority: 'low' }).catch(() => undefined);
  if (response?.ok) imports = JSON.parse(await response.text()) as typeof imports;
}

/**
 * Runs an `import()` and fetches what the module imports at the same time, where the list says what it is. Otherwise the
 * browser fetches it when it has read the module. Vite wraps every `import()` in a call of this.
 * @param stylesheets files that the module needs on the page before it renders
 */
export async function __vitePreload<T>(load: () => Promise<T>, stylesheets: readonly string[] = []): Promise<T> {
  const [, file = ''] = /import\(.\.\/([^`'"]+)/.exec(String(load)) ?? [];
  for (const name of imports[file] ?? []) void addOnce('modulepreload', `/assets/${name}`);
  const [module] = await Promise.all([load(), ...stylesheets.map((name) => addOnce('stylesheet', `/${name}`))]);
  return module;
}

/** Adds a link unless there is one, and resolves when its file has arrived. */
function addOnce(rel: string, href: string): Promise<unknown> {
  let arrival = asked.get(href);
  if (arrival) return arrival;
  const found = document.querySelector(`link[rel=${rel}][href="${href}"]`);
  const link = found ?? Object.assign(document.createElement('link'), { rel, href });
  arrival = found
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          // Another attempt may succeed.
          asked.delete(href);
          link.remove();
          reject(new Error(`${href} has not arrived`));
        });
      });
  asked.set(href, arrival);
  // What is only fetched early may fail: the import itself says so.
  if (rel === 'modulepreload') arrival.catch(() => undefined);
  if (!found) document.head.append(link);
  return arrival;
}
