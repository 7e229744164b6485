import { partyNames, type Fault, type PartyName } from './fault.js';

type Listener = (fault: Fault) => void | Promise<void>;

/** One fault per party. A party reads it for every request, or subscribes to it if the fault concerns its socket. */
export class FaultSwitches {
  private readonly faults = new Map<PartyName, Fault>(partyNames.map((name) => [name, { mode: 'ok' }]));
  private readonly listeners = new Map<PartyName, Listener>();

  get(party: PartyName): Fault {
    return this.faults.get(party)!;
  }

  all(): Record<PartyName, Fault> {
    return Object.fromEntries(this.faults) as Record<PartyName, Fault>;
  }

  onChange(party: PartyName, listener: Listener): void {
    this.listeners.set(party, listener);
  }

  /** Resolves when the fault is in effect: after `down`, no connection is accepted. */
  async set(party: PartyName, fault: Fault): Promise<void> {
    this.faults.set(party, fault);
    await this.listeners.get(party)?.(fault);
  }
}
