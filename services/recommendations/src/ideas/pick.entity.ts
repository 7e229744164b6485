import { defineEntity, p } from '@mikro-orm/core';

const PickSchema = defineEntity({
  name: 'Pick',
  tableName: 'picks',
  properties: {
    /** A hash of what a listing must be. */
    kind: p.text().primary(),
    /** The product's first key: see `offerKeys`. */
    product: p.text().primary(),
    pickedAt: p.datetime().columnType('timestamptz').index('picks_age'),
  },
});

/** A product that the model has picked as what an idea asks for. */
export class Pick extends PickSchema.class {}
PickSchema.setClass(Pick);
