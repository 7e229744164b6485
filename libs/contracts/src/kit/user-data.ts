import type { ServiceName } from '@presently/topology/services';
import { IsObject, IsString } from 'class-validator';
import { Id } from './fields/id.js';
import { internalOperation, type MessageClass, type Operation } from './operation.js';
import { PageRequest } from './page.js';

export class UserDataWanted extends PageRequest {
  @Id() userId!: string;
  /** The list's name in `export.json`. */
  @IsString() list!: string;
}

/** A row of a list in an export. */
export class ExportedRow {
  /** An instance of the list's class. */
  @IsObject() row!: object;
}

/** The call with which an export reads what a service holds about a user, list by list. */
export interface UserDataExport<
  Lists extends Readonly<Record<string, MessageClass>> = Readonly<Record<string, MessageClass>>,
> extends Operation<undefined, UserDataWanted, { readonly pageOf: typeof ExportedRow }> {
  /** The class of the rows, by the list's name in `export.json`. */
  readonly lists: Lists;
}

/** Declares a {@link UserDataExport}. The service's framework answers it. */
export const exportsUserData = <S extends ServiceName, const Lists extends Readonly<Record<string, MessageClass>>>(
  name: `${S}.readUserData`,
  lists: Lists,
): UserDataExport<Lists> => ({
  ...internalOperation(name, {
    input: UserDataWanted,
    output: { pageOf: ExportedRow },
    deadline: 10_000,
    repeats: 'always',
  }),
  lists,
});

export const isUserDataExport = (operation: Operation): operation is UserDataExport => 'lists' in operation;
