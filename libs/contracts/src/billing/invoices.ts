import { IsISO8601, IsIn, IsInt, IsString } from 'class-validator';
import { type InvoiceStatus, invoiceStatuses } from '@presently/rules/vocabulary';
import { Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** An invoice of the payment provider. */
export class Invoice {
  @IsString() id!: string;
  /** The number printed on the invoice. */
  @Nullable() @IsString() number!: string | null;
  @IsISO8601() createdAt!: string;
  /** In the smallest unit of the currency: cents. */
  @IsInt() total!: number;
  /** ISO 4217, in lower case: `usd`. */
  @IsString() currency!: string;
  @IsIn(invoiceStatuses) status!: InvoiceStatus;
  /** The invoice as a file; null if the provider has none. */
  @Nullable() @IsString() downloadUrl!: string | null;
}

/** The caller's invoices, newest first, without drafts. */
export const listInvoices = operation('billing.listInvoices', {
  route: 'GET /api/invoices',
  access: 'user',
  shows: ['invoices'],
  input: PageRequest,
  output: { pageOf: Invoice },
  deadline: 10_000,
});
