import { budgetNames, budgets } from '@presently/rules/budgets';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../domain/user/query-client.js';
import { ClockContext } from '../../lib/time/clock.js';
import { en } from '../../languages/budgets/en.js';
import { de } from '../../languages/de.js';
import { speak } from '../../languages/words.js';
import { answerWith } from '../../testing/answers.js';
import { Usage } from './usage.js';

const clock = { now: new Date('2026-03-09T10:00:00Z'), timeZone: 'UTC' };
const resetsAt = '2026-03-09T13:00:00.000Z';
let asked = 0;

function show(status: number, budgets: object) {
  asked = 0;
  answerWith(() => {
    asked++;
    return [status, budgets];
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={clock}>
        <Usage />
      </ClockContext>
    </QueryClientProvider>,
  );
}

describe('Usage', () => {
  it('says in a sentence which limits are nearly reached, the fullest first', async () => {
    show(200, [
      { what: 'gift emails', used: 15, limit: 20, resetsAt },
      { what: 'sets of ideas', used: 48, limit: 60, resetsAt },
      { what: 'changes to people', used: 1_000, limit: 1_000, resetsAt },
    ]);
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'You have reached the limit of 1,000 changes to people. You can go on in 3 hours.',
      'You have used 48 of 60 sets of ideas. The count starts again in 3 hours.',
    ]);
  });

  it.each([
    ['nothing is near its limit', 200, [{ what: 'gift emails', used: 15, limit: 20, resetsAt }]],
    ['it cannot be read', 400, { code: 'x', message: 'No' }],
  ])('is silent when %s', async (_why, status, budgets) => {
    const { container } = show(status, budgets);
    await waitFor(() => expect(asked).toBe(1));
    expect(container.textContent).toBe('');
  });

  it('has a name for every limit of an account in each language', () => {
    const own = budgetNames.filter((name) => budgets[name].counts === 'account');
    expect(Object.entries(en)).toEqual(own.map((name) => [name, budgets[name].what]));
  });

  it('says it in the page’s language', async () => {
    speak('de', de);
    show(200, [
      { budget: 'ideas', what: 'sets of ideas', used: 48, limit: 60, resetsAt },
      { budget: 'changes', what: 'changes to people', used: 1_000, limit: 1_000, resetsAt },
    ]);
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Änderungen an Personen, Anlässen und Geschenken: Das Limit von 1.000 ist erreicht. Weiter geht es in 3 Stunden.',
      'Ideensammlungen: 48 von 60 aufgebraucht. Die Zählung beginnt in 3 Stunden von vorn.',
    ]);
    speak('en');
  });
});
