import type { Language } from '@presently/rules/languages';
import type { Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { deleteInBatches } from '@presently/service/queries/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHmac, randomBytes } from 'node:crypto';
import { Model } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import { isWithoutSpaces } from '../without-spaces.js';
import type { Profile } from '../people/profile.js';
import { askForRecipe } from './ask-for-recipe.js';
import { normalised, type RecipeIdea } from './recipe.js';
import { englishName } from './interest-names.js';
import { readNames, readSeeds } from './seed-recipes.js';

const day = 24 * 3_600_000;
/** An interest that only one account has is forgotten after this time. */
const wishLifeMs = 30 * day;
/** A recipe is asked for anew after this time, because shops change. */
const recipeLifeMs = 365 * day;
/** Bounds the table. */
const mostRecipes = 50_000;
/** A longer text says more of one person than of an interest. */
const mostWords = 4;
const patienceMs = 30_000;

type Reader = Pick<Profile, 'interests' | 'senderLanguage'>;

/**
 * The recipes: shipped ones in English, and those that the model wrote for an interest of two accounts, in any language.
 */
@Injectable()
export class RecipeBook {
  private readonly logger = new Logger(RecipeBook.name);
  private readonly seeds = readSeeds();
  private readonly names = readNames();
  private secret: Promise<string> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly model: Model,
  ) {}

  /** The known recipes of a person's interests in the giver's language, by the interest as given. */
  async find({ interests, senderLanguage: language }: Reader): Promise<Map<string, RecipeIdea[]>> {
    const found = new Map<string, RecipeIdea[]>();
    const others = new Map<string, string>();
    for (const interest of interests) {
      const seed = language === 'en' ? this.seeds.get(normalised(interest)) : undefined;
      if (seed) found.set(interest, seed);
      else others.set(await this.keyOf(wordsIn(language, interest)), interest);
    }
    if (others.size === 0) return found;
    const rows = await this.em
      .fork()
      .execute<{ key: string; ideas: RecipeIdea[] }[]>(
        'select key, ideas from recipes where ideas is not null and key in (select jsonb_array_elements_text(?::jsonb))',
        [JSON.stringify([...others.keys()])],
      );
    for (const { key, ideas } of rows) found.set(others.get(key)!, ideas);
    return found;
  }

  /**
   * The shipped recipes of interests in another language, by the interest as given. Their kinds serve everybody, and their
   * words are in English.
   */
  kinds({ interests, senderLanguage: language }: Reader): Map<string, RecipeIdea[]> {
    if (language === 'en') return new Map();
    return new Map(
      interests.flatMap((interest): [string, RecipeIdea[]][] => {
        const seed = this.seedOf(interest, language);
        return seed ? [[interest, seed]] : [];
      }),
    );
  }

  private seedOf(interest: string, language: Language): RecipeIdea[] | undefined {
    return this.seeds.get(englishName(this.names, interest, language));
  }

  /** Shipped recipes of other interests. */
  others({ interests, senderLanguage: language }: Reader): [interest: string, ideas: RecipeIdea[]][] {
    const own = new Set(interests.map((interest) => this.seedOf(interest, language)));
    return [...this.seeds].filter(([, ideas]) => !own.has(ideas));
  }

  /** Asks the model for the recipes of a person's interests that a second account has. */
  async learn(
    account: Account,
    { interests, name, senderLanguage: language }: Profile,
    signal: AbortSignal,
  ): Promise<void> {
    if (!this.model.isConfigured) return;
    for (const interest of interests) {
      if (signal.aborted) return;
      const words = normalised(interest);
      if ((language === 'en' && this.seeds.has(words)) || !isShared(words, name)) continue;
      if (!(await this.isSecond(account, wordsIn(language, interest)))) continue;
      await this.ask(words, language, signal);
    }
  }

  @Interval(6 * 3_600_000)
  async deleteExpired(): Promise<void> {
    const [wishes, recipes] = [wishLifeMs, recipeLifeMs].map((life) => new Date(this.clock.now().getTime() - life));
    const where = '(ideas is null and created_at < ?) or created_at < ?';
    await deleteInBatches(this.em, { table: 'recipes', key: ['key'], where, parameters: [wishes, recipes] });
  }

  /** Notes an interest of an account. @returns whether another account had it first, and no recipe exists */
  private async isSecond({ userId }: Account, words: string): Promise<boolean> {
    const key = await this.keyOf(words);
    const holder = await this.keyOf(`${words} ${userId}`);
    const now = this.clock.now();
    await this.em.fork().execute(
      `insert into recipes (key, first_account, created_at)
       select ?, ?, ? where (select count(*) from recipes) < ? on conflict do nothing`,
      [key, holder, now, mostRecipes],
    );
    // Whoever takes the place of the first account asks: one question, however many replicas.
    const taken = await this.em.fork().execute<object[]>(
      `update recipes set first_account = null, created_at = ?
       where key = ? and ideas is null and first_account is not null and first_account <> ? returning 1`,
      [now, key, holder],
    );
    return taken.length > 0;
  }

  private async ask(words: string, language: Language, ending: AbortSignal): Promise<void> {
    const key = await this.keyOf(wordsIn(language, words));
    try {
      const signal = AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]);
      const ideas = await this.model.answer(askForRecipe(words, language), { signal, until: Date.now() + patienceMs });
      await this.em.fork().execute('update recipes set ideas = ?::jsonb where key = ?', [JSON.stringify(ideas), key]);
    } catch (error) {
      if (!(error instanceof ModelUnavailable) && !ending.aborted) throw error;
      this.logger.debug(`No recipe: ${String(error)}`);
      // The next account starts again.
      await this.em.fork().execute('delete from recipes where key = ? and ideas is null', [key]);
    }
  }

  private async keyOf(text: string): Promise<string> {
    this.secret ??= this.readSecret();
    this.secret.catch(() => (this.secret = undefined));
    return createHmac('sha256', await this.secret)
      .update(text)
      .digest('hex');
  }

  private async readSecret(): Promise<string> {
    const [row] = await this.em.fork().execute<[{ secret: string }]>(
      `with made as (insert into recipe_secret (use, secret) values ('recipes', ?) on conflict do nothing returning secret)
       select secret from made union all select secret from recipe_secret where use = 'recipes' limit 1`,
      [randomBytes(32).toString('hex')],
    );
    return row.secret;
  }
}

/** What the key of a recipe is made of. */
const wordsIn = (language: Language, interest: string): string =>
  language === 'en' ? normalised(interest) : `${language}\n${normalised(interest)}`;

/** Whether a text can be an interest of many: few plain words, none of them the person's name. */
function isShared(words: string, name: string): boolean {
  const list = words.split(' ');
  const names = new Set(normalised(name).split(' '));
  const isTogether = isWithoutSpaces.test(words);
  return (
    list.length <= mostWords &&
    words.length >= (isTogether ? 1 : 3) &&
    words.length <= (isTogether ? 12 : 40) &&
    !/\d{3}/.test(words) &&
    !list.some((word) => names.has(word))
  );
}
