import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { LinkPage } from './link-page.js';
import { authWords as say } from '../../../languages/auth/en.js';

export const UndoEmailPage = () => (
  <LinkPage
    route="POST /api/undo-email"
    title={say('takeBackTitle')}
    text={say('takeBackText')}
    button={say('takeBack')}
    done={{
      title: say('addressBack'),
      text: say('securedText'),
      action: (
        <Button asChild>
          <Link to="/auth">{say('signIn')}</Link>
        </Button>
      ),
    }}
    expired={say('undoExpired')}
  />
);
