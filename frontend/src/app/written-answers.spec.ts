import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../domain/user/query-client.js';
import { keyOf } from '../lib/query.js';
import { takeWrittenAnswers } from './written-answers.js';

let client: QueryClient;
const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions();

beforeEach(() => {
  client = createQueryClient();
  document.body.innerHTML = '';
});

function write(timeZone: string): void {
  const element = Object.assign(document.createElement('script'), { id: 'answers', type: 'application/json' });
  element.textContent = JSON.stringify({ answers: { 'GET /api/recipients': [{ name: 'Ann' }] }, timeZone });
  document.body.append(element);
}
const known = () => client.getQueryData(keyOf('GET /api/recipients'));

describe('Answers that the server wrote into the page', () => {
  it('move to the query cache and leave the document', () => {
    write(here);
    expect([takeWrittenAnswers(client), known()]).toEqual([true, [{ name: 'Ann' }]]);
    expect(document.body.innerHTML).toBe('');
  });

  it('are dropped in another time zone', () => {
    write(here === 'Asia/Tokyo' ? 'Europe/Paris' : 'Asia/Tokyo');
    expect([takeWrittenAnswers(client), known()]).toEqual([false, undefined]);
    expect(document.body.innerHTML).toBe('');
  });

  it('may be missing', () => {
    expect([takeWrittenAnswers(client), known()]).toEqual([false, undefined]);
  });
});
