/** The documents that the gateway serves; `services/gateway/src/frontend/frontend.ts` reads them. */
export interface AppDocuments {
  /** By path, without a trailing slash. */
  pages: Record<string, PageDocuments>;
  /** Starts the application with its page for unknown addresses. */
  notFound: string;
}

export interface PageDocuments {
  /** Starts the application. */
  application: string;
  /** The finished page for visitors without a session; null if the screen has none. */
  ready: string | null;
  /** Renders the page for one signed-in user; null if only the application can. */
  personal: PersonalPage | null;
}

export interface PersonalPage {
  /** The routes of the API whose answers it shows. */
  reads: readonly string[];
  write: (written: WrittenAnswers, now: Date) => Promise<string>;
}

/** The data that a page was rendered from. It is part of the page, so that the application can hydrate it. */
export interface WrittenAnswers {
  /** By route, as the API answers it. */
  answers: Record<string, unknown>;
  /** IANA name of the zone of all times on the page. */
  timeZone: string;
}
