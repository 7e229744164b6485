import { partyNames, type Fault, type PartyName } from './fault.js';

type Listener = (fault: Fault) => void | Promise<void>;

/** One switch per third party. A party asks for its fault with every request, or listens when a fault has to reach its socket. */
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

  /** Resolves once the party behaves so: after `down`, no connection is accepted any more. */
  async set(party: PartyName, fault: Fault): Promise<void> {
    this.faults.set(party, fault);
    await this.listeners.get(party)?.(fault);
  }
}
