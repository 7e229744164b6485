/** What a page may fetch from elsewhere besides pictures: the origins of a payment form. */
export interface ForeignSources {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}
