import { Failure } from '../../libs/cli/src/failure.ts';
import type { Client } from '../world/client.ts';

interface ShownProduct {
  title: string;
  price: string;
  link: string;
}
export interface ShownIdea {
  name: string;
  category: string;
  description: string;
  reasoning: string;
  realProducts: ShownProduct[];
}

export interface IdeaSet {
  ideas: ShownIdea[];
  source: string;
  firstCardMs: number;
  wholeMs: number;
}

/** Requests ideas as the dialog does, and measures the time. */
export async function streamIdeas(
  sender: Client,
  recipientId: string,
  budget: string,
  refresh = false,
): Promise<IdeaSet> {
  const started = performance.now();
  const ask = () =>
    fetch(`${sender.url}/api/recommendations/recipient/${recipientId}`, {
      method: 'POST',
      headers: { ...sender.headers, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ budget, refresh }),
    });
  let response = await ask();
  // On a busy machine a call may end at its deadline. A page asks again, and its user waits for both.
  if (response.status === 503) response = await ask();
  if (!response.ok || !response.body) throw new Failure(`No ideas: ${response.status} ${await response.text()}`);
  const ideas: ShownIdea[] = [];
  let firstCardMs = 0;
  let source = '';
  let text = '';
  const read = (frame: string) => {
    const [, event, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? [];
    if (event === 'idea') {
      firstCardMs ||= performance.now() - started;
      const { index, recommendation } = JSON.parse(data) as { index: number; recommendation: ShownIdea };
      ideas[index] = recommendation;
    } else if (event === 'done') {
      const done = JSON.parse(data) as { source: string; count: number };
      source = done.source;
      ideas.splice(done.count);
    } else throw new Failure(`No ideas: ${frame}`);
  };
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop()!;
    frames.forEach(read);
  }
  return { ideas, source, firstCardMs, wholeMs: performance.now() - started };
}
