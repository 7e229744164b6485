import { useLiveUpdates } from '../../lib/live/live.js';
import { useOffline } from '../offline/use-offline.js';

export default function LiveUpdates(): null {
  useLiveUpdates(true);
  useOffline();
  return null;
}
