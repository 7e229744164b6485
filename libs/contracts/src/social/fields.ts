import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { type SocialPlatform, consoleLimits, socialPlatforms } from '@presently/rules/social-platforms';
import { combine } from '../kit/fields/decorate.js';

const byLowerCase = new Map<string, SocialPlatform>([
  ...socialPlatforms.map((platform) => [platform.toLowerCase(), platform] as const),
  ['twitter', 'X'],
]);

const platformNamed = (name: unknown): unknown =>
  typeof name === 'string' ? (byLowerCase.get(name.trim().toLowerCase()) ?? name) : name;

const platformsSentence = `Choose from ${socialPlatforms.join(', ')}`;

/** At least one platform, each once, in any case. */
export const Platforms = () =>
  combine(
    Transform(({ value }) => (Array.isArray(value) ? value.map(platformNamed) : value)),
    IsArray({ message: 'Choose at least one platform' }),
    ArrayMinSize(1, { message: 'Choose at least one platform' }),
    ArrayUnique({ message: 'Choose each platform once' }),
    IsIn(socialPlatforms, { each: true, message: platformsSentence }),
  );

/** Times of day, `HH:MM` on a 24-hour clock, each once, sorted. */
export const TimesOfDay = () =>
  combine(
    Transform(({ value }) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? value.map((item: string) => item.trim().replace(/^(\d):/, '0$1:')).sort()
        : value,
    ),
    IsArray({ message: 'Give at least one posting time' }),
    ArrayMinSize(1, { message: 'Give at least one posting time' }),
    ArrayMaxSize(consoleLimits.postsPerDay, { message: `At most ${consoleLimits.postsPerDay} posting times` }),
    ArrayUnique({ message: 'Give each posting time once' }),
    Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { each: true, message: 'Write posting times as HH:MM, such as 09:30' }),
  );

/** Categories of templates; the service checks that they exist. */
export const Categories = () =>
  combine(
    Transform(({ value }) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
        ? [...new Set(value.map((item: string) => item.trim()))].filter((item) => item !== '')
        : value,
    ),
    IsArray({ message: 'Choose at least one category' }),
    ArrayMinSize(1, { message: 'Choose at least one category' }),
    ArrayMaxSize(consoleLimits.templateCategories, {
      message: `At most ${consoleLimits.templateCategories} categories`,
    }),
    IsString({ each: true, message: 'Choose at least one category' }),
    MaxLength(consoleLimits.category, {
      each: true,
      message: `A category must be at most ${consoleLimits.category} characters`,
    }),
  );
