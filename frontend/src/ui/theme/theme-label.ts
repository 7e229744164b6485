import { otherTheme, type Theme } from '../../lib/theme.js';

/** The label of the theme button while `theme` is set. */
export const themeToggleLabel = (theme: Theme): string => `Switch to ${otherTheme(theme)} theme`;
