import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { environment } from '../../tools/environment.ts';
import { Failure } from '../../tools/failure.ts';
import { freePorts } from '../../tools/supervisor/ports.ts';
import type { Figures } from './results.ts';
import { median } from './rounds.ts';

/** What Lighthouse says of one page: medians of its runs, for its own phone (slow 4G of 150 ms and 1.6 Mbps, a processor a quarter as fast). */
interface PageScores {
  page: string;
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds until the largest thing is painted, and for which the page could not answer. */
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** What fell short of its goal. */
  missed: string[];
}

const leastScore = 95;
const goals: Record<string, { largestPaint: number; layoutShift: number }> = {
  'gift page': { largestPaint: 1_500, layoutShift: 0.02 },
};

/** Looks at the three pages that people judge us by. Needs the demo data. */
async function lighthouseScores(url: string, runs: number): Promise<PageScores[]> {
  const { cookie, shareToken } = await demo(url);
  const pages: [string, string, Record<string, string>][] = [
    ['landing', '/', {}],
    ['dashboard', '/dashboard', { cookie }],
    ['gift page', `/gift/${shareToken}`, {}],
  ];
  const scores: PageScores[] = [];
  for (const [page, path, extraHeaders] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await insist(() => report(url + path, extraHeaders)));
    scores.push(summary(page, reports));
  }
  return scores;
}

type Report = Omit<PageScores, 'page' | 'missed'>;

/** Lighthouse loses a trace now and then, says so, and asks to be run again. */
async function insist(look: () => Promise<Report>): Promise<Report> {
  for (let lost = 0; ; lost++) {
    try {
      return await look();
    } catch (error) {
      if (lost === 2) throw error;
    }
  }
}

/** In a browser of its own: Lighthouse leaves cookies where they are, and a sender sees another gift page. */
async function report(url: string, extraHeaders: Record<string, string>): Promise<Report> {
  const [port] = (await freePorts(1)) as [number];
  const browser = await chromium.launch({
    executablePath: environment.CHROMIUM_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices'];
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories, extraHeaders });
    const trouble = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || trouble) throw new Failure(`Lighthouse could not look at ${url}: ${trouble}`);
    return scoresOf(result.lhr);
  } finally {
    await browser.close();
  }
}

function scoresOf({ categories, audits }: Result): Report {
  const score = (name: string) => Math.round((categories[name]!.score ?? 0) * 100);
  const value = (name: string) => audits[name]!.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

function summary(page: string, reports: Report[]): PageScores {
  const middle = (name: keyof Report) => median(reports.map((each) => each[name]));
  const scores: Report = {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    layoutShift: middle('layoutShift'),
  };
  const goal = goals[page];
  const missed = [
    ...(['performance', 'accessibility', 'bestPractices'] as const).filter((name) => scores[name] < leastScore),
    ...(goal && scores.largestPaint > goal.largestPaint ? ['largestPaint'] : []),
    ...(goal && scores.layoutShift > goal.layoutShift ? ['layoutShift'] : []),
  ];
  return { page, ...scores, missed };
}

async function demo(url: string): Promise<{ cookie: string; shareToken: string }> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // As the sign-in page tells it; the browser that looks runs by the same clocks.
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: JSON.stringify({ username: 'demo', password: 'demo-gifts' }),
  }).catch(() => undefined);
  if (!answer?.ok) throw new Failure(`The demo account cannot sign in at ${url}. Is \`npm start\` running?`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const gifts = (await (await fetch(`${url}/api/scheduled-gifts`, { headers: { cookie } })).json()) as {
    status: string;
    shareToken: string;
  }[];
  return { cookie, shareToken: gifts.find(({ status }) => status === 'sent')!.shareToken };
}

/** As a table for a page. */
const toMarkdown = (scores: PageScores[]): string =>
  [
    '| | performance | accessibility | best practices | largest paint | blocked | layout shift |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...scores.map((each) => {
      const times = [each.largestPaint, each.blocked].map((time) => `${Math.round(time)} ms`);
      const cells = [each.page, each.performance, each.accessibility, each.bestPractices, ...times];
      return `| ${[...cells, each.layoutShift.toFixed(3)].join(' | ')} |`;
    }),
  ].join('\n');

/** What Lighthouse says, as a table, and where a page falls short of its goals. Says little where the machine does something else. */
export async function scores(url: string, runs: number): Promise<Figures> {
  const found = await lighthouseScores(url, runs);
  return {
    markdown: toMarkdown(found),
    missed: found.filter((each) => each.missed.length > 0).map((each) => `${each.page}: ${each.missed.join(', ')}`),
  };
}
