import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { largestPage } from '@presently/rules/bounds';
import { budgetOwners, budgets } from '@presently/rules/budgets';
import { manifestOf, services } from '@presently/topology/services';
import { nestedMessage } from './kit/fields/nested.js';
import type { MessageClass, OutputShape } from './kit/operation.js';
import { events, gatewayAddresses, gatewayCalls, operations } from './catalogue.js';
import { deletionMailSettled, giftAccepted, giftDelivered, giftDeliveryFailed } from './notifications/deliveries.js';
import { accountDeleted, userErased } from './identity/erasure.js';
import { erasureConfirmations, reactions } from './rights.js';
import { socialPostFailed, socialPostPublished } from './social/posts.js';
import { contactSuppressed } from './notifications/suppressions.js';

const messageOf = (output: OutputShape): MessageClass => {
  if (typeof output === 'function') return output;
  if ('orNull' in output) return output.orNull;
  return 'pageOf' in output ? output.pageOf : output.listOf;
};

const rulesOf = (message: MessageClass) => getMetadataStorage().getTargetValidationMetadatas(message, '', false, false);
const fieldsOf = (message: MessageClass) => [...new Set(rulesOf(message).map(({ propertyName }) => propertyName))];

/** Fields that are lists without `@ArrayMaxSize()`, in a message and the messages in it. */
function unboundedLists(message: MessageClass): string[] {
  return fieldsOf(message).flatMap((field) => {
    const rules = rulesOf(message).filter(({ propertyName }) => propertyName === field);
    const names = rules.map(({ name }) => name);
    const isList = names.includes('isArray') || rules.some(({ each }) => each);
    const nested = Reflect.getMetadata(nestedMessage, message.prototype as object, field) as
      | (() => MessageClass)
      | undefined;
    return [
      ...(isList && !names.includes('arrayMaxSize') ? [`${message.name}.${field}`] : []),
      ...(nested ? unboundedLists(nested()) : []),
    ];
  });
}

const samples = fileURLToPath(new URL('../samples/', import.meta.url));

describe('the catalogue of operations', () => {
  it('gives every operation a name, a subject and a route of its own', () => {
    for (const key of ['name', 'subject'] as const) {
      expect(new Set(operations.map((op) => op[key])).size).toBe(operations.length);
    }
    const routes = [...operations, ...gatewayCalls, ...gatewayAddresses].flatMap(({ route }) => route ?? []);
    const shapes = routes.map((route) => route.replaceAll(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('declares every path parameter as a field of the input', () => {
    for (const op of operations) {
      for (const [, parameter] of op.route?.matchAll(/:(\w+)/g) ?? []) {
        const failures = validateSync(plainToInstance(op.input, { [parameter!]: 'not an id' }));
        expect([op.name, failures.map((failure) => failure.property)]).toEqual([
          op.name,
          expect.arrayContaining([parameter]),
        ]);
      }
    }
  });

  it('leaves no list without a bound', () => {
    for (const { name, input, output } of [...operations, ...gatewayCalls]) {
      const fields = fieldsOf(input);
      // An import has pages of rows inside it.
      const isPaged = 'pageOf' in output || name === 'gifting.getImport';
      expect([name, fields.includes('limit') && fields.includes('after')]).toEqual([name, isPaged]);
      if ('listOf' in output) expect([name, output.atMost <= largestPage]).toEqual([name, true]);
      expect([name, unboundedLists(messageOf(output))]).toEqual([name, []]);
    }
  });

  it('keeps internal operations off the network of browsers', () => {
    expect(operations.filter((op) => op.access === 'internal' && op.route)).toEqual([]);
    expect(operations.filter((op) => op.access !== 'internal' && !op.route)).toEqual([]);
  });
});

/** Operations of users that count in their handlers, because only some calls cost something. */
const countedByHandlers = [
  'gifting.applyImport',
  'identity.sendConfirmation',
  'gifting.sendGift',
  'gifting.resendGift',
  'gifting.approveProposal',
  'recommendations.recommendGifts',
  'recommendations.recommendAlike',
  'recommendations.recommendAnother',
  'recommendations.generateMessage',
];
/** A thief must not be able to use them up. Sign-ins and throttles bound them. */
const ofOwners = [
  'identity.endSession',
  'identity.endOtherSessions',
  'identity.revokeToken',
  'notifications.removeWebhook',
  'notifications.removePushSubscription',
  'identity.reauthenticate',
  'identity.beginPasskeyPresence',
  'identity.reauthenticateWithPasskey',
];

describe('the budgets of operations', () => {
  it('cover everything that a user can change', () => {
    const changes = operations.filter(({ access, route }) => access === 'user' && !route!.startsWith('GET '));
    const uncounted = changes.filter(({ budget }) => !budget).map(({ name }) => name);
    expect(uncounted.toSorted()).toEqual([...countedByHandlers, ...ofOwners].toSorted());
  });

  it('belong to the service that answers, which has the setting', () => {
    for (const { budget, service, name } of operations)
      if (budget) expect([name, budgets[budget].owner]).toEqual([name, service]);
    const set = services.filter((service) => 'BUDGETS' in manifestOf(service).environment);
    expect(set.toSorted()).toEqual(budgetOwners.toSorted());
  });
});

describe('the catalogue of events', () => {
  it('has one sample for every version of every event', () => {
    expect(readdirSync(samples).toSorted()).toEqual(events.map((event) => `${event.type}.json`).toSorted());
  });

  it.each(events.map((event) => [event.type, event] as const))('still reads the sample of %s', (type, event) => {
    const sample = JSON.parse(readFileSync(`${samples}${type}.json`, 'utf8')) as object;
    const read = plainToInstance(event.data, sample);
    expect(validateSync(read, { whitelist: true, forbidNonWhitelisted: true })).toEqual([]);
  });

  it('makes every service with user data erase users and confirm it to identity', () => {
    const erasing = services.filter((service) => service !== 'identity' && manifestOf(service).holdsUserData);
    expect(erasureConfirmations.map((event) => event.owner).toSorted()).toEqual(erasing.toSorted());
    expect(erasing.filter((service) => !reactions[service].includes(userErased))).toEqual([]);
    expect(reactions.identity).toEqual(expect.arrayContaining([...erasureConfirmations]));
  });

  it('names the user as userId or senderId, by which stored events are erased', () => {
    const withoutUser = [
      accountDeleted,
      deletionMailSettled,
      giftAccepted,
      giftDelivered,
      giftDeliveryFailed,
      contactSuppressed,
      socialPostFailed,
      socialPostPublished,
    ];
    const nameless = events.filter((event) => {
      const sample = JSON.parse(readFileSync(`${samples}${event.type}.json`, 'utf8')) as object;
      return !('userId' in sample) && !('senderId' in sample);
    });
    expect(nameless).toEqual(withoutUser);
  });

  it('lets no service react to its own events', () => {
    for (const [service, reads] of Object.entries(reactions)) {
      expect(reads.filter((event) => event.owner === service)).toEqual([]);
    }
  });
});
