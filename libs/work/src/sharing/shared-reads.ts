import { Batches } from './batches.js';

interface Waiting<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
}

/** Answers questions that come together with one statement. */
export class SharedReads<Key, Value> {
  private readonly batches: Batches<Waiting<Key, Value>>;

  /** @param read returns the values in the order of the keys */
  constructor(read: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    this.batches = new Batches(async (batch) => {
      const values = await read(batch.map(({ key }) => key));
      batch.forEach(({ resolve }, index) => resolve(values[index]!));
    });
  }

  get(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.batches.add({ key, resolve }).catch(reject);
    });
  }
}
