import type { Provider } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { NameResolver } from '@presently/service/outgoing/name-resolver';
import { PageFetcher } from './page-fetcher.js';
import { publicWeb, publicWebAndThisMachine } from '@presently/service/outgoing/reach';

export const linkPreviewProviders: Provider[] = [
  { provide: NameResolver, useFactory: () => new NameResolver() },
  {
    provide: PageFetcher,
    inject: [GiftingEnv, NameResolver],
    useFactory: (env: GiftingEnv, resolver: NameResolver) =>
      new PageFetcher(env.LINK_PREVIEW_ALLOW_LOCAL ? publicWebAndThisMachine : publicWeb, resolver),
  },
];
