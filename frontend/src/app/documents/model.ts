/** What the gateway serves as the application; `services/gateway/src/frontend/frontend.ts` is the other end. */
export interface AppDocuments {
  /** By path, without a slash at the end. */
  pages: Record<string, PageDocuments>;
  /** Starts the application, which says that there is nothing at this address. */
  notFound: string;
}

export interface PageDocuments {
  /** Starts the application. */
  application: string;
  /** The page itself, there to be read as soon as it has arrived. For visitors without a session; null where there is none. */
  ready: string | null;
  /** Writes the page for one signed-in user; null where only the application can. */
  personal: PersonalPage | null;
}

export interface PersonalPage {
  /** The routes of the API whose answers it shows. */
  reads: readonly string[];
  write: (written: WrittenAnswers, now: Date) => Promise<string>;
}

/** What a page was written from. It travels with it, so that the application goes on where the server has stopped. */
export interface WrittenAnswers {
  /** By route, as the API answers. */
  answers: Record<string, unknown>;
  /** IANA name of the zone whose clocks the page shows. */
  timeZone: string;
}
