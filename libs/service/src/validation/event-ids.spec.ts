import { events } from '@presently/contracts/catalogue';
import { Schemas } from './json-schemas.js';

/** Ids that the payment provider gives. */
const foreign = ['SubscriptionChangedV1.stripeCustomerId', 'SubscriptionChangedV1.stripeSubscriptionId'];

describe('events', () => {
  it('have ids that are UUIDs: a database refuses others, and the event would come again and again', () => {
    const schemas = new Schemas('#/');
    for (const { data } of events) schemas.refer(data);
    const found = Object.entries(schemas.byName).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([key, schema]) =>
        /Ids?$/.test(key) && !JSON.stringify(schema).includes('"uuid"') ? [`${name}.${key}`] : [],
      ),
    );
    expect(found).toEqual(foreign);
  });
});
