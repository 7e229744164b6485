/** The product's colours as sRGB: mail programs support neither custom properties nor OKLCH. */
export const light = {
  paper: '#fcfaf6',
  sheet: '#ffffff',
  ink: '#241b13',
  inkSoft: '#645850',
  line: '#e2ddd7',
  ribbon: '#c4422c',
  onRibbon: '#ffffff',
};

export const dark: typeof light = {
  paper: '#18130e',
  sheet: '#221b16',
  ink: '#eeebe4',
  inkSoft: '#aaa39a',
  line: '#38312c',
  ribbon: '#ee8361',
  onRibbon: '#18130e',
};

export const serif = 'Fraunces, Georgia, Times New Roman, serif';
export const sans = 'Instrument Sans, -apple-system, Segoe UI, Helvetica, Arial, sans-serif';

/** Mail programs with a dark mode apply these rules. All others keep the inline colours. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink-soft { color: ${dark.inkSoft} !important; }
  .ribbon { background-color: ${dark.ribbon} !important; }
  .button { background-color: ${dark.ribbon} !important; color: ${dark.onRibbon} !important; }
}
@media (max-width: 600px) { .margin { padding-left: 20px !important; padding-right: 20px !important; } }
`;
