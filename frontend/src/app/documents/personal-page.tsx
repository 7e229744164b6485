import type { Language } from '@presently/rules/languages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { speakingIn } from '../../languages/speaking-in.js';
import { fetchWrittenParts } from '../../lib/page/lazy-part.js';
import { ClockContext } from '../../lib/time/clock.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { Providers } from '../providers.js';
import { fetchPageAt, Pages } from '../routes.js';
import type { WrittenAnswers } from './model.js';

/** The content of `#root` for a path and these answers. `main.tsx` hydrates it. */
export async function personalPage(
  path: string,
  language: Language,
  { answers, timeZone }: WrittenAnswers,
  now: Date,
): Promise<string> {
  await fetchPageAt(path);
  await fetchWrittenParts();
  const client = createQueryClient();
  for (const [route, answer] of Object.entries(answers)) client.setQueryData([route], answer);
  const page = (
    <StrictMode>
      <Providers client={client}>
        <ClockContext value={{ now, timeZone }}>
          <StaticRouter location={path}>
            <Pages />
          </StaticRouter>
        </ClockContext>
      </Providers>
    </StrictMode>
  );
  // Its parts have arrived: it is rendered in one go.
  return speakingIn(language, () => renderToString(page));
}

/** Data as the content of a script element. Texts in it must not be able to close the element. */
export const asData = (written: object): string => JSON.stringify(written).replaceAll('<', '\\u003c');
