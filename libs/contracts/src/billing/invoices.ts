import { IsISO8601, IsIn, IsInt, IsString } from 'class-validator';
import { type InvoiceStatus, invoiceStatuses } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';

/** A bill of the provider's. */
export class Invoice {
  @IsString() id!: string;
  /** As it stands on the bill. */
  @Nullable() @IsString() number!: string | null;
  @IsISO8601() createdAt!: string;
  /** In the smallest unit of the currency: cents. */
  @IsInt() total!: number;
  /** ISO 4217, in lower case: `usd`. */
  @IsString() currency!: string;
  @IsIn(invoiceStatuses) status!: InvoiceStatus;
  /** The bill as a file; null where the provider gives none. */
  @Nullable() @IsString() downloadUrl!: string | null;
}

/** The caller's bills, newest first; drafts are left out. */
export const listInvoices = operation('billing.listInvoices', {
  route: 'GET /api/invoices',
  access: 'user',
  input: Nothing,
  output: [Invoice],
  deadline: 10_000,
});
