import { findGifts, getGift } from '@presently/contracts/gifting/own-gifts';
import { proposeGift } from '@presently/contracts/gifting/gifts';
import { addOccasion, listOccasions, listUpcomingOccasions } from '@presently/contracts/gifting/occasions';
import { listProposals } from '@presently/contracts/gifting/proposals';
import { addRecipient, changeRecipient, getRecipient, listRecipients } from '@presently/contracts/gifting/recipients';
import { recommendGifts } from '@presently/contracts/recommendations/ideas';
import { keepIdea, listKeptIdeas } from '@presently/contracts/recommendations/kept-ideas';
import { generateMessage } from '@presently/contracts/recommendations/messages';
import { fieldsForAssistants } from '@presently/rules/person-fields';
import { tool, type Tool } from './tool.js';

const personInput = fieldsForAssistants('all');
const person = ['id', ...personInput] as const;
const personContacts = fieldsForAssistants('contacts');
const occasion = ['id', 'recipientId', 'type', 'title', 'date', 'recurrence', 'nextOn'] as const;
const gift = ['id', 'state', 'recipientId', 'recipientName', 'occasionId', 'giftName', 'giftUrl', 'price'] as const;
const giftLife = ['scheduledFor', 'sentAt', 'viewedAt', 'arrivesOn', 'isBought', 'thanks', 'outcome'] as const;
const keptIdea = ['id', 'recipientId', 'title', 'link', 'price', 'wasPrice', 'state', 'givenOn', 'isGone'] as const;

const personPage = ({ recipientId }: Record<string, unknown>, { id }: Record<string, unknown>) =>
  `/recipients/${String(recipientId ?? id)}`;

