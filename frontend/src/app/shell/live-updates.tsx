import { useLiveUpdates } from '../../lib/live.js';

export default function LiveUpdates(): null {
  useLiveUpdates(true);
  return null;
}
