import { useLiveUpdates } from '../../lib/live/live.js';

export default function LiveUpdates(): null {
  useLiveUpdates(true);
  return null;
}
