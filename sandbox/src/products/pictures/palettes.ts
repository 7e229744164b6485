/** Matching colours for wall, light, floor and drawing. */
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

export const palettes: readonly Palette[] = [
  palette('#f3e4d3', '#fbf4ea', '#e2c7a9', '#c4593c', '#e3a44b', '#4a3128', '#fffaf2'),
  palette('#dfe8df', '#f2f6ef', '#bccdb8', '#4f7a5b', '#d9a441', '#2c4033', '#fbfaf1'),
  palette('#dde6ee', '#f1f6fa', '#b6c8d8', '#3f6b93', '#e08e5b', '#22374c', '#fbfcfd'),
  palette('#f0dfe0', '#faf1f0', '#dbbcbf', '#a8475c', '#e0a57e', '#47222d', '#fff8f5'),
  palette('#e6e0ee', '#f5f2f9', '#c8bddb', '#6b5598', '#d98f8f', '#352a4e', '#fcfaff'),
  palette('#f6ead0', '#fdf8ea', '#e5cf9c', '#d08a24', '#5d8a82', '#4b3614', '#fffcf2'),
  palette('#d8e9e6', '#eef7f5', '#aed0ca', '#2f7f7a', '#e9a06a', '#173f40', '#f9fdfb'),
  palette('#ece5dc', '#f9f6f1', '#cfc1b0', '#7a5b43', '#b98b5a', '#33261c', '#fdf9f3'),
  palette('#f7e1d6', '#fdf3ee', '#e8bda6', '#dd6e51', '#5a7d8c', '#52281d', '#fff9f5'),
  palette('#e2e5d3', '#f4f5ea', '#c3c9a5', '#7b8640', '#c9713f', '#363c1b', '#fcfcf3'),
];
