import '../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Report } from '@presently/contracts/gifting/reports';
import type { CostsOfIdeas } from '@presently/contracts/recommendations/costs';
import { createQueryClient } from '../../domain/user/query-client.js';
import { en } from '../../languages/administration/en.js';
import { de } from '../../languages/de.js';
import { speak } from '../../languages/words.js';
import { AuditPage } from './audit-page.js';
import { CostsPage } from './costs-page.js';
import { FeedsPage } from './feeds-page.js';
import { ReportsPage } from './reports-page.js';
import SecondFactorPage from './second-factor-page.js';
import { answerWith } from '../../testing/answers.js';

const actor = userEvent.setup({ delay: null });
const report: Report = {
  id: '00000000-0000-7000-8000-000000000011',
  giftId: '00000000-0000-7000-8000-000000000012',
  senderId: '00000000-0000-7000-8000-000000000013',
  isSenderSuspended: false,
  reason: 'fraud',
  text: 'It asks for my card.',
  reportedAt: '2026-11-20T12:00:00.000Z',
  closedAt: null,
  gift: {
    giftName: 'Stoneware teapot',
    giftUrl: 'https://evil.example/x',
    giftDescription: null,
    message: 'Send me your card.',
    senderName: 'Dana',
    sentAt: null,
  },
};
const costs = {
  days: [
    { day: '2026-11-20', sets: 10, calls: 1234, cents: 1.38, centsASet: 0.138, searches: 4 },
    { day: '2026-11-19', sets: 0, calls: 0, cents: 0, centsASet: null, searches: 2 },
  ],
  modelCents: { used: 2.5, limit: 2000 },
  searches: { used: 4, limit: 0 },
} satisfies CostsOfIdeas;
let answers: Record<string, unknown>;
let requests: [string, unknown][];
let failures: Set<string>;

beforeEach(() => {
  answers = { 'GET /api/admin/reports?state=open&limit=25': [report], 'GET /api/admin/audit?limit=50': [] };
  requests = [];
  failures = new Set();
  answerWith(({ line, method, body }) => {
    if (method !== 'GET') requests.push([line, body]);
    return failures.has(line)
      ? [409, { code: 'administrator', message: 'You cannot suspend your own account' }]
      : [200, answers[line] ?? (method === 'GET' ? [] : { success: true })];
  });
});
afterEach(cleanup);

const open = (page: React.JSX.Element) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

describe('Reports', () => {
  it('show what the recipient wrote and the gift, without a link to follow by accident', async () => {
    open(<ReportsPage />);
    expect(await screen.findByText('It asks for my card.')).toBeTruthy();
    for (const text of ['Fraud', 'Stoneware teapot', 'Send me your card.', 'https://evil.example/x'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/reports',
      '/admin/audit',
      '/admin/feeds',
      '/admin/ideas',
    ]);
  });

  it('lead to suspending the account, after a question, and to restoring it', async () => {
    open(<ReportsPage />);
    await actor.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(requests).toEqual([]);
    await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
    await actor.click(
      screen.getAllByRole('button', { name: 'Suspend account' }).find((each) => dialog.contains(each))!,
    );
    await actor.click(await screen.findByRole('button', { name: 'Restore account' }));
    await screen.findByRole('button', { name: 'Suspend account' });
    expect(requests.map(([route]) => route)).toEqual([
      `POST /api/admin/users/${report.senderId}/suspend`,
      `POST /api/admin/users/${report.senderId}/restore`,
    ]);
  });

  it('are closed', async () => {
    open(<ReportsPage />);
    await actor.click(await screen.findByRole('button', { name: 'Close report' }));
    expect(requests).toEqual([[`PATCH /api/admin/reports/${report.id}`, { isClosed: true }]]);
  });

  it('are explained when there are none', async () => {
    open(<ReportsPage />);
    await screen.findByText('It asks for my card.');
    await actor.click(screen.getByRole('button', { name: 'Closed' }));
    expect(await screen.findByRole('heading', { name: 'No closed reports' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    failures.add('GET /api/admin/reports?state=open&limit=25');
    open(<ReportsPage />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    failures.clear();
    await actor.click(again);
    expect(await screen.findByText('It asks for my card.')).toBeTruthy();
  });
});

describe('The audit trail', () => {
  it('says in sentences who did what', async () => {
    const entry = { userId: report.senderId, username: 'demo', at: '2026-11-20T12:00:00.000Z' };
    answers['GET /api/admin/audit?limit=50'] = [
      { ...entry, id: '1', action: 'account-suspended', actor: 'ann', note: 'Three reports' },
      { ...entry, id: '2', action: 'report-opened', actor: null, note: null },
      { ...entry, id: '3', action: 'administrator-granted', actor: null, note: null, username: null },
    ];
    open(<AuditPage />);
    await screen.findByText('Three reports');
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual([
      'ann suspended demo',
      'A recipient reported a gift of demo',
      'The operator made an administrator of a deleted account',
    ]);
  });

  it('is explained while it is empty', async () => {
    open(<AuditPage />);
    expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeTruthy();
  });
});

describe('The cost of ideas', () => {
  it('is a table by day, under what today has used of the limits', async () => {
    answers['GET /api/admin/ideas'] = costs;
    open(<CostsPage />);
    expect(await screen.findByText('10 sets in all. Cents a set: 0.138.')).toBeTruthy();
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Day', 'Sets', 'Model calls', 'Cents a set', 'Paid searches'],
      ['Nov 20', '10', '1,234', '0.138', '4'],
      ['Nov 19', '0', '0', '–', '2'],
    ]);
    expect(screen.getByText('2.5 of 2,000')).toBeTruthy();
    const bars = screen.getAllByRole<HTMLProgressElement>('progressbar').map(({ value, max }) => value / max);
    expect(bars).toEqual([2.5 / 2000, 1]);
  });

  it('is explained while there is none', async () => {
    answers['GET /api/admin/ideas'] = { ...costs, days: [] };
    open(<CostsPage />);
    expect(await screen.findByRole('heading', { name: 'No ideas in 30 days' })).toBeTruthy();
  });
});

describe('The pages of administrators in another language', () => {
  beforeEach(() => speak('de', de));
  afterEach(() => speak('en'));

  it('have nothing of English but what people have written', async () => {
    answers['GET /api/admin/audit?limit=50'] = [
      { id: 'a', action: 'report-opened', actor: null, username: null, note: null, at: report.reportedAt },
    ];
    answers['GET /api/admin/feeds'] = [
      {
        name: 'Teestube',
        origin: 'https://tee.example',
        products: 1234,
        importedAt: report.reportedAt,
        nextAt: report.reportedAt,
        triedAt: null,
        problem: null,
        everyMinutes: 360,
        isOld: true,
      },
    ];
    answers['GET /api/admin/ideas'] = costs;
    const { container } = open(
      <>
        <ReportsPage />
        <AuditPage />
        <FeedsPage />
        <CostsPage />
        <SecondFactorPage onProved={() => undefined} />
      </>,
    );
    expect(await screen.findByText('Betrug')).toBeTruthy();
    expect(await screen.findByText(/hat ein Geschenk von/)).toBeTruthy();
    expect(await screen.findByText('1.234 Produkte')).toBeTruthy();
    expect(container.textContent).toContain('alle 6 Stunden');
    expect(await screen.findByText('Zusammen 10 Ideensammlungen. Cent je Sammlung: 0,138.')).toBeTruthy();
    const english = Object.values(en).filter((text) => !/[{<]/.test(text) && text.includes(' '));
    expect(english.filter((text) => container.textContent.includes(text))).toEqual([]);
  });
});
