import type { Language } from '@presently/rules/languages';
import { isMourning } from '@presently/rules/gift-mood';
import { shownName } from '@presently/rules/names';
import { Button, SmallLink, TextAction } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { nameInSentence } from './parts/occasion-name.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';
import { senderWords } from '../words/sender/sender-words.js';

export interface DayMailModel {
  recipientName: string;
  occasionType: string;
  title: string | null;
  years: number | null;
  /** Begins a card for the person. */
  wishUrl: string;
  ideasUrl: string;
  /** Changes and stops reminders. */
  settingsUrl: string;
  /** The reader's. */
  language?: Language | undefined;
}

/** The short mail in the morning of a day for which nothing was given. */
export function dayMail({ wishUrl, ideasUrl, settingsUrl, language = 'en', ...day }: DayMailModel): Mail {
  const say = senderWords(language);
  const title = say('dayTitle', { occasion: nameInSentence(day, language) });
  const quiet = isMourning(day.title ?? '') ? 'yes' : 'no';
  const { years, occasionType: type } = day;
  return renderMail({
    language,
    subject: title,
    preheader: say('dayPreheader'),
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <Sheet isLast>
        <Title>
          <Name>{title}</Name>
        </Title>
        <Paragraph after={24}>
          {years && `${say('yearsStart', { type, years })}. `}
          {say.rich('dayText', { recipient: shownName(day.recipientName) })}
        </Paragraph>
        <Button href={wishUrl}>{say('dayWish', { quiet })}</Button>
        <TextAction href={ideasUrl}>{say('findIdeas')}</TextAction>
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={say('remindersWhy')}>
        <SmallLink href={settingsUrl}>{say('changeReminders')}</SmallLink>
      </SmallPrint>
    ),
  });
}
