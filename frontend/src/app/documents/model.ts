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
}
