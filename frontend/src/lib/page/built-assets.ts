interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
/** Vite's manifest.json. */
export type Manifest = Record<string, Chunk>;

export interface Assets {
  /** The address of the page's script. */
  script: string;
  /** The scripts that it imports, statically or soon after. */
  imports: string[];
  /** The fonts that the stylesheets name. */
  fonts: string[];
  stylesheets: string[];
  /** The stylesheets as text, for pages that inline them to save the first paint a round trip. */
  css: string;
}

/**
 * The files that a page of the client build needs.
 * @param entry the module that the page starts with
 * @param later modules that it imports on demand
 * @param read returns the text of one built file
 */
export function assetsOf(
  manifest: Manifest,
  entry: string,
  later: readonly string[],
  read: (file: string) => string,
): Assets {
  const seen = new Set<string>();
  const [own, ...imported] = [entry, ...later].flatMap((name) => reach(manifest, name, seen));
  const all = [own!, ...imported];
  const styles = [...new Set(all.flatMap((chunk) => chunk.css ?? []))];
  return {
    script: address(own!.file),
    imports: imported.map((chunk) => address(chunk.file)),
    fonts: [...new Set(all.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
    stylesheets: styles.map(address),
    css: styles.map(read).join('\n'),
  };
}

const address = (file: string): string => `/${file}`;

/** A module and its imports that are not in `seen` yet, the module first. */
function reach(manifest: Manifest, name: string, seen: Set<string>): Chunk[] {
  if (seen.has(name)) return [];
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is missing from the manifest of the client build`);
  seen.add(name);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => reach(manifest, each, seen))];
}
