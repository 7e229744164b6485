import { isLanguage, languages, type Language } from '@presently/rules/languages';
import { environment } from '../../../libs/cli/src/environment.ts';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { againIfBusy } from '../again-if-busy.ts';
import { demoAccounts, signedIn } from '../client.ts';

/** The language in which a run reads the screens: `SCREENS_LANGUAGE=de npm test -- screens all` */
export function languageOfRun(): Language {
  const language = environment.SCREENS_LANGUAGE ?? 'en';
  if (!isLanguage(language)) throw new Failure(`SCREENS_LANGUAGE is none of ${languages.join(', ')}`);
  return language;
}

/** Lets the demo accounts choose a language. */
export async function accountsSpeak(url: string, language: Language): Promise<void> {
  for (const account of Object.keys(demoAccounts) as (keyof typeof demoAccounts)[])
    await againIfBusy(async () =>
      (await signedIn(url, account)).api('PATCH /api/user/preferences', { language, currency: 'USD' }),
    );
}
