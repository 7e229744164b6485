import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { LinkPage } from './link-page.js';

export const UndoEmailPage = () => (
  <LinkPage
    route="POST /api/undo-email"
    title="Take your address back"
    text="Your account gets this address back, and every session, passkey and linked sign-in ends. Your password stops working, and we send you a link to choose a new password."
    button="Take my address back"
    done={{
      title: 'Your address is back',
      text: 'Every other way in is closed. Check your inbox: a link to choose a new password is on its way.',
      action: (
        <Button asChild>
          <Link to="/auth">Sign in</Link>
        </Button>
      ),
    }}
    expired="A change of address can be undone once, for 72 hours. Your account is as it was."
  />
);
