import { getMetadataStorage } from 'class-validator';

/**
 * Makes class-validator search the rules of a class once. By itself it compares the class with all others at every
 * validation, which is most of its work. Rules do not change once their class is loaded.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const found = new Map<unknown, ReturnType<typeof search>>();
  const grouped = new WeakMap<object, ReturnType<typeof group>>();

  storage.getTargetValidationMetadatas = (type, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups) return search(type, schema, always, strictGroups, groups);
    let rules = found.get(type);
    if (!rules) found.set(type, (rules = search(type, schema, always, strictGroups, groups)));
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    let groups = grouped.get(rules);
    if (!groups) grouped.set(rules, (groups = group(rules)));
    return groups;
  };
}
