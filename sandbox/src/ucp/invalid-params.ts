/** The arguments of a call are wrong: JSON-RPC's -32602. */
export class InvalidParams extends Error {}
