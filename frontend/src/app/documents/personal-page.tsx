import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ClockContext } from '../../lib/clock.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { Providers } from '../providers.js';
import { routes } from '../routes.js';
import type { WrittenAnswers } from './model.js';

const handler = createStaticHandler(routes);

/** The content of `#root` for a path and these answers. `main.tsx` hydrates it. */
export async function personalPage(path: string, { answers, timeZone }: WrittenAnswers, now: Date): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The application does not stay at ${path}`);
  const client = createQueryClient();
  for (const [route, answer] of Object.entries(answers)) client.setQueryData([route], answer);
  return renderToString(
    <StrictMode>
      <Providers client={client}>
        <ClockContext value={{ now, timeZone }}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ClockContext>
      </Providers>
    </StrictMode>,
  );
}

/** The answers as the content of a script element. Users' texts must not be able to close the element. */
export const asData = (written: WrittenAnswers): string => JSON.stringify(written).replaceAll('<', '\\u003c');
