import { mostChoices, type VariantChoices } from '@presently/contracts/kit/variant-choices';
import { maxLength } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { storableText } from '../../storable-text.js';

const Named = v.object({ name: v.string(), label: v.string() });
const Option = v.object({ name: v.string(), values: v.array(v.unknown()) });
const Value = v.object({ label: v.string() });

/** Of the options that shops have, those that we ask for, in the languages of the gift's page. */
const kinds = {
  size: /^(?:size|shoe size|größe|taille|pointure|talla|taglia|misura|tamanho|サイズ|المقاس|الحجم)$/i,
  colour: /^(?:colou?r|farbe|couleur|color|colore|cor|カラー|色|اللون)$/i,
} as const;
export type Kind = keyof typeof kinds;

const most = 50;
const read = <S extends v.GenericSchema>(schema: S, list: unknown): v.InferOutput<S>[] =>
  (Array.isArray(list) ? list.slice(0, most) : []).flatMap((each) => {
    const { success, output } = v.safeParse(schema, each);
    return success ? [output] : [];
  });
const text = (label: string): string => storableText(label.slice(0, maxLength.variant)).replaceAll(/\s+/g, ' ').trim();
const kindOf = (name: string): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => name.length <= maxLength.variant && kinds[kind].test(name.trim()));

/** The size and the colour of one variant. */
function selectedIn(options: unknown): Partial<Record<Kind, string>> {
  const selected: Partial<Record<Kind, string>> = {};
  for (const { name, label } of read(Named, options)) {
    const kind = kindOf(name);
    if (kind) selected[kind] ??= text(label);
  }
  return selected;
}

/**
 * What a UCP shop asks for before it sells a product: the options of the product, and where it lists none, those in which
 * its variants differ. An option with one value is nothing to ask for. Undefined where it says nothing of them.
 */
export function choicesIn(product: { options?: unknown; variants?: unknown }): VariantChoices | undefined {
  const { options, variants } = product;
  // A look-up may answer with the one variant that was asked for.
  if (!Array.isArray(options) && !(Array.isArray(variants) && variants.length > 1)) return undefined;
  const found = new Map<Kind, Set<string>>();
  const add = (kind: Kind | undefined, labels: readonly string[]) => {
    if (kind) found.set(kind, new Set([...(found.get(kind) ?? []), ...labels.map(text).filter(Boolean)]));
  };
  for (const { name, values } of read(Option, options))
    add(
      kindOf(name),
      read(Value, values).map(({ label }) => label),
    );
  if (found.size === 0)
    for (const { options: own } of read(v.object({ options: v.unknown() }), variants))
      for (const { name, label } of read(Named, own)) add(kindOf(name), [label]);
  return Object.fromEntries(
    [...found].flatMap(([kind, labels]) => (labels.size > 1 ? [[kind, [...labels].slice(0, mostChoices)]] : [])),
  );
}

const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.trim().toLowerCase();

/** The id of the variant that has this size and this colour, as far as they are wanted. */
export function variantWith(product: unknown, wanted: Partial<Record<Kind, string>>): string | undefined {
  const { success, output } = v.safeParse(v.object({ variants: v.unknown() }), product);
  const asked = Object.entries(wanted) as [Kind, string][];
  if (!success || asked.length === 0) return undefined;
  return read(v.object({ id: v.string(), options: v.unknown() }), output.variants).find(({ options }) => {
    const selected = selectedIn(options);
    return asked.every(([kind, label]) => same(selected[kind], label));
  })?.id;
}
