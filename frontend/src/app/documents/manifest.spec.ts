/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenPaths } from '../screens.js';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}
interface WebManifest {
  name: string;
  description: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string };
}

const folder = join('frontend', 'public');
const file = (address: string) => join(folder, address);
const manifest = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as WebManifest;

/** Kind and size as the file itself says them: the header of a PNG, or of a lossy WebP. */
function measured(address: string): { type: string; sizes: string } {
  const bytes = readFileSync(file(address));
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { type: 'image/png', sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` };
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return { type: 'image/webp', sizes: `${bytes.readUInt16LE(26)}x${bytes.readUInt16LE(28)}` };
}
const kilobytes = (address: string) => readFileSync(file(address)).length / 1024;
const pictures = [manifest.icons, manifest.screenshots, manifest.shortcuts.flatMap(({ icons }) => icons)]
  .flat()
  .filter(({ sizes }) => sizes !== 'any');

describe('The manifest of the installed app', () => {
  it.each(pictures)('states kind and size of $src truly', ({ src, type, sizes }) => {
    expect(measured(src)).toEqual({ type, sizes });
  });

  it('has the icons that browsers ask for, and the one that iOS takes from the page', () => {
    const icons = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]);
    for (const wanted of [
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
      expect(icons).toContainEqual(wanted);
    expect(measured('icons/apple-touch-180.png').sizes).toBe('180x180');
  });

  it('shows a wide and a narrow picture, each small and with its words', () => {
    expect(new Set(manifest.screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, label } of manifest.screenshots) {
      expect(label).toBeTruthy();
      expect(kilobytes(src)).toBeLessThan(60);
    }
  });

  it('leads to screens that exist', () => {
    const paths = [manifest.start_url, manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)];
    for (const address of paths) expect(screenPaths).toContain(new URL(address, 'http://localhost').pathname);
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Find a gift', '/gifts'],
      ['Add a person', '/recipients?add=person'],
    ]);
  });

  it('is described, and the page for development names the same files', () => {
    expect(manifest.description.length).toBeGreaterThan(20);
    const page = readFileSync(join('frontend', 'index.html'), 'utf8');
    const named = [...page.matchAll(/<link rel="([a-z-]+)" href="(\/[^"]+)"/g)].map(([, rel, href]) => [rel, href!]);
    expect(named).toContainEqual(['apple-touch-icon', '/icons/apple-touch-180.png']);
    for (const [, href] of named) expect(existsSync(file(href!))).toBe(true);
  });
});
