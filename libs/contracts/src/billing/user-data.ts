import { IsBoolean, IsISO8601, IsString } from 'class-validator';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { exportsUserData } from '../kit/user-data.js';

export class ExportedCustomer {
  /** The id at the payment provider. */
  @Nullable() @IsString() stripeCustomerId!: string | null;
  @IsString() tier!: string;
  @IsISO8601() createdAt!: string;
}

export class ExportedSubscription {
  @Id() id!: string;
  @IsString() stripeSubscriptionId!: string;
  @IsString() tier!: string;
  @IsString() status!: string;
  @Nullable() @IsISO8601() currentPeriodStart!: string | null;
  @Nullable() @IsISO8601() currentPeriodEnd!: string | null;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
  @IsISO8601() createdAt!: string;
}

/** The payment provider holds cards and invoices. */
export const billingUserData = exportsUserData('billing.readUserData', {
  customer: ExportedCustomer,
  subscriptions: ExportedSubscription,
});
