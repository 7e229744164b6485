import { Moon, Sun } from 'lucide-react';
import { currentTheme, otherTheme, setTheme } from '../../lib/theme.js';
import { useTheme } from '../../lib/use-theme.js';
import { Button } from '../controls/button.js';
import { themeToggleLabel } from './theme-label.js';
import { Tooltip } from './tooltip.js';

/** The stylesheet chooses the icon, so that it is right in pages that the server rendered without the theme. */
export function ThemeToggle() {
  const label = themeToggleLabel(useTheme());
  return (
    <Tooltip text={label}>
      <Button
        variant="bare"
        size="icon"
        aria-label={label}
        data-toggles-theme=""
        // Pages without React read them.
        data-light={themeToggleLabel('light')}
        data-dark={themeToggleLabel('dark')}
        onClick={() => setTheme(otherTheme(currentTheme()))}
      >
        <Sun aria-hidden className="hidden dark:block" />
        <Moon aria-hidden className="dark:hidden" />
      </Button>
    </Tooltip>
  );
}
