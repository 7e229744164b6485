import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { LinkPage } from './link-page.js';

export const SecureAccountPage = () => (
  <LinkPage
    route="POST /api/secure-account"
    title="Was this not you?"
    text="Press the button, and every session, passkey and linked sign-in ends, your calendar address changes, and your password stops working. We send you a link to choose a new one."
    button="Secure my account"
    done={{
      title: 'Your account is secured',
      text: 'Every other way in is closed. Check your inbox: a link to choose a new password is on its way.',
      action: (
        <Button asChild>
          <Link to="/auth">Sign in</Link>
        </Button>
      ),
    }}
    expired="The link in a notice works once, for 72 hours. Change your password if you think that others know it."
  />
);
