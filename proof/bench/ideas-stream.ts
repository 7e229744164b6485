import { Failure } from '../../libs/cli/src/failure.ts';
import type { Client } from '../world/client.ts';

interface ShownProduct {
  title: string;
  price: string;
  link: string;
  /** The shop's name. */
  source: string;
}
export interface ShownIdea {
  name: string;
  category: string;
  description: string;
  reasoning: string;
  realProducts: ShownProduct[];
  interests?: string[];
}

export interface IdeaSet {
  ideas: ShownIdea[];
  source: string;
  firstTextMs: number;
  firstProductsMs: number;
  wholeMs: number;
  /** Cards that lost or changed their idea or their products while the set grew. */
  changed: number;
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
  let firstTextMs = 0;
  let firstProductsMs = 0;
  let changed = 0;
  let source = '';
  let text = '';
  const read = (frame: string) => {
    const [, event, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? [];
    if (event === 'idea') {
      const now = performance.now() - started;
      firstTextMs ||= now;
      const { index, recommendation } = JSON.parse(data) as { index: number; recommendation: ShownIdea };
      if (recommendation.realProducts.length > 0) firstProductsMs ||= now;
      if (hasChanged(ideas[index], recommendation)) changed++;
      ideas[index] = recommendation;
    } else if (event === 'done') {
      const done = JSON.parse(data) as { source: string; count: number };
      source = done.source;
      changed += ideas.slice(done.count).filter(({ realProducts }) => realProducts.length > 0).length;
      ideas.splice(done.count);
    } else throw new Failure(`No ideas: ${frame}`);
  };
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop()!;
    frames.forEach(read);
  }
  return { ideas, source, firstTextMs, firstProductsMs, wholeMs: performance.now() - started, changed };
}

/** A name may grow while it is written; products stay. */
function hasChanged(before: ShownIdea | undefined, now: ShownIdea): boolean {
  if (!before) return false;
  if (before.realProducts.length === 0) return false;
  const links = new Set(now.realProducts.map(({ link }) => link));
  return before.name !== now.name || before.realProducts.some(({ link }) => !links.has(link));
}
