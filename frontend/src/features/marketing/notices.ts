import { localeOf, languageOfTag, type Language } from '@presently/rules/languages';
import { sayIn, type Translation } from '@presently/rules/words';
import { en } from '../../languages/notices/en.js';

/** What a page about the service itself says. */
export interface Notice {
  title: string;
  lead: string;
  parts: readonly NoticePart[];
  /** In which the operator has written it, a tag; absent for ours, '' if the operator does not say. */
  language?: string;
  /** Which language that is, for readers of another one. */
  languageNote?: string;
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

type Words = Translation<typeof en>;

/** The page as it is shown to readers of a language. What the operator has written stays as it is. */
export function noticeOf(
  name: NoticeName,
  { notices, contactEmail }: OperatorsWords,
  language: Language = 'en',
  words: Words = en,
): Notice {
  const own = notices[name];
  if (own) return { ...own, ...languageOf(own, language, words) };
  return usual[name](words, contactEmail);
}

function languageOf({ language: tag = '' }: Notice, language: Language, words: Words): Partial<Notice> {
  if (tag === '' || languageOfTag(tag) === language) return { language: tag };
  const name = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(tag)!;
  return { language: tag, languageNote: sayIn(language, words.writtenIn, { language: name }) };
}

const usual: Record<NoticeName, (words: Words, contactEmail: string | null) => Notice> = {
  privacy: (words) => ({
    title: words.privacyTitle,
    lead: words.privacyLead,
    parts: [
      { title: words.privacyKeepTitle, text: words.privacyKeep },
      { title: words.privacySeesTitle, text: words.privacySees },
      { title: words.privacyIdeasTitle, text: words.privacyIdeas },
      { title: words.privacyProvidersTitle, text: words.privacyProviders },
      { title: words.privacyPicturesTitle, text: words.privacyPictures },
      { title: words.privacyLeaveTitle, text: words.privacyLeave },
      { title: words.privacyRecipientsTitle, text: words.privacyRecipients },
    ],
  }),
  terms: (words) => ({
    title: words.termsTitle,
    lead: words.termsLead,
    parts: [
      { title: words.termsDoesTitle, text: words.termsDoes },
      { title: words.termsSendTitle, text: words.termsSend },
      { title: words.termsPlansTitle, text: words.termsPlans },
      { title: words.termsUnlimitedTitle, text: words.termsUnlimited },
      { title: words.termsIdeasTitle, text: words.termsIdeas },
    ],
  }),
  help: (words) => ({
    title: words.helpTitle,
    lead: words.helpLead,
    parts: [
      { title: words.helpBuysTitle, text: words.helpBuys },
      { title: words.helpArriveTitle, text: words.helpArrive },
      { title: words.helpChangeTitle, text: words.helpChange },
      { title: words.helpSignInTitle, text: words.helpSignIn },
      { title: words.helpRemindersTitle, text: words.helpReminders },
      { title: words.helpCancelTitle, text: words.helpCancel },
    ],
  }),
  contact: (words, email) => ({
    title: words.contactTitle,
    lead: words.contactLead,
    parts: [
      email
        ? { title: words.contactWriteTitle, text: words.contactCare, email }
        : { title: words.contactWriteTitle, text: `${words.contactWrite} ${words.contactCare}` },
      { title: words.contactReportTitle, text: words.contactReport },
    ],
  }),
};
