import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { LinkPage } from './link-page.js';
import { authWords as say } from '../../../languages/auth/en.js';

export const SecureAccountPage = () => (
  <LinkPage
    route="POST /api/secure-account"
    title={say('notYou')}
    text={say('notYouText')}
    button={say('secureAccount')}
    done={{
      title: say('secured'),
      text: say('securedText'),
      action: (
        <Button asChild>
          <Link to="/auth">{say('signIn')}</Link>
        </Button>
      ),
    }}
    expired={say('secureExpired')}
  />
);
