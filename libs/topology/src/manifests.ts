// Written by `npm run derive` from the folder manifests; `npm run lint` fails if it is stale.
import { billing } from './manifests/billing.ts';
import { gateway } from './manifests/gateway.ts';
import { gifting } from './manifests/gifting.ts';
import { identity } from './manifests/identity.ts';
import { notifications } from './manifests/notifications.ts';
import { recommendations } from './manifests/recommendations.ts';
import { social } from './manifests/social.ts';

export const manifests = [
  billing,
  gateway,
  gifting,
  identity,
  notifications,
  recommendations,
  social,
] as const;
