import { callModel } from '@presently/telemetry/model-call';
import { Injectable, Logger } from '@nestjs/common';
import OpenAI from 'openai';
import { SocialEnv } from '../env.js';

export interface PostsWanted {
  prompt: string;
  category: string;
  /** Number of different posts. */
  count: number;
  /** The most characters of each. */
  maxLength: number;
}

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['posts'],
  properties: { posts: { type: 'array', items: { type: 'string' } } },
};

const instructions = ({ count, maxLength }: PostsWanted) =>
  `You write social media posts for Presently, a service that remembers the people somebody gives gifts to, finds ideas that suit them with real products, and sends the gift as a page that is unwrapped.
Write ${count === 1 ? 'one post' : `${count} posts that differ in subject and wording`} following the brief in the data.
- Each at most ${maxLength} characters, counting spaces; an emoji counts two. Plain text: no markdown, no title, no quotation marks around it.
- Calm, warm, plain and exact. No hype, no exclamation marks in a row, at most one emoji, at most two hashtags, no links, no @names.
- Promise nothing that the brief does not say: no prices, discounts, numbers of users or dates.`;

/** The language model behind an OpenAI-compatible server. */
@Injectable()
export class Model {
  private readonly log = new Logger(Model.name);
  private readonly client: OpenAI | undefined;

  constructor(private readonly env: SocialEnv) {
    this.client = env.OPENAI_API_KEY
      ? new OpenAI({
          apiKey: env.OPENAI_API_KEY,
          baseURL: env.OPENAI_BASE_URL,
          timeout: env.MODEL_TIMEOUT_MS,
          maxRetries: 1,
          logLevel: 'off',
        })
      : undefined;
  }

  /** Whether the model is the sandbox. */
  get isSandbox(): boolean {
    return this.env.OPENAI_IS_SANDBOX;
  }

  /** The model's texts, unchanged. Empty if the call fails or its answer is unusable. */
  async write(wanted: PostsWanted, signal: AbortSignal): Promise<string[]> {
    if (!this.client || signal.aborted) return [];
    const data = JSON.stringify({ brief: wanted.prompt, category: wanted.category, posts: wanted.count });
    try {
      const { client } = this;
      const { OPENAI_MODEL: model } = this.env;
      const ask = () =>
        client.chat.completions.create(
          {
            model,
            messages: [
              { role: 'system', content: instructions(wanted) },
              { role: 'user', content: `<data>\n${data}\n</data>` },
            ],
            max_completion_tokens: 400 + 400 * wanted.count,
            response_format: { type: 'json_schema', json_schema: { name: 'social_posts', strict: true, schema } },
          },
          { signal },
        );
      const completion = await callModel(model, ask, signal);
      return postsIn(completion.choices?.[0]?.message?.content ?? '');
    } catch (error) {
      this.log.warn(`the model wrote nothing: ${(error as Error).message}`);
      return [];
    }
  }
}

/** The posts in an answer. Smaller models put the JSON between code fences or other words. */
export function postsIn(text: string): string[] {
  for (const candidate of [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    try {
      const { posts } = JSON.parse(candidate) as { posts?: unknown };
      if (Array.isArray(posts)) return posts.filter((post): post is string => typeof post === 'string');
    } catch {
      // Try the next candidate.
    }
  }
  return [];
}
