import { isMourning } from '@presently/rules/gift-mood';
import { shownName } from '@presently/rules/names';
import { tellYears } from '@presently/rules/occasion-words';
import { Button, SmallLink, TextAction } from './parts/links.js';
import { Sheet } from './parts/mail-document.js';
import { nameInSentence } from './parts/occasion-name.js';
import { renderMail, type Mail } from './parts/render-mail.js';
import { Name, Paragraph, SmallPrint, Title } from './parts/words.js';
import { unsubscribeHeaders } from './unsubscribe-headers.js';

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
}

const whyYou = 'You are getting this because reminders are on for your account at Presently.';

/** The short mail in the morning of a day for which nothing was given. */
export function dayMail({ wishUrl, ideasUrl, settingsUrl, ...day }: DayMailModel): Mail {
  const title = `Today is ${nameInSentence(day)}`;
  const quiet = isMourning(day.title ?? '');
  return renderMail({
    subject: title,
    preheader: 'A few kind words are enough.',
    headers: unsubscribeHeaders(settingsUrl),
    body: (
      <Sheet isLast>
        <Title>
          <Name>{title}</Name>
        </Title>
        <Paragraph after={24}>
          {day.years && `${upperFirst(tellYears(day.occasionType, day.years))}. `}
          There is still time: <Name>{shownName(day.recipientName)}</Name> gets a card with your words at once.
        </Paragraph>
        <Button href={wishUrl}>{quiet ? 'Send a few words' : 'Send a wish now'}</Button>
        <TextAction href={ideasUrl}>Find gift ideas</TextAction>
      </Sheet>
    ),
    smallPrint: (
      <SmallPrint whyYou={whyYou}>
        <SmallLink href={settingsUrl}>Change or stop reminders</SmallLink>
      </SmallPrint>
    ),
  });
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
