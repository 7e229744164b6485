/** Notifies open pages that an outbox or a fault has changed. */
export class Changes {
  private readonly listeners = new Set<() => void>();

  announce(): void {
    for (const listener of this.listeners) listener();
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
