import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeToTheme, type Theme } from './theme.js';

/** The server does not have the user's choice and renders the light theme. */
export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
