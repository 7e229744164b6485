import type { Screen } from '../screens.js';

import { marketingWords as say } from '../../languages/marketing/en.js';

/** For search engines and link previews, and never in a browser's script. A screen without one is not indexed. */
export const descriptions: Partial<Record<Screen, string>> = {
  get '/'() {
    return say('describeLanding');
  },
  get '/auth'() {
    return say('describeAuth');
  },
  get '/how-it-works'() {
    return say('describeHowItWorks');
  },
  get '/pricing'() {
    return say('describePricing');
  },
  get '/privacy'() {
    return say('describePrivacy');
  },
  get '/terms'() {
    return say('describeTerms');
  },
  get '/help'() {
    return say('describeHelp');
  },
  get '/contact'() {
    return say('describeContact');
  },
};
