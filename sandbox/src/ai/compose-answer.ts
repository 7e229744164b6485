import { dataOf, type ChatRequest } from './chat-request.js';
import { fillSchema } from './fill-schema.js';
import { imagineIdeas, type GiftQuestion, type Knowledge } from './imagine-ideas.js';
import { writeMessage, type MessageQuestion } from './write-message.js';
import { writePosts, type PostsQuestion } from './write-posts.js';

/** The model's answer: a sensible one to the product's questions, one that fits the schema to all others. */
export function composeAnswer(request: ChatRequest, knowledge?: Knowledge): string {
  const data = dataOf(request);
  if (data && 'startingPoints' in data) return JSON.stringify(imagineIdeas(data as unknown as GiftQuestion, knowledge));
  if (data && 'tone' in data) return JSON.stringify(writeMessage(data as unknown as MessageQuestion));
  if (data && 'brief' in data) return JSON.stringify(writePosts(data as unknown as PostsQuestion));
  if (request.schema) return JSON.stringify(fillSchema(request.schema.schema));
  return 'This is the sandbox speaking: no model is connected, so there is little of interest to say.';
}
