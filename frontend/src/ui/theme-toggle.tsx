import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../lib/theme.js';
import { Button } from './button.js';
import { Tooltip } from './tooltip.js';

export function ThemeToggle() {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const label = `Switch to ${next} theme`;
  return (
    <Tooltip text={label}>
      <Button variant="bare" size="icon" aria-label={label} onClick={() => setTheme(next)}>
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tooltip>
  );
}
