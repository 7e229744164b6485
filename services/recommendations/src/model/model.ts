import { callModel } from '@presently/telemetry/model-call';
import { Injectable, Logger } from '@nestjs/common';
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError, InternalServerError } from 'openai';
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { RecommendationsEnv } from '../env.js';
import { refusesStreams, streamCompletion, type Completion, type OnText } from './completion.js';
import { ModelMoney, type Usage } from './model-money.js';
import { ModelUnavailable, UnfitAnswer, type ModelTrouble } from './model-unavailable.js';
import { parseAnswer } from './parse-answer.js';
import { toMessages, type Question } from './question.js';

/** How long to wait for the answer. */
export interface Waiting {
  /** Aborts the call. */
  signal: AbortSignal;
  /** Deadline in epoch milliseconds. */
  until: number;
  /** Receives the first answer's text each time that it has grown. */
  onText?: OnText | undefined;
  /** Receives what each call cost, in millionths of a cent. */
  onCost?: ((microCents: number) => void) | undefined;
}

/** A lower bound of the characters of English in a token. */
const charactersPerToken = 3;

/** The language model behind an OpenAI-compatible server. */
@Injectable()
export class Model {
  private readonly logger = new Logger(Model.name);
  private readonly client: OpenAI | undefined;
  private canStream = true;

  constructor(
    private readonly env: RecommendationsEnv,
    private readonly money: ModelMoney,
  ) {
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

  /** Whether there is a model to ask. */
  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  /** Whether the server is the sandbox. */
  get isSandbox(): boolean {
    return this.env.OPENAI_IS_SANDBOX;
  }

  /**
   * A usable answer. An unusable one is returned to the model once, with the reasons.
   * @throws ModelUnavailable
   */
  async answer<T>(question: Question<T>, waiting: Waiting): Promise<T> {
    try {
      return await this.converse(question, waiting);
    } catch (error) {
      waiting.signal.throwIfAborted();
      const trouble = toTrouble(error);
      this.logger.warn(`${question.name}: ${trouble.message}`);
      throw trouble;
    }
  }

  private async converse<T>(question: Question<T>, waiting: Waiting): Promise<T> {
    const messages: ChatCompletionMessageParam[] = toMessages(question);
    const first = await this.complete(question, messages, waiting);
    try {
      return question.read(parseAnswer(first));
    } catch (error) {
      if (!(error instanceof UnfitAnswer)) throw error;
      this.logger.debug(`${question.name}: repairing (${error.message})`);
      const reasons = error.reasons.slice(0, 10).join('\n- ');
      const repair = `That does not fit:\n- ${reasons}\nAnswer again, the whole of it, as JSON that fits the schema.`;
      const again = [
        ...messages,
        { role: 'assistant' as const, content: first },
        { role: 'user' as const, content: repair },
      ];
      return question.read(parseAnswer(await this.complete(question, again, { ...waiting, onText: undefined })));
    }
  }

  private async complete(
    { name, schema, maxTokens }: Question<unknown>,
    messages: ChatCompletionMessageParam[],
    { signal, until, onText, onCost }: Waiting,
  ): Promise<string> {
    if (!this.client) throw new ModelUnavailable('not-configured', 'there is no key');
    const patience = until - Date.now();
    if (patience <= 0) throw new ModelUnavailable('slow', 'no time is left');
    const input = Math.ceil(JSON.stringify([messages, schema]).length / charactersPerToken);
    const settle = await this.money.reserve({ input, output: maxTokens });
    if (!settle) throw new ModelUnavailable('too-expensive', 'the money of this day is spent');
    // A broken call reports no usage; it has read at least the question.
    let used: Usage = { input, output: 0 };
    try {
      const { OPENAI_MODEL: model } = this.env;
      const body = {
        model,
        messages,
        max_completion_tokens: maxTokens,
        response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } },
      };
      const either = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      const completion = await callModel(model, () => this.call(body, either, onText), signal);
      if (completion.usage) {
        used = { input: completion.usage.prompt_tokens, output: completion.usage.completion_tokens };
      } else {
        const written = completion.choices?.[0]?.message?.content ?? '';
        used = { input, output: Math.ceil(written.length / charactersPerToken) };
      }
      return contentOf(completion);
    } catch (error) {
      if (error instanceof APIError && error.status !== undefined) used = { input: 0, output: 0 };
      throw error;
    } finally {
      const microCents = await settle(used);
      onCost?.(microCents);
    }
  }

  private async call(
    body: ChatCompletionCreateParamsNonStreaming,
    signal: AbortSignal,
    onText: OnText | undefined,
  ): Promise<Completion> {
    const client = this.client!;
    if (onText && this.canStream) {
      try {
        return await streamCompletion(client, body, { signal, idleMs: this.env.MODEL_TIMEOUT_MS, onText });
      } catch (error) {
        if (!refusesStreams(error)) throw error;
        this.canStream = false;
      }
    }
    const whole = await client.chat.completions.create(body, { signal });
    const content = whole.choices?.[0]?.message?.content;
    if (typeof content === 'string') onText?.(content);
    return whole;
  }
}

function contentOf({ choices }: Completion): string {
  const choice = choices?.[0];
  if (choice?.message?.refusal) throw new ModelUnavailable('refused', 'the model would not answer');
  if (choice?.finish_reason === 'length') throw new UnfitAnswer(['The answer was too long; be briefer']);
  if (typeof choice?.message?.content !== 'string') throw new ModelUnavailable('unfit', 'an answer without content');
  return choice.message.content;
}

function toTrouble(error: unknown): ModelUnavailable {
  if (error instanceof ModelUnavailable) return error;
  const trouble = (kind: ModelTrouble) => new ModelUnavailable(kind, (error as Error).message, error);
  if (error instanceof UnfitAnswer || error instanceof SyntaxError) return trouble('unfit');
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return trouble('slow');
  if (error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)) return trouble('slow');
  if (error instanceof APIError && error.status !== undefined && !(error instanceof InternalServerError))
    return trouble('refused');
  return trouble('down');
}
