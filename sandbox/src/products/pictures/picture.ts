import { drawingOf } from './drawings.js';
import { palettes } from './palettes.js';

interface Pictured {
  slug: string;
  title: string;
  picture: string;
}

/** A hash of a text as a whole number (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** Backgrounds: a sun, an arch, a hill and a window. */
const scenes = [
  '<circle cx="100" cy="96" r="66" class="g"/>',
  '<path d="M36 152 V100 a64 64 0 0 1 128 0 v52z" class="g"/>',
  '<path d="M0 152 q56 -86 108 -52 t92 -18 v70z" class="g"/>',
  '<rect x="38" y="32" width="124" height="120" rx="12" class="g"/>',
];

/** The product's picture as an SVG document. Kind and name decide how it looks. */
export function pictureOf({ slug, title, picture }: Pictured): string {
  const seed = numberOf(slug);
  const { wall, glow, floor, a, b, c, d } = palettes[seed % palettes.length]!;
  const scene = scenes[(seed >>> 8) % scenes.length]!;
  const round = 'stroke-linecap:round;stroke-linejoin:round';
  const line = `fill:none;${round}`;
  const style = [
    `.a,.b,.c,.d{stroke:${c};stroke-width:2.4;${round}}.a{fill:${a}}.b{fill:${b}}.c{fill:${floor}}.d{fill:${d}}`,
    `.g{fill:${glow}}.o{opacity:.8}.l,.lc{${line};stroke:${c};stroke-width:2.4}`,
    `.h{${line};stroke:${c};stroke-width:1.8;opacity:.5}.ln{${line};stroke:${floor};stroke-width:1.5}`,
    `.la{${line};stroke:${a};stroke-width:4.5}.lb{${line};stroke:${c};stroke-width:3}.lnc{${line};stroke:${c};stroke-width:4.5}`,
    `.lna{${line};stroke:${a};stroke-width:7}.lnb{${line};stroke:${c};stroke-width:5}.w{stroke-width:4}.ww{stroke-width:6}`,
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="800" height="800" role="img" aria-label="${escape(title)}">` +
    `<style>${style}</style><rect width="200" height="200" fill="${wall}"/>${scene}` +
    `<path class="l" d="M26 152 h148"/>${drawingOf(picture, title)}</svg>`
  );
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
