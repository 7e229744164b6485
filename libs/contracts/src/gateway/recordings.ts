import { Upload } from '../gifting/uploads.js';
import { Nothing } from '../kit/empty-messages.js';
import { gatewayAddress, gatewayCall } from '../kit/gateway-call.js';

/** The body is the recording; the gateway streams it into the object storage. */
export const sendVoiceNote = gatewayCall('uploads.sendVoiceNote', {
  route: 'POST /api/uploads/voice',
  access: 'user',
  changes: [],
  input: Nothing,
  output: Upload,
  status: 201,
  consumes: ['audio/*', 'video/*'],
});
/** Like {@link sendVoiceNote}, for a video message. */
export const sendVideoMessage = gatewayCall('uploads.sendVideoMessage', {
  route: 'POST /api/uploads/video',
  access: 'user',
  changes: [],
  input: Nothing,
  output: Upload,
  status: 201,
  consumes: ['video/*'],
});

/** Answers byte ranges. */
export const playRecording = gatewayAddress('recordings.play', { route: 'GET /media/:kind/:name', access: 'public' });
/** A person's picture, for the sender who has uploaded it. */
export const showPortrait = gatewayAddress('portraits.show', {
  route: 'GET /media/people/:recipientId',
  access: 'public',
});
/** A picture from elsewhere, `?url=`, as our copy: for signed-in people only, so that no one else makes us fetch. */
export const showPicture = gatewayAddress('pictures.show', { route: 'GET /media/pictures', access: 'public' });
