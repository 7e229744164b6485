import { socialPlatforms, type SocialPlatform } from '@presently/rules/social-platforms';

/** Ayrshare's names of the networks. */
export const wireNames: Record<SocialPlatform, string> = {
  X: 'twitter',
  LinkedIn: 'linkedin',
  Instagram: 'instagram',
  Facebook: 'facebook',
};

export const platformOf = (wireName: unknown): SocialPlatform | undefined =>
  socialPlatforms.find((platform) => wireNames[platform] === wireName);
