import lighthouse, { type Result } from 'lighthouse';
import { Failure } from '../../libs/cli/src/failure.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { launchBrowser } from '../world/browser/browser.ts';
import { Client, demoAccounts, demoShareToken, expectOk } from '../world/client.ts';
import { table } from '../../libs/cli/src/markdown.ts';
import type { Figures } from './results.ts';
import { median } from '../world/statistics.ts';

/** Scores of one page: medians of runs on Lighthouse's phone (slow 4G of 150 ms and 1.6 Mbps, a quarter of the CPU). */
interface PageScores {
  page: string;
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds until the largest contentful paint, and of total blocking time. */
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** Values that miss their goals. */
  missed: string[];
}

const leastScore = 98;
const goals: Record<string, { largestPaint: number; layoutShift: number }> = {
  landing: { largestPaint: 1_200, layoutShift: 0.02 },
  dashboard: { largestPaint: 1_500, layoutShift: 0.02 },
  'gift page': { largestPaint: 1_500, layoutShift: 0.02 },
};

/** Scores three pages. Needs the demo data. */
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

/** Lighthouse sometimes loses a trace, and asks for another run. */
async function insist(look: () => Promise<Report>): Promise<Report> {
  for (let lost = 0; ; lost++) {
    try {
      return await look();
    } catch (error) {
      if (lost === 2) throw error;
    }
  }
}

/** In a new browser, because Lighthouse keeps cookies, and a sender gets another gift page. */
async function report(url: string, extraHeaders: Record<string, string>): Promise<Report> {
  const [port] = (await holdPorts(1)) as [number];
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
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
  // The sign-in page sends the time zone too, and gets a cookie for it.
  const zone = { 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone };
  const client = new Client(url);
  const answer = await client.call('POST /api/login', demoAccounts.demo, zone);
  expectOk('signing in', answer);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; '), shareToken: await demoShareToken(url) };
}

/** A table for RESULTS.md: scores, then times. */
const toMarkdown = (scores: PageScores[]): string =>
  table(
    ['page', 'performance', 'accessibility', 'best practices', 'largest paint', 'blocked', 'shift'],
    scores.map(({ page, performance, accessibility, bestPractices, largestPaint, blocked, layoutShift }) => [
      page,
      ...[performance, accessibility, bestPractices].map(String),
      ...[largestPaint, blocked].map((time) => `${Math.round(time)} ms`),
      layoutShift.toFixed(3),
    ]),
  );

/** Lighthouse's scores, and the goals they miss. On a busy machine they mean little. */
export async function scores(url: string, runs: number): Promise<Figures> {
  const found = await lighthouseScores(url, runs);
  return {
    markdown: toMarkdown(found),
    missed: found.filter((each) => each.missed.length > 0).map((each) => `${each.page}: ${each.missed.join(', ')}`),
  };
}
