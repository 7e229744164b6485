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
  /** Whatever that script imports. */
  imports: string[];
  /** The one face of the page. */
  fonts: string[];
  /** The whole stylesheet as text: it stands in the page, which saves the first paint a round trip. */
  css: string;
}

/** Everything that one entry of the client build needs; `read` gives the text of one built file. */
export function assetsOf(manifest: Manifest, entry: string, read: (file: string) => string): Assets {
  const [own, ...imported] = reach(manifest, entry);
  const all = [own!, ...imported];
  return {
    script: address(own!.file),
    imports: imported.map((chunk) => address(chunk.file)),
    fonts: [...new Set(all.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => /fraunces.*\.woff2$/.test(file))
      .map(address),
    css: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(read).join('\n'),
  };
}

const address = (file: string): string => `/${file}`;

/** An entry and all that it imports, the entry first. */
function reach(manifest: Manifest, entry: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is missing from the manifest of the client build`);
  seen.add(entry);
  return [
    chunk,
    ...(chunk.imports ?? []).filter((name) => !seen.has(name)).flatMap((name) => reach(manifest, name, seen)),
  ];
}
