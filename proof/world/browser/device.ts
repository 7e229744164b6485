/** A browser's push subscription, whose private key the sandbox keeps. */
export interface Device {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a device shows. */
export interface Push {
  id: string;
  title: string;
  body: string;
  url: string;
  /** How often the push service took it. */
  times: number;
}
