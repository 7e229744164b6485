import ICAL from 'ical.js';
import type pg from 'pg';
import { Failure } from '../../libs/cli/src/failure.ts';
import { newcomer, type Client } from '../world/client.ts';
import type { Product } from '../world/product.ts';
import { addressBook } from './address-book.ts';
import { CpuMeter, type Cost } from './cpu.ts';

export interface ImportFigures {
  people: number;
  /** Milliseconds from the upload until all rows are shown, and from the choice of all until they are written. */
  readMs: number;
  applyMs: number;
  /** The same file when all people are known. */
  againMs: number;
  /** Milliseconds of processor time per 1,000 people, until all effects of the events have ended. */
  cost: Cost;
  /** The parser alone, and inserting the same rows with one statement per table. */
  byHandMs: number;
}

/** Imports an address book into a new account, and reads it once more. */
export async function importPeople(product: Product, people: number): Promise<ImportFigures> {
  const book = addressBook(people);
  await importOf(await newcomer(product.url), addressBook(20));
  const person = await newcomer(product.url);
  let measured = { readMs: 0, applyMs: 0 };
  const cost = await new CpuMeter(product).perOperation(people / 1_000, async () => {
    measured = await importOf(person, book);
  });
  const { readMs: againMs, counts } = await readOf(person, book);
  if (counts.same !== people) throw new Failure(`Only ${counts.same} of ${people} people are known`);
  const byHandMs = await product.database('gifting').connected((client) => byHand(client, person.id, book));
  return { people, ...measured, againMs, cost, byHandMs };
}

async function readOf(person: Client, book: string) {
  const started = performance.now();
  const importId = await person.sendPeople(book);
  const readMs = performance.now() - started;
  return { importId, readMs, counts: (await person.importIs(importId, ['ready'])).counts };
}

async function importOf(person: Client, book: string): Promise<{ readMs: number; applyMs: number }> {
  const { importId, readMs, counts } = await readOf(person, book);
  const rowIds = Array.from({ length: counts.new }, (_, nth) => String(nth + 1));
  const started = performance.now();
  await person.api('POST /api/imports/:importId/apply', { importId, rowIds });
  const { result } = await person.importIs(importId, ['applied', 'failed']);
  if (result?.added !== counts.new) throw new Failure(`${result?.added} of ${counts.new} people were added`);
  return { readMs, applyMs: performance.now() - started };
}

/** Parses the file, and writes the rows of a user again in a transaction that is rolled back. */
async function byHand(client: pg.Client, userId: string, book: string): Promise<number> {
  const started = performance.now();
  ICAL.parse(book);
  let ms = performance.now() - started;
  await client.query('begin');
  for (const table of ['recipients', 'occasions']) {
    const { rows } = await client.query<{ json: string }>(
      `select jsonb_agg(to_jsonb(t) || jsonb_build_object('id', gen_random_uuid()))::text as json
       from ${table} t where user_id = $1`,
      [userId],
    );
    const from = performance.now();
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      rows[0]!.json,
    ]);
    ms += performance.now() - from;
  }
  await client.query('rollback');
  return ms;
}