/** What an assistant can do. None of these sends anything, deletes a person, or changes a key. */
export const tools: readonly Tool[] = [
  tool({
    name: 'list_people',
    title: 'List people',
    description:
      'Lists the people whom the user gives presents to, in pages. Start here to find the id of a person: other tools ' +
      'need it as recipientId. q finds part of a name. after takes the value of next of the page before.',
    operation: listRecipients,
    input: ['q', 'label', 'limit', 'after'],
    output: person,
    contacts: personContacts,
    listed: 'people',
    usual: { limit: 50 },
    page: () => '/recipients',
  }),
  tool({
    name: 'get_person',
    title: 'Read a person',
    description: 'Reads what the user knows about one person: interests, dislikes and allergies, birthday, age.',
    operation: getRecipient,
    input: ['recipientId'],
    output: [...person, ...fieldsForAssistants('one')],
    contacts: personContacts,
    page: personPage,
  }),
  tool({
    name: 'add_person',
    title: 'Add a person',
    description:
      'Adds a person. Ask the user for the name and the relationship (Friend, Sister …). Look with list_people first: ' +
      'the person may be there already. birthday is YYYY-MM-DD, or --MM-DD without a year.',
    operation: addRecipient,
    input: personInput,
    output: person,
    contacts: personContacts,
    page: personPage,
  }),
  tool({
    name: 'change_person',
    title: 'Change a person',
    description:
      'Changes what is known about a person. Only the fields that you name change; a list replaces the list before, so ' +
      'read the person first and add to what is there.',
    operation: changeRecipient,
    input: ['recipientId', ...personInput],
    output: person,
    contacts: personContacts,
    page: personPage,
  }),
  tool({
    name: 'upcoming_occasions',
    title: 'Upcoming days',
    description: 'Lists birthdays and other days that are near, the next one first, and whether a gift is planned.',
    operation: listUpcomingOccasions,
    input: ['days', 'limit', 'after'],
    output: ['id', 'recipientId', 'recipientName', 'type', 'title', 'nextDate', 'daysUntil', 'gift'],
    contacts: ['notes'],
    listed: 'occasions',
    usual: { limit: 50 },
    page: () => '/',
  }),
  tool({
    name: 'list_occasions',
    title: 'Days of a person',
    description: 'Lists all days of one person, with the next date of each.',
    operation: listOccasions,
    input: ['recipientId', 'limit', 'after'],
    output: occasion,
    contacts: ['notes'],
    listed: 'occasions',
    usual: { limit: 50 },
    page: personPage,
  }),
  tool({
    name: 'add_occasion',
    title: 'Add a day',
    description:
      'Adds a day of a person, such as an anniversary. Birthdays, anniversaries and holidays come again each year, ' +
      'others once, unless recurrence says otherwise. date is YYYY-MM-DD.',
    operation: addOccasion,
    input: ['recipientId', 'type', 'title', 'date', 'recurrence'],
    output: occasion,
    contacts: ['notes'],
    page: personPage,
  }),
  tool({
    name: 'find_ideas',
    title: 'Find gift ideas',
    description:
      'Finds ideas for a person within a budget, with real products of shops, prices and links. It takes up to half a ' +
      'minute. budget is {"from": 30, "to": 60}, in whole units of the currency of the account.',
    operation: recommendGifts,
    input: ['recipientId', 'budget', 'occasionId', 'refresh'],
    output: ['recommendations', 'source', 'generatedAt', 'areShopsSilent'],
    page: ({ recipientId }) => `/recipients/${String(recipientId)}`,
  }),
  tool({
    name: 'keep_idea',
    title: 'Keep an idea',
    description: 'Keeps an idea or a product for a person, for later. Give a title, a link, or both.',
    operation: keepIdea,
    input: ['recipientId', 'title', 'link', 'price'],
    output: keptIdea,
    contacts: ['note'],
    page: personPage,
  }),
  tool({
    name: 'list_kept_ideas',
    title: 'Kept ideas',
    description: 'Lists the ideas that are kept for a person, those still to give first.',
    operation: listKeptIdeas,
    input: ['recipientId', 'limit', 'after'],
    output: keptIdea,
    contacts: ['note'],
    listed: 'ideas',
    usual: { limit: 50 },
    page: personPage,
  }),
  tool({
    name: 'write_message',
    title: 'Write a message',
    description:
      'Drafts the personal message of a gift, in the language of the person. Show it to the user, who knows them better.',
    operation: generateMessage,
    input: ['recipientId', 'giftName', 'mayNameGift', 'isCard', 'occasionId', 'tone', 'mood'],
    output: ['message', 'source'],
    page: personPage,
  }),
  tool({
    name: 'propose_gift',
    title: 'Propose a gift',
    description:
      'Prepares a gift with its message and puts it among the proposals of the user. It sends nothing: the user reads, ' +
      'changes and approves it on the page at url, so show that link. scheduledFor plans it for a moment to come. ' +
      'Without an address the user is asked for it.',
    operation: proposeGift,
    input: [
      'recipientId',
      'occasionId',
      'isCard',
      'giftName',
      'giftUrl',
      'giftImageUrl',
      'giftDescription',
      'price',
      'message',
      'mood',
      'scheduledFor',
    ],
    output: ['proposalId'],
    contacts: ['deliveryMethod', 'recipientEmail', 'recipientPhone'],
    page: (_input, { proposalId }) => `/proposals?proposal=${String(proposalId)}`,
  }),
  tool({
    name: 'list_proposals',
    title: 'Proposals',
    description: 'Lists the gifts that wait for the user’s decision, or that were decided, the newest first.',
    operation: listProposals,
    input: ['limit', 'after'],
    output: ['id', 'recipientId', 'recipientName', 'occasionType', 'occursOn', 'askedBy', 'state', 'isCard'],
    listed: 'proposals',
    usual: { limit: 50 },
    page: () => '/proposals',
  }),
  tool({
    name: 'list_gifts',
    title: 'List gifts',
    description:
      'Lists the user’s gifts in every state, the newest first: what was given before, to whom, and whether it was ' +
      'opened. Use it before you propose something that the person has already.',
    operation: findGifts,
    input: ['state', 'recipientId', 'year', 'q', 'limit', 'after'],
    output: [...gift, ...giftLife],
    contacts: ['contact'],
    listed: 'gifts',
    usual: { limit: 30 },
    page: () => '/gifts',
  }),
  tool({
    name: 'get_gift',
    title: 'Read a gift',
    description: 'Reads one gift, with the message that goes or went with it.',
    operation: getGift,
    input: ['giftId'],
    output: [...gift, ...giftLife, 'giftDescription', 'message'],
    contacts: ['contact', 'note'],
    page: ({ giftId }) => `/gifts/${String(giftId)}`,
  }),
];
