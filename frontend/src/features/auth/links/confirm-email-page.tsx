import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { LinkPage } from './link-page.js';
import { authWords as say } from '../../../languages/auth/en.js';

export const ConfirmEmailPage = () => (
  <LinkPage
    route="POST /api/confirm-email"
    title={say('confirmEmail')}
    text={say('confirmEmailText')}
    button={say('confirmAddress')}
    done={{
      title: say('confirmed'),
      text: say('confirmedText'),
      action: (
        <Button asChild>
          <Link to="/dashboard">{say('toDashboard')}</Link>
        </Button>
      ),
    }}
    expired={say('confirmExpired')}
  />
);
