import { socialPlatforms } from '@presently/rules/social-platforms';
import { checkedData } from '@presently/service/validation/checked-data';
import * as v from 'valibot';
import content from './starter-templates.json' with { type: 'json' };

const text = v.pipe(v.string(), v.nonEmpty());

/** The templates of a new console. */
export const starterTemplates = checkedData(
  'starter-templates.json',
  content,
  v.array(
    v.strictObject({
      name: text,
      category: text,
      prompt: text,
      platforms: v.pipe(v.array(v.picklist(socialPlatforms)), v.minLength(1)),
    }),
  ),
);
