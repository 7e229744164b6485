import type { PostSource, SocialPlatform } from '@presently/rules/social-platforms';
import { Injectable } from '@nestjs/common';
import { fit, roomOn } from './fit.js';
import { housePosts } from './house-posts.js';
import { Model } from './model.js';

/** What to write from. */
export interface Brief {
  prompt: string;
  category: string;
}
export interface WrittenPost {
  content: string;
  source: Extract<PostSource, 'model' | 'house'>;
}

/** Writes posts: the model's, as far as they can be used, and our own for the rest. */
@Injectable()
export class Writer {
  /** Where the next text of ours is taken from, so that one preview after the other shows another. */
  private turn = 0;

  constructor(private readonly model: Model) {}

  get isSandbox(): boolean {
    return this.model.isSandbox;
  }

  /**
   * As many posts as are wanted, each inside the limits of the platforms.
   * @param used texts that stand elsewhere already: networks refuse the same one twice. Grows by what is written.
   */
  async write(
    brief: Brief,
    platforms: readonly SocialPlatform[],
    count: number,
    used: Set<string>,
    signal: AbortSignal,
  ): Promise<WrittenPost[]> {
    const drafts = await this.model.write({ ...brief, count, maxLength: roomOn(platforms) }, signal);
    const posts: WrittenPost[] = [];
    for (const draft of drafts) {
      const content = fit(draft, platforms);
      if (content === undefined || used.has(content) || posts.length === count) continue;
      used.add(content);
      posts.push({ content, source: 'model' });
    }
    while (posts.length < count) {
      const content = this.ownText(brief.category, used);
      used.add(content);
      posts.push({ content, source: 'house' });
    }
    return posts;
  }

  /** One that is not taken, another one each time where several are; when all are taken, one of them again. */
  private ownText(category: string, taken: ReadonlySet<string>): string {
    const texts = housePosts(category);
    const free = texts.filter((text) => !taken.has(text));
    const [first = texts[this.turn % texts.length]!, second = first, third = second] = free;
    return [first, second, third][this.turn++ % 3]!;
  }
}
