import { NewImport } from '../gifting/imports.js';
import { Nothing } from '../kit/empty-messages.js';
import { gatewayCall } from '../kit/gateway-call.js';

/** The field `file` of the form is the file. The gateway streams it into the object storage. */
export const sendImportFile = gatewayCall('imports.sendFile', {
  route: 'POST /api/imports',
  access: 'user',
  changes: ['imports'],
  input: Nothing,
  output: NewImport,
  status: 201,
  consumes: ['multipart/form-data'],
});
