import { mostMoney } from '@presently/rules/money';
import * as v from 'valibot';
import { choicesIn } from './choices-in.js';
import { isSoldOut } from './sold-out.js';
import type { ProductNow } from '../product-now.js';

const Input = v.object({ id: v.string() });
const Variant = v.object({
  id: v.optional(v.unknown()),
  price: v.object({ amount: v.number(), currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
  availability: v.optional(v.object({ available: v.optional(v.boolean()), status: v.optional(v.unknown()) })),
  inputs: v.fallback(v.optional(v.array(Input), []), []),
});
const Product = v.object({
  id: v.optional(v.unknown()),
  options: v.optional(v.unknown()),
  variants: v.array(v.unknown()),
});
const Message = v.object({ code: v.optional(v.unknown()), content: v.optional(v.unknown()) });

/** Variants of one product, products of one answer and messages that are looked at. */
const most = 50;
const longestText = 1_000;

const read = <S extends v.GenericSchema>(schema: S, list: unknown): v.InferOutput<S>[] =>
  (Array.isArray(list) ? list.slice(0, most) : []).flatMap((each) => {
    const { success, output } = v.safeParse(schema, each);
    return success ? [output] : [];
  });

/**
 * What an answer of `lookup_catalog` says of one product or variant; undefined if it says nothing that can be used.
 * A product is gone only if the answer says so: one that is left out may have been forgotten.
 */
export function variantIn(
  { products, messages }: { products?: unknown; messages?: unknown },
  id: string,
): ProductNow | undefined {
  for (const product of read(Product, products)) {
    const variants = read(Variant, product.variants);
    const exact = variants.find((each) => each.id === id);
    const asked = variants.find(({ inputs }) => inputs.some((input) => input.id === id));
    const found = exact ?? asked ?? (product.id === id ? variants[0] : undefined);
    if (found) return Object.assign(stateOf(found), { choices: choicesIn(product) });
  }
  return isNotFound(messages, id) ? gone : undefined;
}

/** The same of an answer of `get_product`, whose first variant is the one that was asked for. */
export function variantOf(
  { product, messages }: { product?: unknown; messages?: unknown },
  id: string,
): ProductNow | undefined {
  const [found] = read(Product, [product]);
  if (!found) return isNotFound(messages, id) ? gone : undefined;
  const variants = read(Variant, found.variants);
  const asked = variants.find((each) => each.id === id) ?? variants[0];
  return asked && Object.assign(stateOf(asked), { choices: choicesIn(found) });
}

const gone: ProductNow = { price: undefined, isSoldOut: true };

function stateOf({ price, availability }: v.InferOutput<typeof Variant>): ProductNow {
  const { amount } = price;
  const isPrice = Number.isSafeInteger(amount) && amount > 0 && amount <= mostMoney;
  return { price: isPrice ? { amount, currency: price.currency } : undefined, isSoldOut: isSoldOut(availability) };
}

/** Shops name the id in the text of the message. */
const isNotFound = (messages: unknown, id: string): boolean =>
  read(Message, messages).some(
    ({ code, content }) =>
      code === 'not_found' && typeof content === 'string' && content.length <= longestText && names(content, id),
  );

const names = (text: string, id: string) =>
  new RegExp(String.raw`(?<![\w/-])${RegExp.escape(id)}(?![\w/-])`).test(text);
