import { otherTheme, type Theme } from '../../lib/theme.js';

/** What the button that changes the theme is called while `theme` reigns. */
export const themeToggleLabel = (theme: Theme): string => `Switch to ${otherTheme(theme)} theme`;
