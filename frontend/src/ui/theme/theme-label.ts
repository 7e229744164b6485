import { commonWords as say } from '../../languages/common/en.js';
import { otherTheme, type Theme } from '../../lib/theme.js';

/** The label of the theme button while `theme` is set. */
export const themeToggleLabel = (theme: Theme): string => say('switchTheme', { theme: otherTheme(theme) });
