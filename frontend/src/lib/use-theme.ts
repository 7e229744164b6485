import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeToTheme, type Theme } from './theme.js';

/** The server, which cannot know, writes for the light theme. */
export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
