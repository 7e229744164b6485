/**
 * What one account or one taken-over service once could do to others, and the attacks that try it again: each is a part
 * of the titles of its tests. A row whose attack is gone fails the run.
 */
const tableRows: readonly (readonly [harm: string, ...attacks: string[]])[] = [
  [
    'fills the stream of gifts with changes of recipients',
    'chatter fills its own stream',
    'chatter about one recipient takes the space of one event',
    'budgets changes of one account cannot fill the streams',
  ],
  [
    'stops a service by the text of a file or of a field',
    'files Outlook: spaces between labels',
    'files a zip: one huge id',
    'texts of the worst kind in any field',
    'texts in previous messages',
  ],
  [
    'locks an account by uploads that are too large or break off',
    'files a file that is too large is answered at once',
    'files uploads that break off leave the account its places',
  ],
  [
    'makes lists that are never paged',
    'bounds an answer of /api/recipients is at most 1 MB',
    'bounds a free account cannot add a person beyond its limit',
    'bounds calls at once wait, and another person is answered',
  ],
  [
    'mails strangers by reminders',
    'budgets reminders are no open relay',
    'budgets many accounts cannot flood one address',
    'strangers who refuse gifts are reached by no spelling',
  ],
  [
    'chooses in the place of a recipient, or learns what a gift costs',
    'choices are made by nobody who lacks the link',
    'choices are made by no scanner',
    'choices tell no price and no link',
  ],
  [
    'sends one gift to many strangers, or many gifts to one',
    'budgets one gift cannot reach any number of strangers',
    'budgets many accounts cannot flood one person with gifts',
  ],
  [
    'spends the money of the model and of searches',
    'budgets one account cannot spend the money of the model',
    'budgets one account cannot spend the money of searches',
  ],
  [
    'holds locks and reads gifts as a taken-over service',
    'a service that is taken over social holds no lock',
    'a service that is taken over social reads no contact',
    'a service that is taken over takes all connections',
    'a service that is taken over makes no large objects',
  ],
  ['joins the broker without credentials', 'calls over the broker nobody signs in without TLS'],
];

/** The attacks that a run did not repel or did not make: each line names a harm and an attack. */
export function openRows(repelled: readonly string[]): string[] {
  return tableRows.flatMap(([harm, ...attacks]) =>
    attacks.filter((attack) => !repelled.some((title) => title.includes(attack))).map((attack) => `${harm}: ${attack}`),
  );
}
