import { IsIn, IsInt, IsISO8601, IsString, Max, Min } from 'class-validator';
import { type ExportState, exportStates } from '@presently/rules/vocabulary';
import { mostExports } from '@presently/rules/bounds';
import { Nothing } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation, operation } from '../kit/operation.js';

/** A zip with everything that we hold about an account. */
export class Export {
  @Id() id!: string;
  @IsIn(exportStates) state!: ExportState;
  /** Percent. */
  @IsInt() @Min(0) @Max(100) progress!: number;
  /** Downloads the zip for its signed-in owner; null unless the state is `ready`. */
  @Nullable() @IsString() url!: string | null;
  /** Bytes; null until it is ready. */
  @Nullable() @IsInt() size!: number | null;
  @IsISO8601() requestedAt!: string;
  /** The zip is deleted then; null until it is ready. */
  @Nullable() @IsISO8601() expiresAt!: string | null;
}

export class ExportId {
  @Id() exportId!: string;
}

/**
 * Prepares an export in the background; a mail says when it is ready. While one is being prepared, answers that one. 403
 * `reauthentication-needed` without a recent proof of presence.
 */
export const requestExport = operation('gifting.requestExport', {
  route: 'POST /api/exports',
  access: 'user',
  changes: ['exports'],
  input: Nothing,
  output: Export,
  status: 201,
  budget: 'exports',
});
export const getExport = operation('gifting.getExport', {
  route: 'GET /api/exports/:exportId',
  access: 'user',
  shows: ['exports'],
  input: ExportId,
  output: Export,
});
/** The newest first. */
export const listExports = operation('gifting.listExports', {
  route: 'GET /api/exports',
  access: 'user',
  shows: ['exports'],
  input: Nothing,
  output: { listOf: Export, atMost: mostExports },
});

export class ExportFile {
  /** Key in the object storage. */
  @IsString() key!: string;
  @IsInt() size!: number;
  @IsISO8601() requestedAt!: string;
}
/** Where the caller's zip is stored. 404 unless it is ready; 403 `reauthentication-needed` without proof of presence. */
export const openExport = internalOperation('gifting.openExport', { input: ExportId, output: ExportFile });

export class ExportRequestedV1 {
  @Id() exportId!: string;
  @Id() userId!: string;
  /** Of the session that asked, as its owner sees it in the list of sessions. */
  @Nullable() @Id() sessionId!: string | null;
  @IsISO8601() requestedAt!: string;
}
/** A user wants a copy of all their data. */
export const exportRequested = event('gifting.export_requested.v1', ExportRequestedV1, { lane: 'facts' });

export class ExportFinishedV1 {
  @Id() exportId!: string;
  @Id() userId!: string;
  @IsISO8601() expiresAt!: string;
}
/** A zip is ready for its owner. */
export const exportFinished = event('gifting.export_finished.v1', ExportFinishedV1, { lane: 'mails' });
