/** The product's colours as sRGB: mail programs know neither custom properties nor OKLCH. */
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
