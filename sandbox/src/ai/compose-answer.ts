import { dataOf, type ChatRequest } from './chat-request.js';
import { fillSchema } from './fill-schema.js';
import { pickShelves, searchPhrases } from './ideas/find-words.js';
import { furtherKinds, matchListings } from './ideas/further.js';
import { askedIn, inOtherWords } from './ideas/other-languages.js';
import { pickProducts } from './ideas/pick.js';
import { proposeIdeas, proposeRecipe } from './ideas/propose.js';
import type {
  IdeasQuestion,
  KindsQuestion,
  MatchesQuestion,
  PhrasesQuestion,
  PicksQuestion,
  RecipeQuestion,
  ShelvesQuestion,
  Told,
} from './ideas/questions.js';
import { writeMessage, type MessageQuestion } from './write-message.js';
import { writePosts, type PostsQuestion } from './write-posts.js';

/** The questions for ideas, by the names of their schemas. */
const questions: Record<string, (data: unknown, told: Told) => object> = {
  gift_ideas: (data, told) => proposeIdeas(data as IdeasQuestion, told),
  gift_recipe: (data, told) => proposeRecipe(data as RecipeQuestion, told),
  pick_products: (data, told) => pickProducts(data as PicksQuestion, told),
  gift_kinds: (data, told) => furtherKinds(data as KindsQuestion, told),
  match_listings: (data, told) => matchListings(data as MatchesQuestion, told),
  search_phrases: (data, told) => searchPhrases(data as PhrasesQuestion, told),
  pick_shelves: (data, told) => pickShelves(data as ShelvesQuestion, told),
};

/** Those whose answers somebody reads. */
const isRead = new Set(['gift_ideas', 'gift_recipe', 'gift_kinds']);

/** The model's answer: a sensible one to the product's questions, one that fits the schema to all others. */
export function composeAnswer(request: ChatRequest, told: Told): string {
  const data = dataOf(request);
  const question = questions[nameOf(request)];
  if (data && question) {
    const answer = question(data, told);
    const asked = isRead.has(nameOf(request)) ? askedIn(request) : undefined;
    const { person, ...about } = data as { person?: { firstName?: string } };
    return JSON.stringify(asked ? inOtherWords(answer, asked, { ...about, firstName: person?.firstName }) : answer);
  }
  if (data && 'tone' in data) return JSON.stringify(writeMessage(data as unknown as MessageQuestion));
  if (data && 'brief' in data) return JSON.stringify(writePosts(data as unknown as PostsQuestion));
  if (request.schema) return JSON.stringify(fillSchema(request.schema.schema));
  return 'This is the sandbox speaking: no model is connected, so there is little of interest to say.';
}

/** The name of the question, with `_` where the product may write `-`. */
export const nameOf = ({ schema }: ChatRequest): string => schema?.name.replaceAll('-', '_') ?? '';
