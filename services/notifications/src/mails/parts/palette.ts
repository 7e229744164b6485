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

/** What the inline colours become on a dark screen, by class. */
const darkRules: readonly [selector: string, background: string | null, rest: string][] = [
  ['.paper', dark.paper, ''],
  ['.sheet', dark.sheet, `border-color: ${dark.line} !important;`],
  ['.ink', null, `color: ${dark.ink} !important;`],
  ['.ink-soft', null, `color: ${dark.inkSoft} !important;`],
  ['.answer', null, `border-color: ${dark.inkSoft} !important;`],
  ['.ribbon', dark.ribbon, ''],
  ['.button', dark.ribbon, `color: ${dark.onRibbon} !important;`],
];
const inTheDark = darkRules.map(
  ([selector, background, rest]) =>
    `${selector} { ${background ? `background-color: ${background} !important; ` : ''}${rest} }`,
);
/** Outlook's apps mark what they darken: `data-ogsb` a background, `data-ogsc` a colour. */
const inOutlooksDark = darkRules.flatMap(([selector, background, rest]) => [
  ...(background ? [`[data-ogsb] ${selector} { background-color: ${background} !important; }`] : []),
  ...(rest ? [`[data-ogsc] ${selector} { ${rest} }`] : []),
]);

/** Mail programs without a style sheet keep the inline colours. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  ${inTheDark.join('\n  ')}
}
${inOutlooksDark.join('\n')}
@media (max-width: 600px) { .margin { padding-left: 20px !important; padding-right: 20px !important; } }
`;
