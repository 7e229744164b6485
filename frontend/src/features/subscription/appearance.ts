import type { Appearance } from '@stripe/stripe-js';
import type { Theme } from '../../lib/theme.js';

/** The tokens of `theme.css` for the provider's form, which reads neither OKLCH nor our variables. */
const colours: Record<Theme, Record<'sheet' | 'ink' | 'line' | 'ribbon' | 'ember', string>> = {
  light: { sheet: '#ffffff', ink: '#241b13', line: '#948a7f', ribbon: '#c4422c', ember: '#ac1922' },
  dark: { sheet: '#221b16', ink: '#eeebe4', line: '#70675e', ribbon: '#ee8361', ember: '#f7857d' },
};

export function appearanceFor(theme: Theme): Appearance {
  const { sheet, ink, line, ribbon, ember } = colours[theme];
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorBackground: sheet,
      colorText: ink,
      colorTextSecondary: line,
      colorPrimary: ribbon,
      colorDanger: ember,
      borderRadius: '0.5rem',
    },
  };
}
