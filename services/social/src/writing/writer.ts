import type { PostSource, SocialPlatform } from '@presently/rules/social-platforms';
import { Injectable } from '@nestjs/common';
import { fit, longestPostFor } from './fit.js';
import { housePosts } from './house-posts.js';
import { Model } from './model.js';

/** The subject of the posts. */
export interface Brief {
  prompt: string;
  category: string;
}
export interface WrittenPost {
  content: string;
  source: Extract<PostSource, 'model' | 'house'>;
}

/** Writes posts with the model and fills up with house posts. */
@Injectable()
export class Writer {
  /** Counts house posts, so that each preview shows another one. */
  private turn = 0;

  constructor(private readonly model: Model) {}

  get isSandbox(): boolean {
    return this.model.isSandbox;
  }

  /**
   * Writes `count` posts inside the limits of the platforms.
   * @param used texts that must not be repeated, because networks refuse duplicates. The new texts are added.
   */
  async write(
    brief: Brief,
    platforms: readonly SocialPlatform[],
    count: number,
    used: Set<string>,
    signal: AbortSignal,
  ): Promise<WrittenPost[]> {
    const drafts = await this.model.write({ ...brief, count, maxLength: longestPostFor(platforms) }, signal);
    const posts: WrittenPost[] = [];
    for (const draft of drafts) {
      const content = fit(draft, platforms);
      if (content === undefined || used.has(content) || posts.length === count) continue;
      used.add(content);
      posts.push({ content, source: 'model' });
    }
    while (posts.length < count) {
      const content = this.housePost(brief.category, used);
      used.add(content);
      posts.push({ content, source: 'house' });
    }
    return posts;
  }

  /** A house post that is not used, alternating between three. If all are used, one of them again. */
  private housePost(category: string, taken: ReadonlySet<string>): string {
    const texts = housePosts(category);
    const free = texts.filter((text) => !taken.has(text));
    const [first = texts[this.turn % texts.length]!, second = first, third = second] = free;
    return [first, second, third][this.turn++ % 3]!;
  }
}
