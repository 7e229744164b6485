import type { NeededScope } from '@presently/rules/token-scopes';
import type { Operation, RowOf, PagedOperation } from '@presently/contracts/kit/operation';

/** A tool of the Model Context Protocol that makes one call of the contracts. */
export interface Tool {
  /** As assistants call it: `list_people`. */
  readonly name: string;
  readonly title: string;
  /** For a model that reads it for the first time. */
  readonly description: string;
  readonly operation: Operation;
  /** Fields of the call's input that the assistant may give. Others are not there. */
  readonly input: readonly string[];
  /** Fields of the answer that the assistant reads. Others are not there. */
  readonly output: readonly string[];
  /** More of both, for a token with the scope `contacts`: addresses, numbers and notes. */
  readonly contacts?: readonly string[];
  /** The field of the result that is the list, for a call that answers with one. */
  readonly listed?: string;
  /** Given where the assistant gives nothing. */
  readonly usual?: Readonly<Record<string, unknown>>;
  /** The page of the application that shows the result. */
  readonly page: (input: Record<string, unknown>, answer: Record<string, unknown>) => string;
}

/** Names fields that the call has: the compiler refuses others. */
export function tool<Op extends Operation>(
  declared: Omit<Tool, 'operation' | 'input' | 'output' | 'contacts'> & {
    operation: Op;
    input: readonly (keyof InstanceType<Op['input']> & string)[];
    output: readonly FieldOf<Op>[];
    contacts?: readonly (FieldOf<Op> | (keyof InstanceType<Op['input']> & string))[];
  },
): Tool {
  return declared;
}

type FieldOf<Op extends Operation> = Op extends PagedOperation
  ? keyof RowOf<Op> & string
  : Op['output'] extends abstract new () => infer Answer
    ? keyof Answer & string
    : never;

/** What a tool needs of a token. */
export const scopeOf = ({ operation }: Tool): NeededScope =>
  operation.route === undefined ? 'write' : operation.scope;
