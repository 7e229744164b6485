import type { CurrentUser } from '@presently/contracts/gateway/session';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchEarly, lazyPart } from '../../lib/page/lazy-part.js';
import { Button } from '../../ui/controls/button.js';
import { atBarWidth } from './navigation.js';
import { commonWords as say } from '../../languages/common/en.js';

const load = () => import('./side-menu-panel.js');
const SideMenuPanel = lazyPart(load);

/** On narrow screens: the button of the menu. The panel is fetched when the pointer or the focus reaches the button. */
export function SideMenu({ user }: { user: CurrentUser }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        variant="bare"
        size="icon"
        aria-label={say('menu')}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        className={atBarWidth(user).hidden}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={() => setState('open')}
      >
        <MenuIcon aria-hidden />
      </Button>
      <Suspense>
        {state !== 'never' && (
          <SideMenuPanel
            user={user}
            isOpen={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        )}
      </Suspense>
    </>
  );
}
