/** Matching colours for paper, scene, ground and drawing: `a` the accent, `b` its tint, `c` ink, `d` white. */
export interface Palette {
  wall: string;
  glow: string;
  floor: string;
  a: string;
  b: string;
  c: string;
  d: string;
}

const palette = (wall: string, glow: string, floor: string, a: string, b: string, c: string, d: string): Palette => ({
  wall,
  glow,
  floor,
  a,
  b,
  c,
  d,
});

/** Paper, one warm accent and its tint, ink. */
export const palettes: readonly Palette[] = [
  palette('#fbf8f2', '#f3ebdf', '#d9cbb7', '#c4543b', '#f6d9cc', '#2b221b', '#fffdf9'),
  palette('#faf6ee', '#f1e8d8', '#d8c9ae', '#cf9436', '#f5e3bf', '#2b221b', '#fffdf9'),
  palette('#fbf7f1', '#f4e9df', '#dccab8', '#b9683f', '#f2d8c4', '#2b221b', '#fffdf9'),
  palette('#fbf7f3', '#f5e9e4', '#ddc8c0', '#b85c62', '#f3d8d6', '#2b221b', '#fffdf9'),
  palette('#f9f7ef', '#eeead9', '#d2ccb3', '#8a8a3c', '#e6e4c2', '#2b221b', '#fffdf9'),
  palette('#faf7f1', '#efe9df', '#d3c8b8', '#a8733c', '#ecdcc3', '#2b221b', '#fffdf9'),
];
