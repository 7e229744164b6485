/** @jest-environment node */
import { anIdea } from '../../../testing/builders.js';
import { ideaNews, type IdeaNews } from './idea-news.js';

const about = { source: 'model', isSandbox: false, generatedAt: '2026-01-01T00:00:00.000Z' };
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamed = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

async function read(answer: Response): Promise<{ news: IdeaNews[]; error?: unknown }> {
  const news: IdeaNews[] = [];
  try {
    for await (const piece of ideaNews(answer)) news.push(piece);
    return { news };
  } catch (error) {
    return { news, error };
  }
}

describe('Ideas as they arrive', () => {
  it('are reported one by one, and again when more arrives', async () => {
    const [bare, full, other] = [anIdea({ reasoning: '' }), anIdea(), anIdea({ name: 'A jazz evening' })];
    const answer = streamed(
      event('idea', { index: 0, recommendation: bare }),
      event('idea', { index: 1, recommendation: other }),
      event('idea', { index: 0, recommendation: full }),
      event('done', about),
    );
    expect(await read(answer)).toEqual({
      news: [{ index: 0, idea: bare }, { index: 1, idea: other }, { index: 0, idea: full }, { about }],
    });
  });

  it('fail with the server’s message and keep earlier ideas', async () => {
    const problem = { code: 'unavailable', message: 'Later.' };
    const { news, error } = await read(
      streamed(event('idea', { index: 0, recommendation: anIdea() }), event('problem', problem)),
    );
    expect(news).toHaveLength(1);
    expect(error).toMatchObject({ problem });
  });

  it('fail if the stream ends without its last event', async () => {
    const { error } = await read(streamed(event('idea', { index: 0, recommendation: anIdea() })));
    expect(error).toBeInstanceOf(Error);
  });

  it('may arrive all at once, in an object or as a list', async () => {
    const recommendations = [anIdea(), anIdea({ name: 'A jazz evening' })];
    const ideas = recommendations.map((idea, index) => ({ index, idea }));
    expect(await read(Response.json({ recommendations, ...about }))).toEqual({ news: [...ideas, { about }] });
    expect(await read(Response.json(recommendations))).toEqual({ news: [...ideas, { about: {} }] });
  });
});
