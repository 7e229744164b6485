import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../domain/user/query-client.js';
import { AboutPage } from '../features/about/about-page.js';
import './app.css';
import { Providers } from './providers.js';
import { loadTranslations } from '../languages/load.js';
import { languageOfPage, speak } from '../languages/words.js';
import { SkipLink } from './skip-link.js';

/** The page behind a link that asks. Its readers have no account, so it starts without the application. */
const [, , token = ''] = location.pathname.split('/');
const start = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Providers client={createQueryClient()}>
        <SkipLink />
        <AboutPage token={token} />
      </Providers>
    </StrictMode>,
  );
const language = languageOfPage();
if (language === 'en') start();
else
  void loadTranslations(language)
    .then(
      (words) => speak(language, words),
      () => undefined,
    )
    .then(start);
