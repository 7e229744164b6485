/** What a page about the service itself says. */
export interface Notice {
  title: string;
  lead: string;
  parts: readonly NoticePart[];
}
interface NoticePart {
  title: string;
  /** A blank line begins a paragraph. */
  text: string;
  /** An address to write to, below the text. */
  email?: string;
}

/** The pages that the operator of the service may write. */
export const noticeNames = ['privacy', 'terms', 'help', 'contact'] as const;
export type NoticeName = (typeof noticeNames)[number];

/** What the operator says; without it the pages say what holds for every service that runs this product. */
export interface OperatorsWords {
  notices: Partial<Record<NoticeName, Notice>>;
  /** Where the people who run the service are reached. */
  contactEmail: string | null;
}

/** The page as it is shown. */
export function noticeOf(name: NoticeName, { notices, contactEmail }: OperatorsWords): Notice {
  const own = notices[name];
  if (own) return own;
  const usual = { privacy, terms, help, contact }[name];
  if (name !== 'contact' || !contactEmail) return usual;
  return { ...usual, parts: [{ ...writeToUs, text: careInMails, email: contactEmail }, ...usual.parts.slice(1)] };
}

const privacy: Notice = {
  title: 'Privacy',
  lead: 'You tell us about people you love. Here is what happens to what you enter.',
  parts: [
    {
      title: 'What we keep',
      text:
        'Your account; the people you add, with their days, interests and addresses; your gifts, messages and ' +
        'recordings. They are yours. We do not sell them, and we show no advertising.',
    },
    {
      title: 'Who sees it',
      text:
        'The person you send a gift to sees that gift, your message and your name. Nobody else sees the people you ' +
        'keep, or anything that you note about them.',
    },
    {
      title: 'What helps to find ideas',
      text:
        'When you ask for ideas or a message, what is needed for it goes to the AI service that writes them: ' +
        'interests, the occasion, the budget. Your notes about a person and their sizes are used for ideas only if ' +
        'you allow it for that person.',
    },
    {
      title: 'Who works for us',
      text:
        'Emails, text messages and card payments go through providers that do only that. Card numbers go straight ' +
        'to the payment provider and never reach us.',
    },
    {
      title: 'Pictures from other sites',
      text: 'We show our own copy of a product’s picture, so the shop does not learn who looks at it.',
    },
    {
      title: 'Taking it with you, and deleting it',
      text:
        'Account Settings has both: everything in one file, and the end of your account. Deleting it removes your ' +
        'people, gifts and recordings, and the links you have sent stop working.',
    },
    {
      title: 'If somebody sent you a gift',
      text: 'Every mail has a link with which you can ask us to send you nothing more, and every gift can be reported.',
    },
  ],
};

const terms: Notice = {
  title: 'Terms',
  lead: 'The few rules that keep Presently kind and reliable for everybody.',
  parts: [
    {
      title: 'What Presently does',
      text:
        'It remembers days, suggests gifts and sends a page to unwrap. It does not sell or ship anything: you order ' +
        'from the shop, under the shop’s terms. Prices and stock are the shop’s and may have changed.',
    },
    {
      title: 'What you may send',
      text:
        'Only gifts and words for people who would be glad of them. No advertising, nothing unlawful, nothing that ' +
        'hurts. Accounts that are reported for it can be suspended.',
    },
    {
      title: 'Plans and payment',
      text:
        'Free costs nothing. A paid plan is billed once a month until you cancel. After you cancel it lasts until ' +
        'the end of the billing cycle, and your account reverts to Free.',
    },
    {
      title: 'What “unlimited” means',
      text:
        'As many gifts as a person can give. To keep spam out, there are limits on how many can go out in ' +
        'one hour; when you come near one, Account Settings says so.',
    },
    {
      title: 'Suggestions are suggestions',
      text: 'Ideas and messages may be written with AI. Read them before you send them: they go out under your name.',
    },
  ],
};

const help: Notice = {
  title: 'Help',
  lead: 'Short answers to what people ask most.',
  parts: [
    {
      title: 'Who buys the gift?',
      text: 'You do, from the shop. We send the page to unwrap, and remind you to order.',
    },
    {
      title: 'My gift did not arrive',
      text:
        'Open it under All Gifts. If the email was returned, it says why, and you can correct the address and send ' +
        'it again. You can also copy the link and send it yourself.',
    },
    {
      title: 'Can I change or stop a gift?',
      text: 'A planned gift can be changed, sent at once or taken back. One that was sent cannot be called back.',
    },
    {
      title: 'I cannot sign in',
      text: 'Use your username or your email address. “Forgot your password?” sends a link to your confirmed address.',
    },
    {
      title: 'Where do reminders come from?',
      text: 'From the days you add for each person. Account Settings says how early they come, and turns them off.',
    },
    {
      title: 'How do I cancel?',
      text: 'On the Subscription page. Everything you saved stays.',
    },
  ],
};

const careInMails =
  'Please tell us the username of your account, and what you were doing when something went wrong. Never send us your ' +
  'password.';
const writeToUs = {
  title: 'Write to us',
  text: `Write to the address that our emails come from. ${careInMails}`,
};

const contact: Notice = {
  title: 'Contact',
  lead: 'How to reach the people who run this service.',
  parts: [
    writeToUs,
    {
      title: 'Somebody bothers you',
      text: 'Use “Report” at the foot of the gift. Reports go to the people who run this service.',
    },
  ],
};
