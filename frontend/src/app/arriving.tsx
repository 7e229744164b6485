import { PageSpinner } from '../ui/controls/spinner.js';
import { commonWords as say } from '../languages/common/en.js';

/** Stands for a page whose code or user is not here yet, so that the skip link has a target and the page a heading. */
export const Arriving = () => (
  <main id="main" tabIndex={-1} className="grid outline-none">
    <h1 className="sr-only">{say('oneMoment')}</h1>
    <PageSpinner />
  </main>
);
