import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { LinkPage } from './link-page.js';

export const ConfirmEmailPage = () => (
  <LinkPage
    route="POST /api/confirm-email"
    title="Confirm your email address"
    text="Reminders, and news of the gifts you send, will come to this address."
    button="Confirm this address"
    done={{
      title: 'Your address is confirmed',
      text: 'We will write to you there from now on.',
      action: (
        <Button asChild>
          <Link to="/dashboard">To your dashboard</Link>
        </Button>
      ),
    }}
    expired="A link works for 72 hours, for the newest address only. Your account page can send you another one."
  />
);
